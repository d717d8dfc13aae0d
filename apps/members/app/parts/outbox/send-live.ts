import { CallError, type CallErrorCode } from '@vesper/api-client';
import type { CallAnswer, LiveCommand } from '@vesper/contract';
import type { Session } from '@vesper/session';
import { askLive } from '@vesper/session/live';

/** A send that is answered at all is answered sooner; then the call of the same key finds out what became of it. */
const answerMs = 6000;

/** The call tries these again by itself. */
const passing: ReadonlySet<string> = new Set(['service_unavailable', 'too_many_requests', 'internal']);

/**
 * Sends a message over the live connection, the shorter way.
 * @returns null when it has to go as a call: there is no connection, or nobody knows whether it was heard
 * @throws CallError why it was refused
 */
export const sendLive = async (
  session: Session,
  command: Extract<LiveCommand, { type: 'send' }>,
): Promise<CallAnswer<'chatSend'> | null> => {
  const heard = await askLive(session, command, answerMs);
  if (heard?.type === 'sent') return heard.answer;
  if (!heard || passing.has(heard.error.code)) return null;
  const { code, params } = heard.error;
  throw new CallError(code as CallErrorCode, 0, { params });
};
