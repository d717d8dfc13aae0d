import type { ChatEvent, ChatMessage } from '@vesper/domain';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { scrollToMessage } from './scroll-to-message.ts';

interface JumpOf {
  readonly messages: readonly ChatMessage[];
  readonly mayLoad: boolean;
  readonly isLoading: boolean;
  readonly send: (event: ChatEvent) => void;
}

/**
 * Leads to a message by its number: shown where it is on the page, else older ones are loaded until it is or there are no more.
 * The focus goes with it, so that who listens is there as well.
 */
export const useJump = (
  log: RefObject<HTMLElement | null>,
  { messages, mayLoad, isLoading, send }: JumpOf,
): { readonly jump: (seq: number) => void; readonly found: number | null } => {
  const [wanted, setWanted] = useState<number | null>(null);
  const [found, setFound] = useState<number | null>(null);
  const isThere = wanted !== null && messages.some(({ seq }) => seq === wanted);
  useEffect(() => {
    if (wanted === null) return;
    if (isThere) {
      const row = log.current?.querySelector<HTMLElement>(`[data-seq="${wanted}"]`);
      if (log.current && row) scrollToMessage(log.current, row, 'middle');
      row?.focus({ preventScroll: true });
      setFound(wanted);
      setWanted(null);
    } else if (mayLoad) send({ type: 'older.requested' });
    else if (!isLoading) setWanted(null);
  }, [log, wanted, isThere, mayLoad, isLoading, send, messages]);
  const jump = useCallback((seq: number): void => {
    setFound(null);
    setWanted(seq);
  }, []);
  return { jump, found };
};
