import type { MemberCard } from '@vesper/contract';
import type { SearchFilter } from '@vesper/domain';
import { Button, EmptyState } from '@vesper/ui';
import { UserSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { MemberTile } from '../member/member-tile.tsx';
import { searchMessages } from './messages.ts';
import { fieldsOfFilter } from './search-query.ts';

export interface SearchPage {
  readonly results: readonly MemberCard[];
  readonly next: string | null;
  readonly count: number;
  readonly capped: boolean;
  readonly similar: readonly MemberCard[];
}

/** The first rows are seen at once; the pictures of the others wait until one scrolls there. */
const eagerCards = 4;

const Grid = ({
  members,
  headingLevel,
}: {
  readonly members: readonly MemberCard[];
  readonly headingLevel: 2 | 3;
}) => (
  <ul className="member-grid">
    {members.map((member, index) => (
      <li key={member.id}>
        <MemberTile member={member} eager={index < eagerCards} headingLevel={headingLevel} />
      </li>
    ))}
  </ul>
);

/** How many there are, in words. */
export const SearchCount = ({ page }: { readonly page: SearchPage }) => (
  <p className="text-muted" role="status">
    <FormattedMessage
      {...(page.capped ? searchMessages.countCapped : searchMessages.count)}
      values={{ count: page.count }}
    />
  </p>
);

/** Results with "show more", which appends with script and leads to the next page without. */
export const SearchResults = ({
  first,
  filter,
}: {
  readonly first: SearchPage;
  readonly filter: SearchFilter;
}) => {
  const intl = useIntl();
  const fetcher = useFetcher<{ page: SearchPage }>();
  const [pages, setPages] = useState<readonly SearchPage[]>([first]);
  const arrived = fetcher.data?.page;

  useEffect(() => {
    if (arrived) setPages((known) => (known.includes(arrived) ? known : [...known, arrived]));
  }, [arrived]);

  // A member who moved up in the order meanwhile would come twice.
  const members = [
    ...new Map(pages.flatMap((page) => page.results).map((member) => [member.id, member])).values(),
  ];
  const next = pages.at(-1)?.next ?? null;
  if (members.length === 0 && first.similar.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage(searchMessages.emptyTitle)}
        icon={<UserSearch size={44} aria-hidden="true" />}
      >
        <FormattedMessage {...searchMessages.emptyText} />
      </EmptyState>
    );
  }
  return (
    <div className="stack stack--loose">
      <Grid members={members} headingLevel={2} />
      {next ? (
        <fetcher.Form method="get" className="search-more">
          {Object.entries({ ...fieldsOfFilter(filter), cursor: next }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" look="outline" size="large" busy={fetcher.state !== 'idle'}>
            <FormattedMessage {...searchMessages.more} />
          </Button>
        </fetcher.Form>
      ) : null}
      {first.similar.length > 0 ? (
        <section className="stack">
          <h2>
            <FormattedMessage {...searchMessages.similar} />
          </h2>
          <Grid members={first.similar} headingLevel={3} />
        </section>
      ) : null}
    </div>
  );
};
