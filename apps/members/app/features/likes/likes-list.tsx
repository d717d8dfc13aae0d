import { useSession } from '@vesper/session';
import { EmptyState, LinkButton } from '@vesper/ui';
import { Heart } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { laterPart } from '../../frame/later/later-part.tsx';
import { GrowingListFoot } from '../../parts/growing-list/growing-list-foot.tsx';
import { useGrowingList } from '../../parts/growing-list/use-growing-list.ts';
import { useStillThere } from '../../parts/profile/shown/gone.ts';
import { LikeCard } from './like-card.tsx';
import { type LikesPage, type LikeType, readLikesPage } from './likes-page.ts';
import { likesMessages } from './messages.ts';
import { useLiveLikes } from './use-live-likes.ts';

/** Few likes are taken back while their list is open: what hears of them comes after it. */
const LaterTakenBack = laterPart(async () => (await import('./taken-back.tsx')).TakenBack, {
  failure: 'nowhere',
});

const emptyTexts = {
  received: [likesMessages.emptyReceived, likesMessages.emptyReceivedText],
  sent: [likesMessages.emptySent, likesMessages.whatIsALike],
  matches: [likesMessages.emptyMatches, likesMessages.whatIsAMatch],
} as const;

/** What brings more of them where somebody is already. */
const moreTexts = {
  received: likesMessages.moreReceived,
  sent: likesMessages.whatIsALike,
  matches: likesMessages.moreMatches,
} as const;

/** The first rows are seen at once. */
const eagerCards = 4;

/** Beside one who stands alone: what brings more of them. The next step is that person's heart, and not this. */
const More = ({ type }: { readonly type: LikeType }) => {
  // Without a photo a notice above the list asks for one: it is said once.
  const isSaid = useSession(({ user }) => user?.profile.main_image === null);
  return (
    <div className="likes-more stack">
      <span className="likes-more__sign">
        <Heart size={44} aria-hidden="true" />
      </span>
      {type === 'received' && isSaid ? (
        <p className="lead likes-more__besides">
          <FormattedMessage {...likesMessages.whatIsALike} />
        </p>
      ) : (
        <p className="lead">
          <FormattedMessage {...moreTexts[type]} />
        </p>
      )}
      <div className="cluster">
        <LinkButton href="/members" look="outline">
          <FormattedMessage {...likesMessages.search} />
        </LinkButton>
      </div>
    </div>
  );
};

/** What a tab shows: the pages it has grown by, and what came since. */
const useTab = (type: LikeType, first: LikesPage) => {
  const stillThere = useStillThere();
  const { key, search } = useLocation();
  const list = useGrowingList(first, (api, cursor) => readLikesPage(api, type, cursor), `${key} ${type}`);
  const live = useLiveLikes({
    type,
    first,
    paged: [...new Map(list.pages.flatMap((page) => page.entries).map((one) => [one.id, one])).values()],
    isWhole: list.next === null,
    isFromTop: !new URLSearchParams(search).has('cursor'),
  });
  return {
    list,
    ref: live.list,
    takenBack: live.takenBack,
    entries: stillThere(live.entries, ({ profile }) => profile.id),
  };
};

interface LikesListProps {
  readonly type: LikeType;
  readonly first: LikesPage;
  readonly actKey: string;
}

/** One tab's members, newest first, with those that come while it is open. */
export const LikesList = ({ type, first, actKey }: LikesListProps) => {
  const tab = useTab(type, first);
  return (
    <>
      {/* Beside an empty list as well: whom it gets may be gone before more of the page has come. */}
      <LaterTakenBack {...tab.takenBack} />
      <Tab type={type} actKey={actKey} {...tab} />
    </>
  );
};

const Tab = ({
  type,
  actKey,
  list,
  ref,
  entries,
}: Omit<LikesListProps, 'first'> & Omit<ReturnType<typeof useTab>, 'takenBack'>) => {
  const intl = useIntl();
  if (entries.length === 0) {
    const [title, text] = emptyTexts[type];
    return (
      <EmptyState
        title={intl.formatMessage(title)}
        icon={<Heart size={44} aria-hidden="true" />}
        actions={
          <LinkButton href="/members" look="go">
            <FormattedMessage {...likesMessages.search} />
          </LinkButton>
        }
      >
        <FormattedMessage {...text} />
      </EmptyState>
    );
  }
  const isAlone = entries.length === 1;
  return (
    <div className={isAlone ? 'stack stack--loose likes-alone' : 'stack stack--loose likes-list'}>
      {isAlone || type !== 'received' ? null : (
        <p className="likes-what">
          <FormattedMessage {...likesMessages.whatIsAMatch} />
        </p>
      )}
      <ul className="member-grid member-grid--faces" ref={ref} tabIndex={-1}>
        {entries.map((entry, index) => (
          <li key={entry.id}>
            <LikeCard entry={entry} type={type} actKey={actKey} eager={index < eagerCards} />
          </li>
        ))}
      </ul>
      {isAlone ? <More type={type} /> : null}
      <GrowingListFoot
        list={list}
        hrefOf={(cursor) => `/likes/${type}?${new URLSearchParams({ cursor }).toString()}`}
        shownText={intl.formatMessage(likesMessages.shown, { count: entries.length })}
        moreLabel={intl.formatMessage(likesMessages.more)}
        endText={intl.formatMessage(likesMessages.end)}
      />
    </div>
  );
};
