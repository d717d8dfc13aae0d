import { useSessionHandle } from '@vesper/session';
import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { type LaterActor, useLaterActor } from '../../../parts/engine/use-later-actor.ts';
import { browserApi } from '../../../frame/start/browser-api.ts';
import type { ChatAnswer } from './chat-answer.ts';
import type { ChatActor } from './chat-engine.ts';
import { type ChatView, viewOfAnswer, viewOfChat } from './chat-view.ts';

export interface Chat extends LaterActor<ChatActor> {
  /** What is shown until the machine runs. */
  readonly first: ChatView;
}

/**
 * One conversation: as the server rendered it at first, and driven by its machine once that is loaded. It changes only
 * with the machine's coming and going; what it shows is read with `useChatView`.
 */
export const useChat = (first: ChatAnswer, ownId: string, onGone: () => void): Chat => {
  const session = useSessionHandle();
  const start = useRef({ first, ownId, onGone });
  const { actor, hasFailed, retry, send } = useLaterActor(async () => {
    const [{ startChat }, api] = await Promise.all([import('./chat-engine.ts'), browserApi(session)]);
    return () => startChat({ api, session, ...start.current });
  });
  const view = useRef<ChatView>(undefined);
  view.current ??= viewOfAnswer(first);
  const firstView = view.current;
  return useMemo(
    () => ({ actor, hasFailed, send, retry, first: firstView }),
    [actor, hasFailed, retry, send, firstView],
  );
};

/** A part of what the conversation shows; renders anew only when that part changes. Objects need a `compare`. */
export const useChatView = <T>(
  { actor, first }: Chat,
  select: (view: ChatView) => T,
  compare?: (a: T, b: T) => boolean,
): T => useSelector(actor, (snapshot) => select(viewOfChat(snapshot, first)), compare);
