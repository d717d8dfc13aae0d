/** What of a message decides whether it can be reported. */
export type SeenMessage = { readonly seq: number; readonly senderId: string };

/** Pointed at where nobody chose: so many of the other's newest. */
export const newestReported = 20;

/** So many messages around each one that is pointed at go along: without them nobody understands what was meant. */
export const messagesAround = 10;

/**
 * The messages that a report points at, by number and in order: the chosen ones, or the other's newest where none were chosen.
 * @param seen what the reporter could see of the conversation, in order
 * @returns `message_not_reportable` when one of them is the reporter's own, or was not seen by them
 */
export function reportedMessages(
  seen: readonly SeenMessage[],
  reporter: string,
  chosen: readonly number[],
): readonly number[] | 'message_not_reportable' {
  const reportable = seen.filter(({ senderId }) => senderId !== reporter).map(({ seq }) => seq);
  if (chosen.length === 0) return reportable.slice(-newestReported);
  const wanted = [...new Set(chosen)].sort((one, two) => one - two);
  return wanted.every((seq) => reportable.includes(seq)) ? wanted : 'message_not_reportable';
}

/** Which messages are kept as evidence: those pointed at and their neighbours; the newest where nothing is pointed at. */
export function evidenceSeqs(seen: readonly SeenMessage[], pointedAt: readonly number[]): readonly number[] {
  const all = seen.map(({ seq }) => seq);
  if (pointedAt.length === 0) return all.slice(-newestReported);
  const kept = new Set<number>();
  for (const seq of pointedAt) {
    const at = all.indexOf(seq);
    for (const near of all.slice(Math.max(0, at - messagesAround), at + messagesAround + 1)) kept.add(near);
  }
  return all.filter((seq) => kept.has(seq));
}

/** What a report says: why, and the messages that it points at. */
export interface Reported {
  readonly category: string;
  readonly seqs: readonly number[];
}

/**
 * Whether an earlier report of the same member about the same conversation says all of this already. Another reason is a report of its
 * own: who is worked on for one thing may be let go with the other (decision 155).
 */
export function isReportedAlready(earlier: Reported, now: Reported): boolean {
  return earlier.category === now.category && now.seqs.every((seq) => earlier.seqs.includes(seq));
}
