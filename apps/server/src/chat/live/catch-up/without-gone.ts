/** Who a frame says has gone (spec §4, Block); undefined for every other frame. */
const goneIn = (frame: string): string | undefined => {
  if (!frame.includes('"member_gone"')) return undefined;
  const { type, member } = JSON.parse(frame) as { readonly type: string; readonly member: string };
  return type === 'member_gone' ? member : undefined;
};

/** What answers an act of the reader's own: it is stored, and its page waits for it. */
const isAnswer = (frame: string): boolean => /^\{"type":"(sent|refused)"/.test(frame);

/**
 * Of frames that were held back, in their order, nothing of somebody who has gone by their end: what was read before a block must not
 * be told after it. Of who came back after that it is told. A page that misses a number asks for it, and is told what still stands.
 */
export const withoutGone = (frames: readonly string[]): readonly string[] => {
  const goneAt = new Map<string, number>();
  for (const [index, frame] of frames.entries()) {
    const member = goneIn(frame);
    if (member !== undefined) goneAt.set(member, index);
  }
  if (goneAt.size === 0) return frames;
  return frames.filter(
    (frame, index) =>
      isAnswer(frame) || ![...goneAt].some(([member, at]) => index < at && frame.includes(member)),
  );
};
