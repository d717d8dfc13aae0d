/** How one may react to a message (readings); stored as codes, and shown as the sign beside each. */
export const reactionSigns = {
  heart: '❤️',
  smile: '😊',
  laugh: '😂',
  wow: '😮',
  sad: '😢',
  thumb: '👍',
} as const;

export type ReactionCode = keyof typeof reactionSigns;

export const reactionCodes = Object.keys(reactionSigns) as [ReactionCode, ...ReactionCode[]];

/** What one member thinks of a message; each has one reaction to it at most. */
export type Reaction = { memberId: string; code: ReactionCode };

/** The reactions to a message after `memberId` has chosen `code`, or with null has taken the own one back. */
export function withReaction(
  reactions: readonly Reaction[],
  memberId: string,
  code: ReactionCode | null,
): readonly Reaction[] {
  const others = reactions.filter((reaction) => reaction.memberId !== memberId);
  return code === null ? others : [...others, { memberId, code }];
}
