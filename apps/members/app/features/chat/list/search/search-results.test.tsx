import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMember, aSession } from '../../../../testing/member.ts';
import { renderPage } from '../../../../testing/page-around.tsx';
import { aCard } from '../../../../testing/people.ts';
import type { FoundPage } from './found-page.ts';
import { ChatSearchResults } from './search-results.tsx';

const [bert, clara] = ['Bert', 'Clara'].map((name) => aCard(name, { name }));

it('shows nobody any more who has gone since it was searched, nor what they have said', () => {
  const found = (profile: typeof bert, seq: number) => ({
    conversation: `c${seq}`,
    seq,
    profile,
    sender: profile?.id,
    sent_at: '2026-05-01T12:00:00Z',
    excerpt: { before: 'a ', hit: 'walk', after: ' by the sea' },
  });
  const first = {
    q: 'walk',
    people: [bert, clara].map((profile, index) => ({ conversation: `c${index}`, profile })),
    messages: [found(bert, 1), found(clara, 2)],
    next: null,
    nowMs: 0,
  } as unknown as FoundPage;
  const session = aSession(aMember());
  renderPage(<ChatSearchResults first={first} />, { session });
  const names = () =>
    screen.queryAllByRole('link').map((link) => link.querySelector('.chat-row__name')?.textContent);
  expect(names()).toEqual(['Bert', 'Clara', 'Bert', 'Clara']);
  act(() => session.update({ gone: ['Bert'] }));
  expect(names()).toEqual(['Clara', 'Clara']);
});
