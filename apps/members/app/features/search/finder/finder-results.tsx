import type { Api } from '@vesper/api-client';
import type { CallAnswer } from '@vesper/contract';
import { useSession } from '@vesper/session';
import { Button, EmptyState, KitLink } from '@vesper/ui';
import { UserSearch } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useLocation } from 'react-router';
import { likeHeartMessages } from '../../../notices/likes/heart/heart-messages.ts';
import { FoundHeart } from '../../../notices/likes/heart/like-heart.tsx';
import { ScreenNotice } from '../../../frame/later/alerts.tsx';
import { GrowingListFoot } from '../../../parts/growing-list/growing-list-foot.tsx';
import { useGrowingList } from '../../../parts/growing-list/use-growing-list.ts';
import { useSpokenDistance } from '../../../parts/profile/distance.ts';
import { soughtMessages } from '../../../parts/profile/field-messages.ts';
import { interestMessage } from '../../../parts/profile/interests/interest-messages.ts';
import { profileFromSuggestions } from '../../../parts/profile/shown/suggestions-link.ts';
import { useReasonsAsShown } from '../../../parts/profile/shown/as-shown.ts';
import { useStillThere } from '../../../parts/profile/shown/gone.ts';
import { MemberTile } from '../../../parts/profile/tile/member-tile.tsx';
import { matchMessages } from '../match-messages.ts';
import type { FinderQuestion } from './finder-act.ts';
import { useReachText } from './finder-question.tsx';
import { finderMessages } from './messages.ts';

export type Finder = CallAnswer<'matchFinder'>;
type Match = Finder['matches'][number];
type Reason = Match['reasons'][number];

export interface FinderPage {
  readonly matches: readonly Match[];
  readonly next: string | null;
}

/** A page of those who match; the first without a cursor. */
export const readFinderPage = async (
  api: Api,
  realOnly: boolean,
  cursor: string | null,
): Promise<FinderPage> => {
  const query = { ...(realOnly && { real_only: '1' as const }), ...(cursor && { cursor }) };
  const { matches, next_cursor: next } = await api.call('matchFinder', { query });
  return { matches, next };
};

/** More would say the same under each face. */
const mostReasons = 3;
const mostInterests = 3;

/** A reason in words. */
const useReasonText = (): ((reason: Reason) => string) => {
  const intl = useIntl();
  const spoken = useSpokenDistance();
  const own = useSession(({ user }) => user?.profile.interests) ?? [];
  return ({ code, interests = [], distance }) => {
    if (code === 'interests') {
      const names = interests.slice(0, mostInterests).map((interest) => {
        const message = interestMessage(interest);
        return message ? intl.formatMessage(message) : interest;
      });
      const isShared = interests.every((interest) => own.includes(interest));
      return intl.formatMessage(isShared ? finderMessages.both : finderMessages.likes, {
        interests: names.join(', '),
      });
    }
    if (code === 'distance')
      return intl.formatMessage(finderMessages.within, { distance: distance ? spoken(distance) : '' });
    if (code === 'new_here') return intl.formatMessage(finderMessages.newHere);
    const messages = {
      region: matchMessages.region,
      age: matchMessages.age,
      wants_you: matchMessages.wantsYou,
    };
    return intl.formatMessage(messages[code]);
  };
};

const Why = ({ member, reasons }: Match) => {
  const textOf = useReasonText();
  const asShown = useReasonsAsShown();
  return (
    <div className="finder-why">
      <ul className="match-reasons">
        {asShown(reasons)
          .slice(0, mostReasons)
          .map((reason) => (
            <li key={reason.code}>{textOf(reason)}</li>
          ))}
      </ul>
      <KitLink href={`/members/${member.id}/chat`}>
        <FormattedMessage {...likeHeartMessages.write} />
      </KitLink>
    </div>
  );
};

