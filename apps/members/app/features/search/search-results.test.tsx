import { act, fireEvent, screen } from '@testing-library/react';
import { normalizeSearchFilter } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { aCard, aFound } from '../../testing/people.ts';
import { searchMessages } from './messages.ts';
import { SearchCount, SearchResults } from './search-results.tsx';

const server = { api: fakeApi().api };
vi.mock(import('../../frame/start/browser-api.ts'), () => ({
  browserApi: (_session: Session) => Promise.resolve(server.api),
}));

const members = [
  aFound(aCard('anna'), { line: 'I sail on Sundays.', shared_interests: 3 }),
  aFound(aCard('berta'), { shared_interests: 2 }),
];
const shared = text(searchMessages.sharedInterests, { count: 2 });

/** What stands on the cards of a site that shows these fields of profiles; all of them unless said. */
const said = (...fields: readonly ('age' | 'about_me' | 'interests')[]): string => {
  const session = aSession();
  const { settings } = session.getSnapshot();
  if (fields.length > 0) session.update({ settings: { ...settings, visible_profile_fields: [...fields] } });
  const { unmount } = renderPage(
    <SearchResults
      first={{ results: members, next: null, count: 2, capped: false, similar: [] }}
      filter={normalizeSearchFilter({}, { minimumAge: 18 })}
      actKey="key"
      onLaterLost={() => {}}
    />,
    { session },
  );
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  unmount();
  return cards.join('\n');
};

it('says on a card what somebody has written, or else what both have in common', () => {
  expect(said()).toContain('I sail on Sundays.');
  expect(said()).toContain(shared);
});

it('says neither where the site does not show it of profiles', () => {
  const words = said('age', 'about_me');
  expect([words.includes('I sail'), words.includes(shared)]).toEqual([true, false]);
  const inCommon = said('age', 'interests');
  expect([inCommon.includes('I sail'), inCommon.includes(shared)]).toEqual([false, true]);
});

it('counts nobody who has gone since the page came, nor takes one away twice who is not on it', async () => {
  const session = aSession();
  const page = { results: members, next: null, count: 2, capped: false, similar: [] };
  renderPage(<SearchCount page={page} laterLost={0} />, { session });
  const shown = () => screen.getByRole('status').textContent;
  expect(shown()).toBe(text(searchMessages.count, { count: 2 }));
  await act(async () => session.update({ gone: ['anna', 'somebody-else'] }));
  expect(shown()).toBe(text(searchMessages.count, { count: 1 }));
});

it('goes on saying that there are more than are counted, whoever has gone', () => {
  const session = aSession();
  session.update({ gone: ['anna'] });
  renderPage(
    <SearchCount
      page={{ results: members, next: 'more', count: 500, capped: true, similar: [] }}
      laterLost={1}
    />,
    { session },
  );
  expect(screen.getByRole('status').textContent).toBe(text(searchMessages.countCapped, { count: 500 }));
});

it('takes those away as well who came with later pages, above the cards and below them', async () => {
  const fake = fakeApi({
    search: () => ({
      results: [aFound(aCard('clara'))],
      next_cursor: null,
      num_results: 3,
      num_capped: false,
      similar: [],
    }),
  });
  server.api = fake.api;
  const session = aSession();
  const first = { results: members, next: 'more', count: 3, capped: false, similar: [] };
  const Page = () => {
    const [laterLost, setLaterLost] = useState(0);
    return (
      <>
        <SearchCount page={first} laterLost={laterLost} />
        <SearchResults
          first={first}
          filter={normalizeSearchFilter({}, { minimumAge: 18 })}
          actKey="key"
          onLaterLost={setLaterLost}
        />
      </>
    );
  };
  const { unmount } = renderPage(<Page />, { session });
  const count = (of: number) => screen.queryByText(text(searchMessages.count, { count: of }));
  await act(async () => fireEvent.click(screen.getByText(text(searchMessages.more))));
  // One of them is the place of the notice.
  expect([screen.getAllByRole('listitem').length, count(3) !== null]).toEqual([4, true]);
  await act(async () => session.update({ gone: ['clara'] }));
  expect([screen.getAllByRole('listitem').length, count(2) !== null]).toEqual([3, true]);
  expect(screen.getByText(text(searchMessages.end))).toBeTruthy();
  // Who comes back finds the list as long as it was, with a first page of now, whose number leaves them out already.
  unmount();
  first.count = 2;
  renderPage(<Page />, { session });
  expect([screen.getAllByRole('listitem').length, count(2) !== null]).toEqual([3, true]);
});
