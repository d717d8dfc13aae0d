import { useSessionHandle } from '@vesper/session';
import { useRef } from 'react';
import { type LaterActor, useLaterActor } from '../../../parts/engine/use-later-actor.ts';
import { browserApi } from '../../../frame/start/browser-api.ts';
import type { ChatAnswer } from './chat-answer.ts';
import type { ChatEngine } from './chat-engine.ts';
import { viewOfAnswer } from './chat-view.ts';

export type Chat = LaterActor<ChatEngine>;

/** One conversation: as the server rendered it at first, and driven by its machine once that is loaded. */
export const useChat = (first: ChatAnswer, ownId: string, onGone: () => void): Chat => {
  const session = useSessionHandle();
  const start = useRef({ first, ownId, onGone });
  return useLaterActor<ChatEngine>(async () => {
    const [{ startChat }, api] = await Promise.all([import('./chat-engine.ts'), browserApi(session)]);
    return () => startChat({ api, session, ...start.current });
  }, viewOfAnswer(first));
};
