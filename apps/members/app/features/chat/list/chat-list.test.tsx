import type { ChatEntry, MemberCard, WaitingChat } from '@vesper/contract';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMessage, aPeer } from '../../../testing/chat-page.tsx';
import { aMember, aSession, renderPage, text } from '../../../testing/page-around.tsx';
import { chatMessages } from '../messages.ts';
import { ChatList } from './chat-list.tsx';

const peer = (id: string, name: string): MemberCard => ({ ...aPeer, id, name, main_image: null });
const entry = (id: string, of: MemberCard): ChatEntry =>
  ({
    conversation: { id, last_seq: 1, last_message: aMessage(1, { sender: of.id }) },
    profile: of,
    num_unread_messages: 0,
  }) as ChatEntry;
const waits = (receiver: MemberCard): WaitingChat => ({
  profile: receiver,
  message: aMessage(0, { sender: 'me', text: 'Hello Grace', state: 'waiting', client_id: 'k' }),
});

const [grace, bert] = [peer('they', 'Grace'), peer('b', 'Bert')];
const renderList = (chats: readonly ChatEntry[], waiting: readonly WaitingChat[]) => {
  const session = aSession(aMember({ status: 'not_confirmed' }));
  renderPage(<ChatList first={{ chats, waiting, next: null, nowMs: 0 }} />, { session });
  return session;
};
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const waitsText = () => screen.queryByText(text(chatMessages.stateWaiting));

it('shows what waits for the confirmation on top, as waiting, and leads to the conversation', () => {
  renderList([entry('c1', bert)], [waits(grace)]);
  expect(links()).toEqual(['/members/they/chat', '/chats/c1']);
  expect(screen.getByText(text(chatMessages.ownLast, { text: 'Hello Grace' }))).toBeTruthy();
  expect(waitsText()).not.toBeNull();
});

it('does not call the list empty when something waits', () => {
  renderList([], [waits(grace)]);
  expect(screen.queryByText(text(chatMessages.emptyTitle))).toBeNull();
  expect(screen.getByText('Grace')).toBeTruthy();
});

it('shows the conversation instead as soon as there is one', () => {
  const session = renderList([], [waits(grace)]);
  act(() => session.update({ chats: [entry('c1', grace)] }));
  expect(links()).toEqual(['/chats/c1']);
  expect(waitsText()).toBeNull();
});
