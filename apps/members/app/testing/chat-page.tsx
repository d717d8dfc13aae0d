import type { LiveEvent, MemberCard, Message, User } from '@vesper/contract';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ChatAnswer } from '../features/chat/engine/chat-answer.ts';
import { startChat } from '../features/chat/engine/chat-engine.ts';
import { viewOfAnswer } from '../features/chat/engine/chat-view.ts';
import type { Chat } from '../features/chat/engine/use-chat.ts';
import { fakeApi } from './fake-api.ts';
import { aMember, aSession, renderPage } from './page-around.tsx';

export const aPeer = { id: 'they', name: 'Grace', fictional: false, deleted: false } as MemberCard;

/** A message of the conversation; by the other member unless it says otherwise. */
export const aMessage = (seq: number, change: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  seq,
  sender: 'they',
  kind: 'text',
  text: `message ${seq}`,
  sent_at: `2026-05-01T12:0${seq % 10}:00Z`,
  client_id: null,
  state: 'delivered',
  ...change,
});

export const aConversation = (messages: readonly Message[] = [], change: Partial<ChatAnswer> = {}) =>
  ({
    conversation: { id: 'c1', last_seq: messages.at(-1)?.seq ?? 0, read_by_other_seq: 0, read_seq: 0 },
    profile: aPeer,
    messages,
    has_older: false,
    history_hidden: false,
    message_cost: 1,
    ...change,
  }) as ChatAnswer;

interface ChatPageOptions {
  readonly answers?: Parameters<typeof fakeApi>[0];
  readonly plain?: boolean;
  /** What is said of the member. */
  readonly user?: Partial<User>;
}

/** A part of the chat screen with its machine, or with `plain` before that. */
export const renderChat = async (
  part: (chat: Chat) => ReactNode,
  first: ChatAnswer = aConversation(),
  { answers = {}, plain = false, user }: ChatPageOptions = {},
) => {
  const fake = fakeApi({ chatRead: () => ({}), ...answers });
  const session = aSession(user && aMember(user));
  const requests: string[] = [];
  session.attach({ request: ({ type }) => requests.push(type), userChanged: () => {}, stop: () => {} });
  const engine = plain
    ? undefined
    : startChat({ api: fake.api, session, first, ownId: 'me', onGone: () => {} });
  const chat: Chat = {
    engine,
    hasFailed: false,
    retry: () => {},
    send: (event) => engine?.actor.send(event),
    first: viewOfAnswer(first),
  };
  const page = renderPage(part(chat), { session });
  // The machine takes in what the page came with.
  await act(async () => {});
  const hear = (event: LiveEvent) => act(async () => session.emitLive(event));
  return { ...page, ...fake, chat, session, requests, hear, engine };
};
