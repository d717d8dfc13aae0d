import type { CallAnswer, FoundMember } from '@vesper/contract';
import { swipeRestDays } from '@vesper/domain';
import { formatDate } from '@vesper/i18n/react';
import { Button, EmptyState, LinkButton, SwipeCard } from '@vesper/ui';
import { Undo2, UsersRound } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { useFictionalLabel } from '../../frame/fictional-label.ts';
import { laterPart } from '../../frame/later/later-part.tsx';
import { frameMessages } from '../../frame/messages.ts';
import { usePictures } from '../../frame/picture.ts';
import type { MemberActResult } from '../../parts/profile/member-act-result.ts';
import { useFoundAsShown } from '../../parts/profile/shown/as-shown.ts';
import { usePlace } from '../../parts/profile/shown/place.ts';
import { useVerifiedLabel } from '../../parts/profile/shown/verified.ts';
import { RefusedAct } from '../../parts/requests/refused-act.tsx';
import { useTimeZone } from '../../parts/time/local-time.tsx';
import { swipeMessages } from './messages.ts';
import { usePreloaded, useSwipeGame } from './use-swipe-game.ts';

const CardMatch = laterPart(async () => (await import('../../notices/likes/card-match.tsx')).CardMatch, {
  failure: 'nowhere',
});

type Pile = CallAnswer<'swipe'>;

/** How many likes are left, or when the next ones come by the reader's clock: the member's own day may end by another one. */
const LikesLeft = ({ day }: Pick<Pile, 'day'>) => {
  const intl = useIntl();
  const timeZone = useTimeZone(day.time_zone);
  if (day.likes_left > 0)
    return (
      <p className="text-muted" role="status">
        <FormattedMessage {...swipeMessages.left} values={{ count: day.likes_left }} />
      </p>
    );
  const time = formatDate(intl, day.ends, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return (
    <p className="text-muted" role="status">
      <FormattedMessage {...swipeMessages.wait} values={{ time }} />
    </p>
  );
};

const NobodyLeft = () => {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(swipeMessages.none)}
      icon={<UsersRound size={44} aria-hidden="true" />}
      actions={
        <LinkButton href="/members" look="go">
          <FormattedMessage {...swipeMessages.search} />
        </LinkButton>
      }
    >
      <FormattedMessage {...swipeMessages.noneText} values={{ days: swipeRestDays }} />
    </EmptyState>
  );
};

/** The form that takes the newest decision back while no script runs: its button stands within another one. */
const undoForm = 'swipe-undo';

const UndoForm = ({ member }: { readonly member: string }) => (
  <Form method="post" id={undoForm} hidden>
    <input type="hidden" name="decision" value="undo" />
    <input type="hidden" name="member" value={member} />
  </Form>
);

const UndoButton = ({ undo }: { readonly undo: () => void }) => (
  <Button
    look="quiet"
    icon={<Undo2 size={20} aria-hidden="true" />}
    type="submit"
    form={undoForm}
    onClick={(event) => {
      event.preventDefault();
      undo();
    }}
  >
    <FormattedMessage {...swipeMessages.undo} />
  </Button>
);

export interface SwipeGameProps {
  readonly first: Pile;
  /** Why nothing came of a form that was sent before the script ran: said until something is decided here. */
  readonly refused?: MemberActResult['refused'] | undefined;
  readonly realOnly: boolean;
  /** The idempotency key of a decision made before the script runs. */
  readonly actKey: string;
}

/** One member at a time, to like or to pass (spec §4, swipe game). */
export const SwipeGame = ({ first, refused, realOnly, actKey }: SwipeGameProps) => {
  const intl = useIntl();
  const place = usePlace();
  const fictionalLabel = useFictionalLabel();
  const verifiedLabel = useVerifiedLabel();
  const { full } = usePictures();
  const { top, next, day, last, match, closeMatch, decide, undo } = useSwipeGame(first, realOnly);
  usePreloaded(next?.main_image ? full(next.main_image).src : undefined);
  const mayLike = day.likes_left > 0;
  const isUntouched = (last?.id ?? null) === first.undo;
  const undoButton = last ? <UndoButton undo={undo} /> : null;
  const asShown = useFoundAsShown();
  const card = (found: FoundMember, member = asShown(found)) => (
    <Form method="post" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="member" value={member.id} />
      <input type="hidden" name="key" value={actKey} />
      <SwipeCard
        memberId={member.id}
        href={`/members/${member.id}`}
        name={member.name}
        age={member.age}
        place={place(member)}
        picture={member.main_image && full(member.main_image)}
        fictionalLabel={member.fictional ? fictionalLabel : null}
        automaticLabel={member.automatic ? intl.formatMessage(frameMessages.automatic) : undefined}
        premiumLabel={member.premium ? intl.formatMessage(frameMessages.premiumMember) : null}
        verifiedLabel={verifiedLabel(member)}
        likeLabel={intl.formatMessage(swipeMessages.like)}
        passLabel={intl.formatMessage(swipeMessages.pass)}
        likedText={intl.formatMessage(swipeMessages.liked, { name: member.name })}
        passedText={intl.formatMessage(swipeMessages.passed, { name: member.name })}
        mayLike={mayLike}
        besidePass={undoButton}
        posts
        onLike={() => decide(found, 'like')}
        onPass={() => decide(found, 'pass')}
      >
        {member.line ? <p>{member.line}</p> : null}
      </SwipeCard>
    </Form>
  );
  return (
    <>
      {isUntouched ? <RefusedAct refused={refused} /> : null}
      <div className="swipe-head">
        <LikesLeft day={day} />
        {mayLike || !top ? undoButton : null}
      </div>
      {last ? <UndoForm member={last.id} /> : null}
      {top ? card(top) : <NobodyLeft />}
      {match ? <CardMatch member={match} onClose={closeMatch} /> : null}
    </>
  );
};
