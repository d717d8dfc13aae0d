import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { frameMessages } from '../../frame/messages.ts';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { aConversation, aMessage, aPeer } from '../../testing/conversation.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aMember, aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { aPicture } from '../../testing/people.ts';
import { ChatScreen } from './chat-screen.tsx';
import { chatMessages } from './first-view/messages.ts';

const given = vi.hoisted(() => ({ api: undefined as unknown }));
vi.mock('../../frame/start/browser-api.ts', () => ({ browserApi: async () => given.api }));

beforeEach(() => sessionStorage.clear());

const peer = { ...aPeer, online: true, main_image: aPicture('grace') };
const conversation = aConversation([aMessage(1), aMessage(2, { sender: 'me' })], {
  profile: peer,
  line: 'I sail.',
});

const show = async () => {
  const { api } = fakeApi({
    chat: () => aConversation([], { profile: peer, conversation: null }),
    chatRead: () => ({}),
  });
  given.api = api;
  const session = aSession(aMember());
  const page = renderPage(<ChatScreen first={conversation} formKey="k" />, { session });
  const typing = () => screen.queryByText(text(chatMessages.typing, { name: 'Grace' }));
  // Until the machine hears.
  await waitFor(() => {
    act(() => session.emitLive({ type: 'typing', conversation: 'c1', member: peer.id }));
    expect(typing()).toBeTruthy();
  });
  return { ...page, session, typing };
};

const bubbles = () => document.querySelectorAll('.bubble').length;
const online = () => screen.queryByText(text(frameMessages.online));
const sentence = () => screen.queryByText(text(errorMessage('blocked_by_member'), { name: 'Grace' }));

it('shows who was blocked nothing of the other one but why, at once, and nothing of what was once it is taken back', async () => {
  const { session, typing, container } = await show();
  expect([bubbles(), sentence()]).toEqual([2, null]);
  expect(online()).toBeTruthy();
  const isBare = () => {
    expect([bubbles(), online(), typing()]).toEqual([0, null, null]);
    for (const gone of ['.chat-person', '.chat-log__start', '.chat-head img', '.chat-log img', 'textarea'])
      expect(container.querySelector(gone)).toBeNull();
  };
  // As the server tells it.
  act(() => session.emitLive({ type: 'chat_removed', conversation: 'c1' }));
  isBare();
  act(() => session.emitLive({ type: 'member_gone', member: peer.id, own: false }));
  expect(sentence()).toBeTruthy();
  isBare();

  act(() => session.emitLive({ type: 'member_back', member: peer.id, own: false, apart: false }));
  await waitFor(() => expect(sentence()).toBeNull());
  expect(bubbles()).toBe(0);
  for (const back of ['.chat-log__start', 'textarea']) expect(container.querySelector(back)).toBeTruthy();
});
