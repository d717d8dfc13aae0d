import type { ChatEvent, ChatMessage } from '@vesper/domain';
import { type RefObject, useEffect } from 'react';
import { scrollToMessage } from '../scroll-to-message.ts';

export interface JumpProps {
  readonly log: RefObject<HTMLElement | null>;
  /** The number of the message. */
  readonly wanted: number;
  readonly messages: readonly ChatMessage[];
  readonly mayLoad: boolean;
  readonly isLoading: boolean;
  readonly send: (event: ChatEvent) => void;
  /** With the number of what was found; null where there is no such message. */
  readonly onArrived: (seq: number | null) => void;
}

/**
 * Leads to a message by its number: shown where it is on the page, else older ones are loaded until it is or there are no more.
 * The focus goes with it, so that who listens is there as well.
 */
export const Jump = ({ log, wanted, messages, mayLoad, isLoading, send, onArrived }: JumpProps): null => {
  const isThere = messages.some(({ seq }) => seq === wanted);
  useEffect(() => {
    if (isThere) {
      const row = log.current?.querySelector<HTMLElement>(`[data-seq="${wanted}"]`);
      if (log.current && row) scrollToMessage(log.current, row, 'middle');
      row?.focus({ preventScroll: true });
      onArrived(wanted);
    } else if (mayLoad) send({ type: 'older.requested' });
    else if (!isLoading) onArrived(null);
  }, [log, wanted, isThere, mayLoad, isLoading, send, onArrived, messages]);
  return null;
};
