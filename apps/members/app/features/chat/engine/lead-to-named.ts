import type { ChatEvent, ChatSnapshot } from '@vesper/domain';

interface RunningChat {
  readonly send: (event: ChatEvent) => void;
  readonly getSnapshot: () => ChatSnapshot;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/** Shows a message in the middle of the list, marked, with the focus on it, so that who listens is there as well. */
const show = (seq: number): void => {
  const row = document.querySelector<HTMLElement>(`.chat-log [data-seq="${seq}"]`);
  const list = row?.closest<HTMLElement>('.chat-log');
  if (!row || !list) return;
  const [frame, part] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  list.scrollTop += part.top - frame.top - (frame.height - part.height) / 2;
  row.classList.add('chat-log__found');
  row.focus({ preventScroll: true });
};

/**
 * Leads to the message that the page's address names (`#m12`, as the search does): older ones are loaded until it is there or
 * there are no more. Answers how to stop.
 */
export const leadToNamed = (chat: RunningChat, hash: string): (() => void) => {
  const seq = Number(/^#m(\d+)$/.exec(hash)?.[1] ?? 0);
  if (seq === 0) return () => undefined;
  const look = (): void => {
    const snapshot = chat.getSnapshot();
    const { messages, hasOlder } = snapshot.context;
    if (messages.some((message) => message.seq === seq)) {
      following.unsubscribe();
      // Once it is painted: what was loaded comes into the list with the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => show(seq)));
    } else if (snapshot.value.history === 'ready' && !hasOlder) following.unsubscribe();
    else if (snapshot.can({ type: 'older.requested' }))
      queueMicrotask(() => chat.send({ type: 'older.requested' }));
  };
  const following = chat.subscribe(look);
  look();
  return () => following.unsubscribe();
};
