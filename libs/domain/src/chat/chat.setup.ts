import { assign, fromPromise, raise, setup, stateIn } from 'xstate';
import { notProvided, refusalOf } from '../refusal/refusal.ts';
import { afterMessageRemoved, afterReacted } from './acts/changes.ts';
import {
  afterCatchUp,
  afterContactEnd,
  afterContentSubmitted,
  afterLoad,
  afterLoadRefused,
  afterMembershipChange,
  afterOlder,
  afterPeerMarks,
  afterRecalled,
  afterReceived,
  afterSendRefused,
  afterSent,
  afterSubmitted,
  withoutConversation,
} from './chat-changes.ts';
import {
  catchUpPauseMs,
  isBlock,
  isContactEnd,
  isDismissible,
  ownTypingMs,
  peerTypingMs,
} from './chat-types.ts';
import type {
  AfterInput,
  AfterLoaded,
  ChatContext,
  ChatEvent,
  ChatInput,
  ChatLoaded,
  ContactEnd,
  LoadInput,
  OlderInput,
  OlderLoaded,
  SendInput,
  SendOutput,
} from './chat-types.ts';
import { hasGap } from './message-list.ts';
import { checkMessageText } from './content/message-text.ts';
import { maySendAgain, nextToSend, requeue, waitsForConnection, without, withState } from './outbox.ts';

/** How a refusal ends the contact; null where it does not. Whoever is on a break is, to who has nothing with them, not there. */
function endOf(error: unknown): ContactEnd | null {
  const { code } = refusalOf(error);
  if (code === 'member_not_found') return 'member_not_available';
  return isContactEnd(code) ? code : null;
}

