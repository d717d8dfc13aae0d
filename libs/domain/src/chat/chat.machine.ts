import { and } from 'xstate';
import { askAfter, startContext } from './chat-changes.ts';
import { refusalOf } from '../refusal/refusal.ts';
import { chatSetup } from './chat.setup.ts';
import { isBlock } from './chat-types.ts';
import { newestSeq, oldestSeq } from './message-list.ts';
import { sendingItem } from './outbox.ts';

/** The messages that are there, and what comes in by the live connection. */
const history = chatSetup.createStateConfig({
  initial: 'loading',
  on: {
    'message.received': { actions: 'noteReceived' },
    'message.removed': { actions: 'noteRemoved' },
    'message.reacted': { actions: 'noteReacted' },
    'messages.seen': {
      guard: 'isNewlySeen',
      actions: ['noteSeen', { type: 'tellRead', params: ({ event }) => ({ seq: event.seq }) }],
    },
    'peer.read': { actions: 'notePeerRead' },
    'peer.received': { actions: 'notePeerReceived' },
    'conversation.removed': { target: '.removed', actions: 'noteRemoval' },
    'contact.ended': { target: '.ended', actions: 'noteContactEnd' },
    // What was seen without a connection is told now.
    'connection.restored': {
      actions: { type: 'tellRead', params: ({ context }) => ({ seq: context.readSeq }) },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ conversationId: context.conversationId, peerId: context.peer.id }),
        onDone: {
          target: 'ready',
          actions: { type: 'noteLoaded', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: [
          {
            guard: { type: 'meansContactEnd', params: ({ event }) => ({ error: event.error }) },
            actions: [
              { type: 'noteLoadRefusal', params: ({ event }) => ({ error: event.error }) },
              { type: 'raiseContactEnd', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'failed',
            actions: { type: 'noteLoadRefusal', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    failed: { on: { 'history.retried': 'loading', 'connection.restored': 'loading' } },
    ready: {},
    // Nothing of it is shown from here on; what stands in its place is asked for.
    removed: {
      invoke: {
        id: 'loadRemoved',
        src: 'load',
        input: ({ context }) => ({ conversationId: null, peerId: context.peer.id }),
        onDone: [
          {
            guard: { type: 'hasSaidSomething', params: ({ event }) => ({ loaded: event.output }) },
            target: 'ready',
            actions: { type: 'noteLoaded', params: ({ event }) => ({ loaded: event.output }) },
          },
          { target: 'ready', actions: 'tellRemoved' },
        ],
        onError: [
          {
            guard: { type: 'meansContactEnd', params: ({ event }) => ({ error: event.error }) },
            actions: { type: 'raiseContactEnd', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'noteLoadRefusal', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    // What was said before is told late, if at all.
    ended: { on: { 'contact.resumed': 'loading', 'conversation.removed': {}, 'message.received': {} } },
  },
});

/** Older messages, on demand. */
const older = chatSetup.createStateConfig({
  initial: 'idle',
  on: { 'conversation.removed': '.idle', 'contact.ended': '.idle' },
  states: {
    idle: {
      on: {
        'older.requested': { guard: and(['isLoaded', 'isOnline', 'hasOlder']), target: 'loading' },
      },
    },
    loading: {
      invoke: {
        id: 'loadOlder',
        src: 'loadOlder',
        input: ({ context }) => ({
          conversationId: context.conversationId ?? '',
          beforeSeq: oldestSeq(context.messages),
        }),
        onDone: {
          target: 'idle',
          actions: { type: 'noteOlder', params: ({ event }) => ({ older: event.output }) },
        },
        onError: [
          {
            guard: { type: 'meansRemoval', params: ({ event }) => ({ error: event.error }) },
            target: 'idle',
            actions: 'raiseRemoval',
          },
          {
            target: 'idle',
            actions: { type: 'noteOlderRefusal', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
  },
});

/** Messages that were missed: a gap in the numbers, or a connection that was away. */
const catchUp = chatSetup.createStateConfig({
  initial: 'idle',
  on: {
    'connection.restored': { actions: 'noteStale' },
    'conversation.removed': '.idle',
    'contact.ended': '.idle',
  },
  states: {
    idle: { always: { guard: and(['isLoaded', 'isOnline', 'hasMissed']), target: 'loading' } },
    loading: {
      invoke: {
        id: 'loadAfter',
        src: 'loadAfter',
        input: ({ context }) => ({
          conversationId: context.conversationId,
          peerId: context.peer.id,
          afterSeq: askAfter(context),
        }),
        onDone: [
          {
            // The server knows no more of what seems to be missing: it is asked again, though not at once.
            guard: ({ context, event }) =>
              event.output.messages.length === 0 && event.output.lastSeq < newestSeq(context.messages),
            target: 'pausing',
            actions: { type: 'noteCatchUp', params: ({ event }) => ({ caughtUp: event.output }) },
          },
          {
            target: 'idle',
            actions: { type: 'noteCatchUp', params: ({ event }) => ({ caughtUp: event.output }) },
          },
        ],
        onError: [
          // The block came while there was no connection: it was told to nobody here.
          {
            guard: { type: 'meansRemoval', params: ({ event }) => ({ error: event.error }) },
            target: 'idle',
            actions: 'raiseRemoval',
          },
          { target: 'pausing' },
        ],
      },
      // What is being asked may have been answered before what came meanwhile: it is asked once more.
      on: { 'connection.restored': { target: 'loading', reenter: true, actions: 'noteStale' } },
    },
    pausing: { after: { catchUpPauseMs: 'idle' } },
  },
});

/** The outbox: one message at a time, in the order they were written. */
const sending = chatSetup.createStateConfig({
  initial: 'idle',
  on: {
    'message.submitted': { guard: and(['isLoaded', 'mayWrite', 'draftIsValid']), actions: 'enqueueDraft' },
    'answer.chosen': { actions: 'noteAnswer' },
    'content.submitted': { guard: and(['isLoaded', 'mayWrite']), actions: 'enqueueContent' },
    'message.retried': { guard: and(['mayWrite', 'isFailedItem']), actions: 'retry' },
    'message.discarded': {
      guard: 'isUnsentItem',
      actions: [{ type: 'tellDiscarded', params: ({ event }) => ({ clientId: event.clientId }) }, 'discard'],
    },
    'message.recalled': {
      guard: and(['isOffline', 'mayDraft', 'isWaitingForConnection']),
      actions: [{ type: 'tellDiscarded', params: ({ event }) => ({ clientId: event.clientId }) }, 'recall'],
    },
    'alert.dismissed': { guard: 'isDismissible', actions: 'dismissAlert' },
    'membership.changed': { actions: 'noteMembership' },
    'connection.restored': { actions: 'requeueUnanswered' },
    'contact.ended': '.idle',
  },
  states: {
    idle: {
      always: {
        guard: and(['isLoaded', 'isOnline', 'mayWrite', 'hasNextToSend']),
        target: 'sending',
        actions: 'markSending',
      },
    },
    sending: {
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => {
          const item = sendingItem(context.outbox);
          return {
            conversationId: context.conversationId,
            peerId: context.peer.id,
            clientId: item?.clientId ?? '',
            content: item?.content ?? { kind: 'text' as const, text: '' },
            answerTo: item?.answerTo ?? null,
          };
        },
        onDone: {
          target: 'idle',
          actions: { type: 'noteSent', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [
          {
            guard: ({ event }) => isBlock(refusalOf(event.error).code),
            target: 'idle',
            actions: { type: 'raiseContactEnd', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'idle',
            actions: { type: 'noteSendRefusal', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
  },
});

/** "Is typing", until it has not been said again for a while or the message is there. */
const peerTyping = chatSetup.createStateConfig({
  initial: 'quiet',
  on: { 'peer.typed': '.typing', 'conversation.removed': '.quiet', 'contact.ended': '.quiet' },
  states: {
    quiet: {},
    typing: {
      after: { peerTypingMs: 'quiet' },
      on: { 'message.received': { guard: 'isFromPeer', target: 'quiet' }, 'connection.lost': 'quiet' },
    },
  },
});

/** Our own typing, told at most once in a while. */
const ownTyping = chatSetup.createStateConfig({
  initial: 'silent',
  states: {
    silent: {
      on: {
        'draft.changed': [
          {
            guard: and(['isLoaded', 'isOnline', 'mayWrite', 'draftHasText']),
            target: 'told',
            actions: ['noteDraft', 'tellTyping'],
          },
          { guard: 'mayDraft', actions: 'noteDraft' },
        ],
      },
    },
    told: {
      after: { ownTypingMs: 'silent' },
      on: {
        'draft.changed': { guard: 'mayDraft', actions: 'noteDraft' },
        'message.submitted': { guard: and(['isLoaded', 'mayWrite', 'draftIsValid']), target: 'silent' },
      },
    },
  },
});

/**
 * One conversation on the screen (spec §4, readings): its messages, the outbox of what is not sent
 * yet, both sides' typing and the connection. The server judges every message; a refusal stands as
 * an alert in `context.refusal`, and the text stays in the outbox.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input }) => startContext(input),
  type: 'parallel',
  states: {
    history,
    older,
    catchUp,
    sending,
    peerTyping,
    ownTyping,
    connection: {
      initial: 'online',
      states: {
        online: { on: { 'connection.lost': 'offline' } },
        offline: { on: { 'connection.restored': 'online' } },
      },
    },
  },
});
