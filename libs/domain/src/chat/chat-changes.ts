import { refusalOf } from '../refusal/refusal.ts';
import type {
  AfterLoaded,
  ChatContext,
  ChatInput,
  ChatLoaded,
  ContactEnd,
  OlderLoaded,
  SendOutput,
} from './chat-types.ts';
import { completeUpTo, mergeMessages, newestSeq, oldestSeq } from './message-list.ts';
import type { MessageList } from './message-list.ts';
import { contentCost } from './content/message-cost.ts';
import type { ChatMessage, SendContent } from './message.ts';
import {
  enqueue,
  failedItem,
  queuedItem,
  requeue,
  resumed,
  sendingItem,
  waitingItem,
  without,
  withoutAnswer,
  withoutArrived,
  withState,
} from './outbox.ts';
import { isSendRefusal } from './send-decision.ts';

// What each happening changes in the context of `chatMachine`, as pure functions.

type Change = Partial<ChatContext>;

export function startContext(input: ChatInput): ChatContext {
  return {
    ownId: input.ownId,
    peer: input.peer,
    conversationId: input.conversationId,
    messageLength: input.messageLength,
    costs: input.costs ?? null,
    messages: [],
    checkedSeq: 0,
    stale: false,
    hasOlder: false,
    historyHidden: false,
    outbox: resumed(input.outbox ?? []),
    draft: input.draft ?? '',
    answerTo: null,
    readSeq: 0,
    peerReadSeq: 0,
    peerReceivedSeq: 0,
    refusal: null,
    loadErrorCode: null,
    olderErrorCode: null,
  };
}

/** Messages told by whatever way: each once in the list, own ones out of the outbox. */
function arrived(context: ChatContext, told: MessageList): Pick<ChatContext, 'messages' | 'outbox'> {
  return {
    messages: mergeMessages(context.messages, told),
    outbox: withoutArrived(context.outbox, told, context.ownId),
  };
}

/**
 * One message by itself, told or answered. One that is older than what is shown has its place among the older ones: it comes
 * with those before and after it, and would leave a gap that nobody asks about.
 */
function arrivedAlone(context: ChatContext, message: ChatMessage): Pick<ChatContext, 'messages' | 'outbox'> {
  const isOlder = context.hasOlder && message.seq < oldestSeq(context.messages);
  const { messages, outbox } = arrived(context, [message]);
  return { messages: isOlder ? context.messages : messages, outbox };
}

/** The other's marks go forward only; who has read has received. */
export function afterPeerMarks(
  context: ChatContext,
  now: Partial<Pick<ChatContext, 'peerReadSeq' | 'peerReceivedSeq'>>,
): Pick<ChatContext, 'peerReadSeq' | 'peerReceivedSeq'> {
  const peerReadSeq = Math.max(context.peerReadSeq, now.peerReadSeq ?? 0);
  return {
    peerReadSeq,
    peerReceivedSeq: Math.max(context.peerReceivedSeq, now.peerReceivedSeq ?? 0, peerReadSeq),
  };
}

export function afterLoad(context: ChatContext, loaded: ChatLoaded): Change {
  // What came live before and is older than the page comes with the older ones.
  const known = loaded.hasOlder
    ? context.messages.filter(({ seq }) => seq >= oldestSeq(loaded.messages))
    : context.messages;
  const { messages, outbox } = arrived({ ...context, messages: known }, loaded.messages);
  const waiting = loaded.waiting.map(({ clientId, content, answerTo }) =>
    waitingItem(clientId, content, answerTo),
  );
  const waits = new Set(waiting.map(({ clientId }) => clientId));
  return {
    messages,
    outbox: [...waiting, ...outbox.filter(({ clientId }) => !waits.has(clientId))],
    conversationId: loaded.conversationId ?? context.conversationId,
    hasOlder: loaded.hasOlder,
    historyHidden: loaded.historyHidden,
    readSeq: Math.max(context.readSeq, loaded.readSeq),
    ...afterPeerMarks(context, loaded),
    refusal: loaded.refusal,
    checkedSeq: newestSeq(loaded.messages),
    stale: false,
    loadErrorCode: null,
  };
}

export function afterLoadRefused(error: unknown): Change {
  const { code } = refusalOf(error);
  return isSendRefusal(code) ? { loadErrorCode: code, refusal: code } : { loadErrorCode: code };
}

/** Nothing is left of what was said. What is not sent yet is the member's own, and stays. */
export function withoutConversation({ outbox }: ChatContext): Change {
  return {
    conversationId: null,
    messages: [],
    checkedSeq: 0,
    stale: false,
    hasOlder: false,
    historyHidden: false,
    outbox: outbox.filter(({ state }) => state !== 'waiting'),
    answerTo: null,
    readSeq: 0,
    peerReadSeq: 0,
    peerReceivedSeq: 0,
    olderErrorCode: null,
  };
}

