export type LimitInput = {
  premium: boolean;
  startedConversations: number;
  /** Credits that may be spent on it. */
  spendable: number;
  /** The message begins a conversation with somebody who has not written first. */
  startsConversation: boolean;
  /** Credits it costs. */
  cost: number;
};

/**
 * What stands between this member and one more message: the number of conversations of a free member, then the credits
 * (readings, "Rules that the spec names without a figure"). Null where nothing does. Known before anything is written, so
 * that screens can say it in time.
 */
export function limitOf(
  { premium, startedConversations, spendable: credits, startsConversation, cost }: LimitInput,
  { freeConversations }: { freeConversations: number },
): 'free_conversation_limit' | 'not_enough_credits' | null {
  if (startsConversation && !premium && startedConversations >= freeConversations)
    return 'free_conversation_limit';
  return cost > 0 && cost > credits ? 'not_enough_credits' : null;
}
