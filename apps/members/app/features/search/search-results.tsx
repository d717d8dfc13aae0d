import type { FoundMember } from '@vesper/contract';
import { saidOnce, type SearchFilter, widerSearch } from '@vesper/domain';
import { useSettings } from '@vesper/session';
import { EmptyState, LinkButton } from '@vesper/ui';
import { UserSearch } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { ScreenNotice } from '../../frame/later/alerts.tsx';
import { FoundHeart } from '../../notices/likes/heart/like-heart.tsx';
import { GrowingListFoot } from '../../parts/growing-list/growing-list-foot.tsx';
import { useGrowingList } from '../../parts/growing-list/use-growing-list.ts';
import { useDistance } from '../../parts/profile/distance.ts';
import { useFoundAsShown } from '../../parts/profile/shown/as-shown.ts';
import { useLostSince, useStillThere } from '../../parts/profile/shown/gone.ts';
import { MemberTile } from '../../parts/profile/tile/member-tile.tsx';
import { searchMessages } from './messages.ts';
import { readSearchPage, type SearchPage } from './search-page.ts';
import { fieldsOfFilter } from './search-query.ts';

/** The first rows are seen at once; the pictures of the others wait until one scrolls there. */
const eagerCards = 4;
/** What needs to be said comes when people have been seen. */
const noticeAfter = 4;

interface GridProps {
  readonly members: readonly FoundMember[];
  readonly headingLevel: 2 | 3;
  readonly actKey: string;
  /** What stands between the fourth card and the fifth, or at the end. */
  readonly notice?: ReactNode;
}

/** The member's own words where nobody above says the same, or else how much both have in common. */
const useLine = () => {
  const intl = useIntl();
  return (
    { shared_interests: count }: Pick<FoundMember, 'shared_interests'>,
    line: string,
  ): string | undefined =>
    line || (count > 0 ? intl.formatMessage(searchMessages.sharedInterests, { count }) : undefined);
};

const Grid = ({ members, headingLevel, actKey, notice }: GridProps) => {
  const lineOf = useLine();
  const distanceOf = useDistance();
  const shown = members.map(useFoundAsShown());
  const lines = saidOnce(shown.map(({ line }) => line));
  const cards = members.map((member, index) => (
    <li key={member.id}>
      <MemberTile
        member={member}
        eager={index < eagerCards}
        headingLevel={headingLevel}
        distance={distanceOf(member.distance)}
        line={lineOf(shown[index] ?? member, lines[index] ?? '')}
        corner={<FoundHeart member={member} actKey={actKey} />}
      />
    </li>
  ));
  const middle = notice ? (
    <li key="notice" className="member-grid__notice">
      {notice}
    </li>
  ) : null;
  return (
    <ul className="member-grid member-grid--faces">
      {[...cards.slice(0, noticeAfter), middle, ...cards.slice(noticeAfter)]}
    </ul>
  );
};

const idOf = ({ id }: FoundMember): string => id;

/** How many of these have gone since they came. */
const useLost = (): ((members: readonly FoundMember[]) => number) => {
  const stillThere = useStillThere();
  return (members) => members.length - stillThere(members, idOf).length;
};

/** How many there are, in words; of nobody the sentence in the place of the cards says it to who sees it. */
export const SearchCount = ({
  page,
  laterLost,
}: {
  readonly page: SearchPage;
  /** How many have gone of those that came with later pages. */
  readonly laterLost: number;
}) => {
  const lostOf = useLost();
  const count = page.capped ? page.count : page.count - lostOf(page.results) - laterLost;
  return (
    <p className={count === 0 && page.similar.length === 0 ? 'visually-hidden' : 'text-muted'} role="status">
      <FormattedMessage
        {...(page.capped ? searchMessages.countCapped : searchMessages.count)}
        values={{ count }}
      />
    </p>
  );
};

/** One step further: what to give up, in one press. */
const WidenButton = ({ filter }: { readonly filter: SearchFilter }) => (
  <LinkButton href={`/members?${new URLSearchParams(fieldsOfFilter(filter)).toString()}`} look="go">
    <FormattedMessage {...searchMessages.widen} />
  </LinkButton>
);