/** What was meant for the other goes with them: were the block taken back, nothing written before it would be sent. */
export function afterContactEnd(context: ChatContext, code: ContactEnd): Change {
  return { ...withoutConversation(context), outbox: [], draft: '', refusal: code };
}

export function afterOlder(context: ChatContext, older: OlderLoaded): Change {
  return {
    ...arrived(context, older.messages),
    hasOlder: older.hasOlder,
    historyHidden: older.historyHidden,
    olderErrorCode: null,
  };
}

/**
 * With more to come, only what was told is checked; otherwise all that the conversation had when it was asked. Not more: what
 * has come live meanwhile may have left one out that nobody has been asked about yet.
 */
export function afterCatchUp(context: ChatContext, caughtUp: AfterLoaded): Change {
  const change = arrived(context, caughtUp.messages);
  const toldUpTo = newestSeq(caughtUp.messages);
  const more = caughtUp.messages.length > 0 && toldUpTo < caughtUp.lastSeq;
  return {
    ...change,
    conversationId: context.conversationId ?? caughtUp.conversationId,
    checkedSeq: Math.max(context.checkedSeq, more ? toldUpTo : caughtUp.lastSeq),
    ...afterPeerMarks(context, caughtUp),
    stale: more,
  };
}

export function afterReceived(context: ChatContext, conversationId: string, message: ChatMessage): Change {
  return { ...arrivedAlone(context, message), conversationId: context.conversationId ?? conversationId };
}

export function afterSubmitted(context: ChatContext, clientId: string): Change {
  const content = { kind: 'text' as const, text: context.draft.trim() };
  const item = queuedItem(clientId, content, context.answerTo);
  return { outbox: enqueue(context.outbox, item), draft: '', answerTo: null };
}

/** What is no text goes out beside the draft, which stays. */
export function afterContentSubmitted(context: ChatContext, clientId: string, content: SendContent): Change {
  return { outbox: enqueue(context.outbox, queuedItem(clientId, content)) };
}

/** Words go back to where they were written, above what has been written since; anything else is gone. */
export function afterRecalled(context: ChatContext, clientId: string): Change {
  const item = context.outbox.find((one) => one.clientId === clientId);
  const outbox = without(context.outbox, clientId);
  if (item?.content.kind !== 'text') return { outbox };
  const written = context.draft.trim() === '' ? '' : `\n${context.draft}`;
  return { outbox, draft: `${item.content.text}${written}`, answerTo: context.answerTo ?? item.answerTo };
}

export function afterSent(context: ChatContext, sent: SendOutput): Change {
  const conversationId = sent.conversationId ?? context.conversationId;
  if (sent.outcome === 'delivered') {
    return { ...arrivedAlone(context, sent.message), outbox: withoutSent(context), conversationId };
  }
  const item = sendingItem(context.outbox);
  const outbox = item === null ? context.outbox : withState(context.outbox, item.clientId, 'waiting');
  return { outbox, conversationId };
}

function withoutSent(context: ChatContext): ChatContext['outbox'] {
  const item = sendingItem(context.outbox);
  return item === null ? context.outbox : without(context.outbox, item.clientId);
}

/** A refused message stays in the outbox with its code; an echo that came first has taken it out already. */
export function afterSendRefused(context: ChatContext, error: unknown): Change {
  const item = sendingItem(context.outbox);
  if (item === null) return {};
  const { code } = refusalOf(error);
  if (code === 'message_not_found' && item.answerTo !== null)
    return { outbox: withoutAnswer(context.outbox, item.clientId) };
  return {
    outbox: withState(context.outbox, item.clientId, 'failed', code),
    refusal: isSendRefusal(code) ? code : context.refusal,
  };
}

/** Credits or premium came: the alert that asked for them goes, and what it held up is sent. */
export function afterMembershipChange(
  context: ChatContext,
  now: { premium: boolean; credits: number },
): Change {
  const costOf = (content: SendContent): number =>
    context.costs === null ? 1 : contentCost(content, context.costs);
  const short = failedItem(context.outbox);
  const helped: string[] = [];
  // A gift may cost more than what came.
  if (now.credits >= Math.max(1, short ? costOf(short.content) : 1)) helped.push('not_enough_credits');
  if (now.premium) helped.push('free_conversation_limit');
  const opened = now.premium && context.historyHidden ? { historyHidden: false, hasOlder: true } : {};
  return {
    ...opened,
    refusal: context.refusal !== null && helped.includes(context.refusal) ? null : context.refusal,
    outbox: requeue(context.outbox, helped),
  };
}

/** The `seq` after which messages are asked for. */
export function askAfter(context: ChatContext): number {
  return completeUpTo(context.messages, context.checkedSeq);
}
