import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aChatEntry, aPeer, aWaitingChat } from '../../../testing/conversation.ts';
import { aMember, aSession } from '../../../testing/member.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { aCard } from '../../../testing/people.ts';
import { listMessages } from './list-messages.ts';
import { ChatsPlace } from './chats-place.tsx';

const peers = ['Bert', 'Clara', 'Dirk'].map((name) => aCard(name, { name, fictional: name === 'Bert' }));

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