/** The actors, guards, actions and delays of `chatMachine`. */
export const chatSetup = setup({
  types: { context: {} as ChatContext, events: {} as ChatEvent, input: {} as ChatInput },
  actors: {
    load: fromPromise<ChatLoaded, LoadInput>(() => notProvided('load')),
    loadOlder: fromPromise<OlderLoaded, OlderInput>(() => notProvided('loadOlder')),
    loadAfter: fromPromise<AfterLoaded, AfterInput>(() => notProvided('loadAfter')),
    /** Refuses with the codes of `decideSend`, or network_error when no answer came. */
    sendMessage: fromPromise<SendOutput, SendInput>(() => notProvided('sendMessage')),
  },
  actions: {
    /** Tells the other side that we type; the app brings it along. */
    tellTyping: () => {},
    /** Tells the server what has been read; the app brings it along. */
    tellRead: (_, _params: { seq: number }) => {},
    /** Tells the server that a message it may have kept is not wanted any more; the app brings it along. */
    tellDiscarded: (_, _params: { clientId: string }) => {},
    noteLoaded: assign(({ context }, { loaded }: { loaded: ChatLoaded }) => afterLoad(context, loaded)),
    noteLoadRefusal: assign((_, { error }: { error: unknown }) => afterLoadRefused(error)),
    noteOlder: assign(({ context }, { older }: { older: OlderLoaded }) => afterOlder(context, older)),
    noteOlderRefusal: assign((_, { error }: { error: unknown }) => ({
      olderErrorCode: refusalOf(error).code,
    })),
    noteCatchUp: assign(({ context }, { caughtUp }: { caughtUp: AfterLoaded }) =>
      afterCatchUp(context, caughtUp),
    ),
    noteReceived: assign(({ context, event }) =>
      event.type === 'message.received' ? afterReceived(context, event.conversationId, event.message) : {},
    ),
    noteSeen: assign(({ event }) => (event.type === 'messages.seen' ? { readSeq: event.seq } : {})),
    notePeerRead: assign(({ context, event }) =>
      event.type === 'peer.read' ? afterPeerMarks(context, { peerReadSeq: event.seq }) : {},
    ),
    notePeerReceived: assign(({ context, event }) =>
      event.type === 'peer.received' ? afterPeerMarks(context, { peerReceivedSeq: event.seq }) : {},
    ),
    noteRemoval: assign(({ context }) => withoutConversation(context)),
    noteContactEnd: assign(({ context, event }) =>
      event.type === 'contact.ended' ? afterContactEnd(context, event.code) : {},
    ),
    raiseRemoval: raise({ type: 'conversation.removed' }),
    raiseContactEnd: raise((_, { error }: { error: unknown }) => ({
      type: 'contact.ended' as const,
      code: endOf(error) ?? 'member_not_available',
    })),
    /** Leads away: there is no conversation any more, and nobody is in the way of another; the app brings it along. */
    tellRemoved: () => {},
    noteMembership: assign(({ context, event }) =>
      event.type === 'membership.changed' ? afterMembershipChange(context, event) : {},
    ),
    noteAnswer: assign(({ event }) => (event.type === 'answer.chosen' ? { answerTo: event.seq } : {})),
    noteRemoved: assign(({ context, event }) =>
      event.type === 'message.removed' ? afterMessageRemoved(context, event.seq) : {},
    ),
    noteReacted: assign(({ context, event }) =>
      event.type === 'message.reacted' ? afterReacted(context, event.seq, event.memberId, event.code) : {},
    ),
    noteStale: assign({ stale: true }),
    noteDraft: assign(({ event }) => (event.type === 'draft.changed' ? { draft: event.text } : {})),
    enqueueDraft: assign(({ context, event }) =>
      event.type === 'message.submitted' ? afterSubmitted(context, event.clientId) : {},
    ),
    enqueueContent: assign(({ context, event }) =>
      event.type === 'content.submitted' ? afterContentSubmitted(context, event.clientId, event.content) : {},
    ),
    markSending: assign(({ context }) => {
      const item = nextToSend(context.outbox);
      return item === null ? {} : { outbox: withState(context.outbox, item.clientId, 'sending') };
    }),
    noteSent: assign(({ context }, { sent }: { sent: SendOutput }) => afterSent(context, sent)),
    noteSendRefusal: assign(({ context }, { error }: { error: unknown }) => afterSendRefused(context, error)),
    retry: assign(({ context, event }) =>
      event.type === 'message.retried' ? { outbox: withState(context.outbox, event.clientId, 'queued') } : {},
    ),
    discard: assign(({ context, event }) =>
      event.type === 'message.discarded' ? { outbox: without(context.outbox, event.clientId) } : {},
    ),
    recall: assign(({ context, event }) =>
      event.type === 'message.recalled' ? afterRecalled(context, event.clientId) : {},
    ),
    requeueUnanswered: assign({ outbox: ({ context }) => requeue(context.outbox) }),
    dismissAlert: assign({ refusal: null }),
  },
  guards: {
    /** What the server answers about a conversation that is not there any more. */
    meansRemoval: (_, { error }: { error: unknown }) => {
      const { code } = refusalOf(error);
      return code === 'conversation_not_found' || isBlock(code);
    },
    meansContactEnd: (_, { error }: { error: unknown }) => endOf(error) !== null,
    hasSaidSomething: (_, { loaded }: { loaded: ChatLoaded }) =>
      loaded.messages.length + loaded.waiting.length > 0,
    isLoaded: stateIn({ history: 'ready' }),
    isOnline: stateIn({ connection: 'online' }),
    mayWrite: ({ context }) => context.refusal === null,
    mayDraft: ({ context }) => context.refusal === null || isDismissible(context.refusal),
    draftIsValid: ({ context }) => checkMessageText(context.draft, context) === null,
    draftHasText: ({ event }) => event.type === 'draft.changed' && event.text.trim() !== '',
    hasOlder: ({ context }) => context.hasOlder && context.conversationId !== null,
    hasMissed: ({ context }) => context.stale || hasGap(context.messages, context.checkedSeq),
    hasNextToSend: ({ context }) => nextToSend(context.outbox) !== null,
    isFailedItem: ({ context, event }) =>
      event.type === 'message.retried' &&
      context.outbox.some((item) => item.clientId === event.clientId && maySendAgain(item)),
    isWaitingForConnection: ({ context, event }) =>
      event.type === 'message.recalled' &&
      context.outbox.some((item) => item.clientId === event.clientId && waitsForConnection(item)),
    isOffline: stateIn({ connection: 'offline' }),
    isUnsentItem: ({ context, event }) =>
      event.type === 'message.discarded' &&
      context.outbox.some(
        ({ clientId, state }) => clientId === event.clientId && (state === 'failed' || state === 'queued'),
      ),
    isDismissible: ({ context }) => isDismissible(context.refusal),
    isNewlySeen: ({ context, event }) => event.type === 'messages.seen' && event.seq > context.readSeq,
    isFromPeer: ({ context, event }) =>
      event.type === 'message.received' && event.message.senderId === context.peer.id,
  },
  delays: { peerTypingMs, ownTypingMs, catchUpPauseMs },
});