/** What was answered, each a link that changes it. */
const Answers = ({ wish, questions }: Pick<Finder, 'wish' | 'questions'>) => {
  const intl = useIntl();
  const reachText = useReachText();
  const texts: Readonly<Record<FinderQuestion, string>> = {
    who: intl.formatMessage(soughtMessages[wish.gender ?? 'everyone']),
    age: `${wish.min_age}–${wish.max_age}`,
    place: reachText(wish.reach),
    interests: intl.formatMessage(finderMessages.someInterests, { count: wish.interests.length }),
  };
  return (
    <nav aria-label={intl.formatMessage(finderMessages.answers)}>
      <ul className="finder-answers">
        {questions.map((question) => (
          <li key={question}>
            <KitLink href={`/match-finder?step=${question}`} className="finder-answers__link">
              {texts[question]}
            </KitLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The nearest answer that finds somebody, one press away. */
const Wider = ({ wish, wider }: { readonly wish: Finder['wish']; readonly wider: Finder['wish'] }) => {
  const intl = useIntl();
  const spoken = useSpokenDistance();
  const isFarther = wider.reach !== wish.reach;
  const label = (): string => {
    if (!isFarther)
      return intl.formatMessage(finderMessages.widerAges, { from: wider.min_age, to: wider.max_age });
    if (wider.reach === 'country') return intl.formatMessage(finderMessages.widerCountry);
    if (wider.reach === 'anywhere') return intl.formatMessage(finderMessages.widerAnywhere);
    return intl.formatMessage(finderMessages.widerWithin, {
      distance: spoken(Number(wider.reach) as Parameters<typeof spoken>[0]),
    });
  };
  return (
    <Form method="post">
      <input type="hidden" name="reach" value={wider.reach} />
      <input type="hidden" name="min_age" value={wider.min_age} />
      <input type="hidden" name="max_age" value={wider.max_age} />
      <Button type="submit" look="go" size="large">
        {label()}
      </Button>
    </Form>
  );
};

const Nobody = ({ wish, wider }: Pick<Finder, 'wish' | 'wider'>) => {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(finderMessages.none)}
      icon={<UserSearch size={44} aria-hidden="true" />}
      {...(wider && { actions: <Wider wish={wish} wider={wider} /> })}
    >
      <FormattedMessage {...(wider ? finderMessages.noneText : finderMessages.nobody)} />
    </EmptyState>
  );
};

/** The first rows are seen at once. */
const eagerCards = 4;

interface PeopleProps extends Omit<FinderResultsProps, 'about'>, Pick<Finder, 'wish'> {
  readonly first: FinderPage;
}

const People = ({ first, wish, realOnly, actKey }: PeopleProps) => {
  const intl = useIntl();
  const { key } = useLocation();
  // Another answer finds other people, at the same place of the history as well.
  const place = `${key} ${String(realOnly)} ${JSON.stringify(wish)}`;
  const list = useGrowingList(first, (api, cursor) => readFinderPage(api, realOnly, cursor), place);
  const matches = useStillThere()(
    list.pages.flatMap((page) => page.matches),
    ({ member }) => member.id,
  );
  return (
    <>
      <ul className="member-grid member-grid--faces">
        {matches.map((match, index) => (
          <li key={match.member.id}>
            <MemberTile
              member={match.member}
              href={profileFromSuggestions(match.member.id, 'finder')}
              headingLevel={2}
              eager={index < eagerCards}
              corner={<FoundHeart member={match.member} actKey={actKey} />}
              extra={<Why {...match} />}
            />
          </li>
        ))}
      </ul>
      <GrowingListFoot
        list={list}
        hrefOf={(cursor) => `/match-finder?${new URLSearchParams({ cursor }).toString()}`}
        shownText={intl.formatMessage(finderMessages.shown, { count: matches.length })}
        moreLabel={intl.formatMessage(finderMessages.more)}
        endText={intl.formatMessage(finderMessages.end)}
      />
    </>
  );
};

export interface FinderResultsProps {
  readonly about: Finder;
  readonly realOnly: boolean;
  readonly actKey: string;
}

/** Who matches best, with the reasons, and the answers they follow from. */
export const FinderResults = ({ about, realOnly, actKey }: FinderResultsProps) => {
  const first = { matches: about.matches, next: about.next_cursor };
  return (
    <>
      <header className="finder-head">
        <h1 className="screen-title">
          <FormattedMessage {...matchMessages.title} />
        </h1>
        <Answers wish={about.wish} questions={about.questions} />
        {first.matches.length > 0 ? (
          <p className="text-muted">
            <FormattedMessage {...finderMessages.lead} />
          </p>
        ) : null}
      </header>
      {first.matches.length > 0 ? (
        <People first={first} wish={about.wish} realOnly={realOnly} actKey={actKey} />
      ) : (
        <Nobody wish={about.wish} wider={about.wider} />
      )}
      <ScreenNotice />
    </>
  );
};
