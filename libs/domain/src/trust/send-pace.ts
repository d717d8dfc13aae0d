import { normalText, wordsOf } from '../scam-hints/normal-text.ts';

/** What a member has sent of late. */
export type SendPace = {
  /** Messages of the last minute. */
  inMinute: number;
  /** Conversations begun in the last 24 hours. */
  begunInDay: number;
  /** Others who were sent the same words in the last hour. */
  otherReceivers: number;
};

export type PaceRules = {
  messagesPerMinute: number;
  conversationsPerDay: number;
  sameMessageReceivers: number;
};

export const paceRefusals = ['message_repeated', 'too_many_conversations', 'too_many_messages'] as const;

export type PaceRefusal = (typeof paceRefusals)[number];

/** Shorter words are everybody's: a greeting says nothing of who sends it. */
const shortestRepeated = 20;

/**
 * What two messages have in common that say the same: their words without case, marks, look-alikes and what stands between
 * them. Null where they are too few to say anything.
 */
export function sameWords(text: string): string | null {
  const normal = normalText(text);
  const words = wordsOf(normal).join(' ');
  const key = words.length * 2 < normal.length ? normal.replaceAll(/[\s\p{P}]+/gu, ' ').trim() : words;
  return key.length < shortestRepeated ? null : key;
}

/** Whether this is one message too many for now; null when it is not. A person who writes to people never meets these limits. */
export function paceRefusal(
  pace: SendPace,
  { startsConversation }: { startsConversation: boolean },
  rules: PaceRules,
): PaceRefusal | null {
  if (pace.otherReceivers >= rules.sameMessageReceivers) return 'message_repeated';
  if (startsConversation && pace.begunInDay >= rules.conversationsPerDay) return 'too_many_conversations';
  return pace.inMinute >= rules.messagesPerMinute ? 'too_many_messages' : null;
}
