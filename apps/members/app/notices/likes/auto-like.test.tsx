import type { MemberCard } from '@vesper/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { deviceStorage, listsReloadMs, tabStorage } from '@vesper/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForDialogs } from '../../testing/dialogs.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { AutoLike } from './auto-like.tsx';
import { autoLikeMessages, matchNoticeMessages } from './messages.ts';

const page = vi.hoisted(() => ({ api: undefined as unknown }));
vi.mock('../../frame/start/browser-api.ts', () => ({ browserApi: async () => page.api }));

const grace = { id: 'they', name: 'Grace', main_image: null } as MemberCard;
const server = fakeApi();
page.api = server.api;

beforeEach(() => {
  server.calls.length = 0;
  for (const storage of [deviceStorage, tabStorage]) storage.remove('auto-like');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  standInForDialogs();
});
afterEach(() => void vi.useRealTimers());

const lookAtLikes = (answer: { profile: MemberCard | null; match: boolean }) => {
  server.answer('autoLike', () => answer);
  const session = aSession();
  const request = vi.spyOn(session, 'request');
  const loader = vi.fn(() => null);
  renderPage(<AutoLike />, { session, loader });
  return { request, loader };
};
const title = () => screen.queryByText(text(autoLikeMessages.title, { name: 'Grace' }));

it('comes up over the likes, has the lists read half a second later, and leads to the profile', async () => {
  const { request, loader } = lookAtLikes({ profile: grace, match: false });
  await waitFor(() => expect(title()).not.toBeNull());
  // Nobody is made to believe that the other has pressed a heart.
  expect(screen.getByText(text(autoLikeMessages.text, { name: 'Grace' })).textContent).toContain(
    'sent automatically',
  );
  expect(request.mock.calls).toEqual([[{ type: 'lists.requested' }]]);
  const before = loader.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(listsReloadMs / 4));
  expect(loader.mock.calls.length).toBe(before);
  await act(() => vi.advanceTimersByTimeAsync(listsReloadMs));
  expect(loader.mock.calls.length).toBe(before + 1);
  await waitFor(() => expect(document.querySelector('dialog[open] .match')).not.toBeNull());
  const [picture] = screen.getAllByRole('button', {
    name: text(matchNoticeMessages.viewProfile, { name: 'Grace' }),
  });
  if (picture) fireEvent.click(picture);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/likes/m/they'));
});

it('is asked for once a day where somebody likes, and once in a tab where nobody does', async () => {
  lookAtLikes({ profile: null, match: false });
  await waitFor(() => expect(server.callsOf('autoLike')).toHaveLength(1));
  await waitFor(() => expect(tabStorage.get('auto-like')).not.toBeNull());
  expect([title(), deviceStorage.get('auto-like')]).toEqual([null, null]);
  tabStorage.remove('auto-like');
  for (const look of [1, 2]) {
    cleanup();
    lookAtLikes({ profile: grace, match: false });
    await waitFor(() => expect(deviceStorage.get('auto-like')).not.toBeNull());
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect([look, server.callsOf('autoLike').length]).toEqual([look, 2]);
  }
});

it('is a match with whom one likes already', async () => {
  lookAtLikes({ profile: grace, match: true });
  await waitFor(() =>
    expect(screen.queryByText(text(matchNoticeMessages.matchText, { name: 'Grace' }))).not.toBeNull(),
  );
  expect(title()).toBeNull();
});
