import type { LikeEntry } from '@vesper/contract';
import { likesPageSize } from '@vesper/domain';
import { SessionProvider, type SessionState } from '@vesper/session';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { aCard, aLike } from '../../testing/people.ts';
import { matchNoticeMessages } from '../../notices/likes/messages.ts';
import { LikesList } from './likes-list.tsx';
import type { LikeType } from './likes-page.ts';
import { likesMessages } from './messages.ts';
import { useLiveLikes } from './use-live-likes.ts';

beforeAll(() => import('./taken-back.tsx'));
afterEach(() => vi.restoreAllMocks());

/** A like of the hour given; new ones are not seen yet. */
const likeOf = (id: string, hour: number, change: Partial<LikeEntry> = {}): LikeEntry => ({
  ...aLike(aCard(id), true),
  created: `2026-05-01T${String(hour).padStart(2, '0')}:00:00.000Z`,
  ...change,
});
const [ada, grace] = [likeOf('Ada', 12), likeOf('Grace', 10, { like_new: false })];
/** A page somewhere below the first one. */
const further = { entries: [grace], next: null };

const setUp = (
  entries: readonly LikeEntry[],
  { type = 'received', next = null }: { type?: LikeType; next?: string | null } = {},
) => {
  const session = aSession();
  // The session has read the lists before this page came.
  const lists = (read: readonly LikeEntry[]): SessionState['likes'] => ({
    received: [],
    sent: [],
    matches: [],
    [type]: read,
  });
  session.update({ likes: lists([likeOf('Gone', 9)]) });
  renderPage(<LikesList type={type} first={{ entries, next }} actKey="key" />, { session });
  const takeBack = ({ id, profile }: LikeEntry) =>
    act(async () =>
      session.emitLive({
        type: 'totals',
        unread_messages: 0,
        new_likes: 0,
        taken_back: { like: id, from: profile.id },
      }),
    );
  const read = (...likes: readonly LikeEntry[]) => act(() => session.update({ likes: lists(likes) }));
  return { read, takeBack };
};
const names = () =>
  screen.queryAllByRole('heading').map((heading) => /[A-Z][a-z]+/i.exec(heading.textContent ?? '')?.[0]);
const linkOf = (name: string) => screen.getByRole('link', { name: new RegExp(name) });

