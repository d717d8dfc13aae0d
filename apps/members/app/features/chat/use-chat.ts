import type { ChatEvent } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../frame/start/browser-api.ts';
import type { ChatAnswer } from './chat-answer.ts';
import type { ChatActor } from './chat-engine.ts';
import { type ChatView, viewOfAnswer, viewOfSnapshot } from './chat-view.ts';

export interface Chat {
  readonly view: ChatView;
  /** The machine runs; before that forms post as they do without script. */
  readonly ready: boolean;
  readonly send: (event: ChatEvent) => void;
  /** Sends a text; answers whether it was taken, so that the field may be emptied. */
  readonly submit: (text: string) => boolean;
}

/** One conversation: as the server rendered it at first, and driven by its machine once that is loaded. */
export const useChat = (first: ChatAnswer, ownId: string, onGone: () => void): Chat => {
  const session = useSessionHandle();
  const [view, setView] = useState(() => viewOfAnswer(first));
  const [ready, setReady] = useState(false);
  const actor = useRef<ChatActor | null>(null);
  const start = useRef({ first, ownId, onGone });

  useEffect(() => {
    let ended = false;
    let stop = (): void => {};
    const begin = async (): Promise<void> => {
      const [{ startChat }, api] = await Promise.all([import('./chat-engine.ts'), browserApi(session)]);
      if (ended) return;
      const chat = startChat({ api, session, ...start.current });
      stop = chat.stop;
      actor.current = chat.actor;
      const show = (): void => {
        const snapshot = chat.actor.getSnapshot();
        // Until the machine has taken in what the page came with, the page itself shows it.
        if (snapshot.value.history !== 'loading' || snapshot.context.messages.length > 0)
          setView(viewOfSnapshot(snapshot));
        setReady(true);
      };
      chat.actor.subscribe(show);
      show();
    };
    void begin();
    return () => {
      ended = true;
      actor.current = null;
      stop();
    };
  }, [session]);

  const send = (event: ChatEvent): void => actor.current?.send(event);
  const submit = (text: string): boolean => {
    const chat = actor.current;
    if (!chat) return false;
    chat.send({ type: 'draft.changed', text });
    chat.send({ type: 'message.submitted', clientId: crypto.randomUUID() });
    return chat.getSnapshot().context.draft === '';
  };
  return { view, ready, send, submit };
};