interface NobodyFoundProps {
  readonly filter: SearchFilter;
  /** People like those who were asked for stand below: then they have the room of the drawing. */
  readonly hasSimilar: boolean;
}

const NobodyFound = ({ filter, hasSimilar }: NobodyFoundProps) => {
  const intl = useIntl();
  const { minimum_age: minimumAge } = useSettings();
  const wider = widerSearch(filter, { minimumAge });
  if (hasSimilar)
    return wider ? (
      <div className="cluster">
        <WidenButton filter={wider} />
      </div>
    ) : null;
  return (
    <>
      <EmptyState
        title={intl.formatMessage(searchMessages.emptyTitle)}
        icon={<UserSearch size={44} aria-hidden="true" />}
        actions={wider ? <WidenButton filter={wider} /> : null}
      >
        {wider ? <FormattedMessage {...searchMessages.emptyText} /> : null}
      </EmptyState>
      <ScreenNotice />
    </>
  );
};

/** People like those who were asked for, where few or none are. */
const Similar = ({
  members,
  actKey,
  notice,
}: {
  readonly members: readonly FoundMember[];
  readonly actKey: string;
  /** Where the list of those who were found is not there to show it. */
  readonly notice?: ReactNode;
}) =>
  members.length === 0 ? null : (
    <section className="stack">
      <h2>
        <FormattedMessage {...searchMessages.similar} />
      </h2>
      <Grid members={members} headingLevel={3} actKey={actKey} notice={notice} />
    </section>
  );

/** Results with "show more", which appends with script and leads to the next page without. */
export const SearchResults = ({
  first,
  filter,
  actKey,
  onLaterLost,
}: {
  readonly first: SearchPage;
  readonly filter: SearchFilter;
  readonly actKey: string;
  /** Told how many have gone of those that came with later pages. */
  readonly onLaterLost: (count: number) => void;
}) => {
  const intl = useIntl();
  const stillThere = useStillThere();
  const lostOf = useLost();
  const lostSince = useLostSince(first);
  const { key } = useLocation();
  // A bare address asks for what was searched for last: at the same place of the history that may be something else by now.
  const list = useGrowingList(
    first,
    (api, cursor) => readSearchPage(api, filter, cursor),
    `${key} ${new URLSearchParams(fieldsOfFilter(filter)).toString()}`,
  );
  // A member who moved up in the order meanwhile would come twice.
  const known = [
    ...new Map(list.pages.flatMap((page) => page.results).map((member) => [member.id, member])).values(),
  ];
  const members = stillThere(known, idOf);
  const laterLost = lostSince(known.map(idOf).filter((id) => !first.results.some((one) => one.id === id)));
  const lost = lostOf(first.results) + laterLost;
  useEffect(() => onLaterLost(laterLost), [laterLost, onLaterLost]);
  const similar = stillThere(first.similar, idOf);
  if (members.length === 0)
    return (
      <div className="stack stack--loose">
        <NobodyFound filter={filter} hasSimilar={similar.length > 0} />
        <Similar members={similar} actKey={actKey} notice={<ScreenNotice />} />
      </div>
    );
  return (
    <div className="stack stack--loose">
      <Grid members={members} headingLevel={2} actKey={actKey} notice={<ScreenNotice />} />
      <GrowingListFoot
        list={list}
        hrefOf={(cursor) =>
          `/members?${new URLSearchParams({ ...fieldsOfFilter(filter), cursor }).toString()}`
        }
        shownText={intl.formatMessage(first.capped ? searchMessages.shownCapped : searchMessages.shown, {
          shown: members.length,
          total: Math.max(first.capped ? first.count : first.count - lost, members.length),
        })}
        moreLabel={intl.formatMessage(searchMessages.more)}
        endText={intl.formatMessage(searchMessages.end)}
      />
      <Similar members={similar} actKey={actKey} />
    </div>
  );
};