describe('an open list of likes', () => {
  it('shows who likes the member meanwhile, and not what was read before it came', () => {
    const { read } = setUp([ada, grace]);
    expect(names()).toEqual(['Ada', 'Grace']);
    read(likeOf('Mary', 14), likeOf('Joan', 13), ada, grace);
    expect(names()).toEqual(['Mary', 'Joan', 'Ada', 'Grace']);
    expect(screen.getAllByText(text(likesMessages.isNew))).toHaveLength(3);
  });

  it('takes away who has liked the member and is not there any more, with the focus left in the list', () => {
    const { read } = setUp([ada, grace]);
    read(likeOf('Mary', 14), ada, grace);
    linkOf('Ada').focus();
    read(grace);
    expect(names()).toEqual(['Grace']);
    expect(document.activeElement).toBe(screen.getByRole('list'));
    read(ada, grace);
    expect(names()).toEqual(['Ada', 'Grace']);
    read();
    expect(names()).not.toContain('Ada');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('keeps of who likes the member those that are older than what was read', () => {
    const { read } = setUp([ada, grace]);
    const newer = Array.from({ length: likesPageSize }, (_, at) => likeOf(`New${at}`, 13));
    read(...newer);
    expect(names().slice(-2)).toEqual(['Ada', 'Grace']);
    read(...newer.slice(1), grace);
    expect(names().slice(-2)).toEqual(['New', 'Grace']);
  });

  it.each(['sent', 'matches'] as const)('takes nobody away of %s', (type) => {
    const { read } = setUp([ada, grace], { type });
    read(likeOf('Mary', 14), ada);
    read(ada);
    expect(names()).toEqual(['Mary', 'Ada', 'Grace']);
  });

  it('takes away a like that its giver has taken back, however late it was read, and shows the next one of theirs', async () => {
    const mary = likeOf('Mary', 14);
    const { read, takeBack } = setUp([ada, grace]);
    await act(async () => undefined);
    const heart = screen.getByRole('button', { name: /Ada/ });
    heart.focus();
    await takeBack(ada);
    expect(names()).toEqual(['Grace']);
    expect(document.activeElement).toBe(screen.getByRole('list'));
    read(mary, ada, grace);
    expect(names()).toEqual(['Mary', 'Grace']);
    await takeBack(mary);
    read({ ...mary, id: 'given anew' }, grace);
    expect(names()).toEqual(['Mary', 'Grace']);
  });

  it('has no match with who has taken their like back, and keeps what was given to them', async () => {
    const match = { ...ada, match: true };
    const { takeBack: ofMatches } = setUp([match], { type: 'matches' });
    await act(async () => undefined);
    await ofMatches(match);
    expect(screen.getByText(text(likesMessages.emptyMatches))).toBeTruthy();
    cleanup();
    const { read, takeBack } = setUp([match, grace], { type: 'sent' });
    const words = () => screen.queryByText(text(matchNoticeMessages.matchText, { name: 'Ada' }));
    expect(words()).toBeTruthy();
    await act(async () => undefined);
    await takeBack({ ...match, id: 'theirs' });
    expect([words(), names()]).toEqual([null, ['Ada', 'Grace']]);
    read(match, grace);
    expect(words()).toBeTruthy();
  });

  it('has a new match where the server has it, and what follows on the next page not yet', () => {
    const { read } = setUp([ada, grace], { type: 'matches', next: '2' });
    read(ada, likeOf('Mary', 11, { match: true }), grace, likeOf('Joan', 8, { match: true }));
    expect(names()).toEqual(['Ada', 'Mary', 'Grace']);
  });

  it('says of whom it shows how it stands by now', () => {
    const { read } = setUp([ada, grace]);
    read({ ...ada, like_new: false }, grace);
    expect(screen.queryByText(text(likesMessages.isNew))).toBeNull();
  });

  it('leaves the focus where it is', () => {
    const { read } = setUp([ada, grace]);
    const link = linkOf('Grace');
    link.focus();
    read(likeOf('Mary', 14), ada, grace);
    expect(document.activeElement).toBe(link);
  });

  it('keeps the focus in the list where what had it makes room for the first card', () => {
    const { read } = setUp([]);
    screen.getByRole('link', { name: text(likesMessages.search) }).focus();
    read(ada);
    expect(names()).toEqual(['Ada']);
    expect(document.activeElement).toBe(screen.getByRole('list'));
  });

  it('takes in nobody new where its pages begin further down', () => {
    const session = aSession();
    const { result } = renderHook(
      () =>
        useLiveLikes({
          type: 'received',
          first: further,
          paged: further.entries,
          isWhole: true,
          isFromTop: false,
        }),
      {
        wrapper: ({ children }: { readonly children: ReactNode }) => (
          <SessionProvider session={session}>{children}</SessionProvider>
        ),
      },
    );
    const seen = { ...grace, like_new: true };
    act(() => session.update({ likes: { received: [likeOf('Mary', 14), seen], sent: [], matches: [] } }));
    expect(result.current.entries).toEqual([seen]);
  });

  it('moves nothing under who reads further down, until they are at its top again', () => {
    const { read } = setUp([ada, grace]);
    const place = vi.spyOn(screen.getByRole('list'), 'getBoundingClientRect');
    place.mockReturnValue({ top: -300 } as DOMRect);
    read(likeOf('Mary', 14), ada, grace);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(names()).toEqual(['Ada', 'Grace']);
    place.mockReturnValue({ top: 40 } as DOMRect);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(names()).toEqual(['Mary', 'Ada', 'Grace']);
  });
});
