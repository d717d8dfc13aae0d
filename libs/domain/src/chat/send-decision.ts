import { messageCost } from './content/message-cost.ts';
import type { MessageCosts } from './content/message-cost.ts';
import type { MessageKind } from './message.ts';
import { limitOf } from './send-limit.ts';

export const sendRefusals = [
  'blocked_by_member',
  'blocked_by_you',
  'member_not_available',
  'free_conversation_limit',
  'not_enough_credits',
] as const;

export type SendRefusal = (typeof sendRefusals)[number];

export function isSendRefusal(code: unknown): code is SendRefusal {
  return sendRefusals.some((refusal) => refusal === code);
}

export type SendRequest = {
  sender: {
    /** The e-mail address is confirmed. */
    confirmed: boolean;
    premium: boolean;
    credits: number;
    /** Conversations this member has ever started; removing a chat frees no place. */
    startedConversations: number;
    /** Credits that this member's waiting messages will take on confirmation; 0 when left out. */
    waitingCost?: number;
  };
  conversationExists: boolean;
  /** The conversation was begun by the other member: answering takes no place. */
  startedByOther: boolean;
  blockedByReceiver: boolean;
  /** A block ends the conversation for both: the one who blocked does not write on either. */
  blockedBySender: boolean;
  receiverActive: boolean;
  kind: MessageKind;
  /** The message written in signup step0 (readings). */
  free: boolean;
  gift?: string;
};

export type SendDecision =
  | { act: 'deliver' | 'wait'; cost: number; startsConversation: boolean }
  | { act: 'refuse'; code: SendRefusal };

export type SendRules = MessageCosts & { freeConversations: number; signupCredits: number };

/** What may be spent: an unconfirmed member's messages are paid from the credits that confirming grants. */
function spendable(sender: SendRequest['sender'], settings: SendRules): number {
  return sender.confirmed
    ? sender.credits
    : sender.credits + settings.signupCredits - (sender.waitingCost ?? 0);
}

/**
 * Whether a message is delivered, waits for the sender's confirmation, or is refused (spec §4 and §6).
 * The first reason wins in the order of `sendRefusals`. The cost is what to charge on delivery; a
 * waiting message is charged when it is delivered.
 */
export function decideSend(request: SendRequest, settings: SendRules): SendDecision {
  const { sender } = request;
  if (request.blockedByReceiver) return { act: 'refuse', code: 'blocked_by_member' };
  if (request.blockedBySender) return { act: 'refuse', code: 'blocked_by_you' };
  if (!request.receiverActive) return { act: 'refuse', code: 'member_not_available' };
  const startsConversation = !request.conversationExists && !request.startedByOther;
  const cost = request.free ? 0 : messageCost(request.kind, settings, request.gift);
  const code = limitOf(
    { ...sender, spendable: spendable(sender, settings), startsConversation, cost },
    settings,
  );
  if (code) return { act: 'refuse', code };
  return { act: sender.confirmed ? 'deliver' : 'wait', cost, startsConversation };
}
