import type { ChatEntry, WaitingChat } from '@vesper/contract';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { writeDraft } from '../../../parts/drafts/draft-store.ts';
import { aChatEntry, aPeer, aWaitingChat } from '../../../testing/conversation.ts';
import { aMember, aSession } from '../../../testing/member.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { aCard } from '../../../testing/people.ts';
import { chatMessages } from '../first-view/messages.ts';
import { listMessages } from './list-messages.ts';
import { ChatList } from './chat-list.tsx';

const [grace, bert] = [aPeer, aCard('b', { name: 'Bert' })];
const renderList = (chats: readonly ChatEntry[], waiting: readonly WaitingChat[], beside = false) => {
  const session = aSession(aMember({ status: 'not_confirmed' }));
  renderPage(
    <ChatList
      beside={beside}
      first={{ chats, waiting, next: null, archived: { count: 0, unread: 0 }, isArchive: false, nowMs: 0 }}
    />,
    { session },
  );
  return session;
};
beforeEach(() => localStorage.clear());

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const waitsText = () => screen.queryByText(text(chatMessages.stateWaiting));

it('shows what waits for the confirmation on top, as waiting, and leads to the conversation', () => {
  renderList([aChatEntry('c1', bert)], [aWaitingChat(grace)]);
  expect(links()).toEqual(['/members/they/chat', '/chats/c1']);
  expect(screen.getByText(text(listMessages.ownLast, { text: 'Hello Grace' }))).toBeTruthy();
  expect(waitsText()).not.toBeNull();
});

it('does not call the list empty when something waits', () => {
  renderList([], [aWaitingChat(grace)]);
  expect(screen.queryByText(text(listMessages.emptyTitle))).toBeNull();
  expect(screen.getByText('Grace')).toBeTruthy();
});

it('says beside a conversation that there are none, and no more than that', () => {
  renderList([], [], true);
  expect(screen.getByText(text(listMessages.emptyTitle))).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows the conversation instead as soon as there is one', () => {
  const session = renderList([], [aWaitingChat(grace)]);
  act(() => session.update({ chats: [aChatEntry('c1', grace)] }));
  expect(links()).toEqual(['/chats/c1']);
  expect(waitsText()).toBeNull();
});

it('marks what is begun and not sent with its beginning, before what was written last', () => {
  const place = { owner: aMember().id, peer: bert.id };
  renderList([aChatEntry('c1', bert, { last: { text: 'And you?' } }), aChatEntry('c2', grace)], []);
  expect(document.querySelector('.chat-row__draft')).toBeNull();
  act(() => writeDraft(place, `I am well,\n${'and so on '.repeat(20)}`));
  const [row, other] = screen.getAllByRole('link');
  expect(row?.textContent).toMatch(/Draft: I am well, and so on .*….*And you\?/);
  expect(other?.querySelector('.chat-row__draft')).toBeNull();
  act(() => writeDraft(place, '  '));
  expect(document.querySelector('.chat-row__draft')).toBeNull();
});

it('shows nobody any more who has gone since it came, wherever in it they stand', () => {
  const session = renderList([aChatEntry('c1', bert)], [aWaitingChat(grace)]);
  act(() => session.update({ gone: [grace.id] }));
  expect(links()).toEqual(['/chats/c1']);
  act(() => session.update({ gone: [bert.id] }));
  expect(links()).toEqual(['/members/they/chat']);
});
