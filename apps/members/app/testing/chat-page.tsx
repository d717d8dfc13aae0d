import type { LiveCommand, LiveEvent, User } from '@vesper/contract';
import type { SessionRequest } from '@vesper/session';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { ChatAnswer } from '../features/chat/first-view/chat-answer.ts';
import { startChat } from '../features/chat/engine/chat-engine.ts';
import { viewOfAnswer } from '../features/chat/first-view/chat-view.ts';
import type { Chat } from '../features/chat/engine/use-chat.ts';
import { aConversation } from './conversation.ts';
import { fakeApi } from './fake-api.ts';
import { aMember, aSession } from './member.ts';
import { renderPage } from './page-around.tsx';

interface ChatPageOptions {
  readonly answers?: Parameters<typeof fakeApi>[0];
  readonly plain?: boolean;
  /** The address of its page. */
  readonly path?: string;
  /** What is said of the member. */
  readonly user?: Partial<User>;
}

/** A part of the chat screen with its machine, or with `plain` before that. */
export const renderChat = async (
  part: (chat: Chat) => ReactNode,
  first: ChatAnswer = aConversation(),
  { answers = {}, plain = false, path, user }: ChatPageOptions = {},
) => {
  // As a page brings it with the machine.
  const withEngine = () => import('../features/chat/with-engine.ts');
  await withEngine();
  const fake = fakeApi({ chatRead: () => ({}), ...answers });
  const session = aSession(user && aMember(user));
  const requests: string[] = [];
  const commands: LiveCommand[] = [];
  const request = (asked: SessionRequest): void => {
    requests.push(asked.type);
    if (asked.type === 'command.given') commands.push(asked.command);
  };
  session.attach({ request, userChanged: () => {}, stop: () => {} });
  const engine = plain
    ? undefined
    : startChat({ api: fake.api, session, first, ownId: 'me', unsent: [], onGone: () => {} });
  // Its draft, which it writes in a pause, would come up in the tests after this one.
  onTestFinished(() => engine?.stop());
  const chat: Chat = {
    engine,
    hasFailed: false,
    retry: () => {},
    send: (event) => engine?.actor.send(event),
    first: viewOfAnswer(first),
  };
  const page = renderPage(part(chat), { session, ...(path !== undefined && { path }) });
  // The machine takes in what the page came with.
  await act(async () => void (await withEngine()));
  const hear = (event: LiveEvent) => act(async () => session.emitLive(event));
  return { ...page, ...fake, chat, session, requests, commands, hear, engine };
};
