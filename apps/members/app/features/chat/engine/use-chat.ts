import { useSessionHandle } from '@vesper/session';
import { useRef } from 'react';
import { type LaterActor, useLaterActor } from '../../../parts/engine/use-later-actor.ts';
import { browserApi } from '../../../frame/start/browser-api.ts';
import type { ChatAnswer } from '../first-view/chat-answer.ts';
import type { ChatEngine } from './chat-engine.ts';
import { viewOfAnswer } from '../first-view/chat-view.ts';

export type Chat = LaterActor<ChatEngine>;

/** One conversation: as the server rendered it at first, and driven by its machine once that is loaded. */
export const useChat = (first: ChatAnswer, ownId: string, onGone: () => void): Chat => {
  const session = useSessionHandle();
  const start = useRef({ first, ownId, onGone });
  return useLaterActor<ChatEngine>(async () => {
    const loading = Promise.all([
      import('./chat-engine.ts'),
      browserApi(session),
      import('../with-engine.ts'),
    ]);
    const { readUnsent } = await import('../../../parts/outbox/outbox-store.ts');
    const [[{ startChat }, api], kept] = await Promise.all([loading, readUnsent(ownId)]);
    const unsent = kept.find(({ peer }) => peer === start.current.first.profile.id)?.outbox ?? [];
    return () => startChat({ api, session, unsent, ...start.current });
  }, viewOfAnswer(first));
};
