import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aChatEntry, aPeer, aWaitingChat } from '../../../testing/conversation.ts';
import { aMember, aSession } from '../../../testing/member.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { aCard } from '../../../testing/people.ts';
import { noteOpened, readLastOpened } from '../engine/last-opened.ts';
import { listMessages } from './list-messages.ts';
import { ChatsPlace } from './chats-place.tsx';

const peers = ['Bert', 'Clara', 'Dirk'].map((name) => aCard(name, { name, fictional: name === 'Bert' }));

beforeEach(() => localStorage.clear());

it('shows three faces at most, what waits first, each a way to its conversation and labelled', () => {
  const page = {
    chats: peers.map((peer) => aChatEntry(`with-${peer.name}`, peer)),
    waiting: [aWaitingChat(aPeer)],
    next: null,
    archived: { count: 0, unread: 0 },
    isArchive: false,
    nowMs: 0,
  };
  renderPage(<ChatsPlace page={page} />, { session: aSession(aMember()) });
  expect(screen.getByText(text(listMessages.choose))).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/members/they/chat',
    '/chats/with-Bert',
    '/chats/with-Clara',
  ]);
  expect(links.map((link) => link.querySelector('.fictional-mark') !== null)).toEqual([false, true, false]);
});

it('begins with whose conversation was opened last on this device, and says when', () => {
  const page = {
    chats: peers.map((peer) => aChatEntry(`with-${peer.name}`, peer)),
    waiting: [],
    next: null,
    archived: { count: 0, unread: 0 },
    isArchive: false,
    nowMs: Date.now(),
  };
  const me = aMember();
  noteOpened(me.id, 'Dirk', Date.now() - 3 * 3_600_000);
  renderPage(<ChatsPlace page={page} />, { session: aSession(me) });
  const [first, ...others] = screen.getAllByRole('link');
  expect(first?.textContent).toContain('DirkLast opened: 3 hours ago');
  expect(others.every((link) => !link.textContent.includes('Last opened'))).toBe(true);
  expect(readLastOpened('somebody')).toBeNull();
  localStorage.setItem('vesper.last-opened', '{"owner":"me","profile":1}');
  expect(readLastOpened('me')).toBeNull();
});

it('shows no face any more of who is gone from the list beside it', () => {
  const chats = peers.map((peer) => aChatEntry(`with-${peer.name}`, peer));
  const page = {
    chats,
    waiting: [aWaitingChat(aPeer)],
    next: null,
    archived: { count: 0, unread: 0 },
    isArchive: false,
    nowMs: 0,
  };
  const session = aSession(aMember());
  renderPage(<ChatsPlace page={page} />, { session });
  const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  act(() => session.update({ gone: ['Bert', aPeer.id] }));
  expect(hrefs()).toEqual(['/chats/with-Clara', '/chats/with-Dirk']);
  // Removed on another page of the member's.
  act(() => session.update({ chats: chats.slice(2) }));
  expect(hrefs()).toEqual(['/chats/with-Dirk']);
  act(() => session.update({ chats: [] }));
  expect([hrefs(), screen.queryByText(text(listMessages.choose))]).toEqual([[], null]);
});
