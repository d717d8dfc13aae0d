import { describe, expect, it } from 'vitest';
import { nodeIds, walk } from '../machine-model/machine-walk.ts';
import type { Model } from '../machine-model/machine-walk.ts';
import { chatControls, chatOffers } from './chat-offers.ts';
import type { ChatControl, ChatSnapshot } from './chat-offers.ts';
import { chatMachine } from './chat.machine.ts';
import { hasGap } from './message-list.ts';
import { maySendAgain, waitsForConnection } from './outbox.ts';

const peer = { id: 'peer', name: 'Bo', fictional: false };
const start = { ownId: 'me', peer, conversationId: 'c1', messageLength: 10 };

function message(seq: number, senderId: string, clientId: string | null = null) {
  return {
    seq,
    id: `m${seq}`,
    senderId,
    kind: 'text',
    text: 'hello',
    sentAt: '2026-06-01T10:00:00Z',
    clientId,
  };
}

const loaded = {
  conversationId: 'c1',
  messages: [message(1, 'peer')],
  hasOlder: true,
  historyHidden: false,
  readSeq: 0,
  peerReadSeq: 0,
  peerReceivedSeq: 0,
  waiting: [],
  refusal: null,
};

const model: Model<ChatSnapshot, ChatControl> = {
  machine: chatMachine,
  inputs: [start],
  happenings: () => [
    { type: 'draft.changed', text: '' },
    { type: 'message.received', conversationId: 'c1', message: message(3, 'peer') },
    { type: 'peer.typed' },
    { type: 'membership.changed', premium: true, credits: 25 },
    { type: 'conversation.removed' },
    { type: 'contact.ended', code: 'blocked_by_member' },
    { type: 'contact.resumed' },
    { type: 'connection.lost' },
    { type: 'connection.restored' },
  ],
  answers: {
    load: {
      outputs: [loaded, { ...loaded, hasOlder: false }],
      errors: [{ code: 'server_busy' }, { code: 'blocked_by_member' }],
    },
    loadRemoved: {
      outputs: [loaded, { ...loaded, messages: [] }],
      errors: [{ code: 'server_busy' }, { code: 'blocked_by_member' }],
    },
    loadOlder: {
      outputs: [{ messages: [], hasOlder: false, historyHidden: true }],
      errors: [{ code: 'server_busy' }],
    },
    loadAfter: {
      outputs: [
        {
          messages: [message(2, 'peer')],
          conversationId: 'c1',
          lastSeq: 3,
          peerReadSeq: 0,
          peerReceivedSeq: 0,
        },
      ],
      errors: [{ code: 'network_error' }, { code: 'conversation_not_found' }],
    },
    sendMessage: {
      outputs: [
        { outcome: 'delivered', conversationId: 'c1', message: message(4, 'me', 'x1') },
        { outcome: 'waiting', conversationId: 'c1' },
      ],
      errors: ['not_enough_credits', 'network_error', 'photo_not_found', 'blocked_by_member'].map((code) => ({
        code,
      })),
    },
  },
  // All that guards and offers look at; which messages there are does not matter beyond it.
  situation: ({ context }) => [
    context.stale,
    hasGap(context.messages, context.checkedSeq),
    context.hasOlder,
    context.outbox.map(({ state, errorCode }) => [state, errorCode]),
    context.draft,
    context.refusal,
  ],
  controls: chatControls,
  offers: chatOffers,
  press: (type, { context }) => {
    if (type === 'draft.changed') return { type, text: 'hello' };
    // One message at a time keeps the walk short, whatever its kind; order among several has its own tests.
    if (type === 'message.submitted') return { type, clientId: 'x1' };
    if (type === 'content.submitted')
      return { type, clientId: 'x1', content: { kind: 'gift' as const, gift: 'rose' } };
    if (type === 'message.retried') return pressOn(type, context.outbox.find(maySendAgain));
    if (type === 'message.recalled') return pressOn(type, context.outbox.find(waitsForConnection));
    if (type !== 'message.discarded') return { type };
    return pressOn(
      type,
      context.outbox.find(({ state }) => state === 'failed' || state === 'queued'),
    );
  },
};

function pressOn(type: ChatControl, item: { clientId: string } | undefined) {
  return { type, clientId: item?.clientId ?? 'none' };
}

describe('the model of a chat', () => {
  const walked = walk(model);

  it('comes into every state', () => {
    expect([...walked.visited].sort()).toEqual(nodeIds(chatMachine).sort());
  });

  it('offers in every situation just what the machine allows', () => {
    expect(walked.situations).toBeGreaterThan(1000);
    expect(walked.disagreements.slice(0, 3)).toEqual([]);
    expect([...walked.everOffered].sort()).toEqual([...chatControls].sort());
  });

  it('notices a composer that stays open for a member who has been blocked', () => {
    const eager = walk({ ...model, offers: (snapshot) => [...chatOffers(snapshot), 'draft.changed'] }, 1);
    expect(eager.disagreements[0]).toMatchObject({ control: 'draft.changed', offered: true, allowed: false });
  });
});
