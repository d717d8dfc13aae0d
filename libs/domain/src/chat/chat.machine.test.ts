import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chatOffers, isPeerTyping } from './chat-offers.ts';
import type {
  AfterInput,
  AfterLoaded,
  ChatInput,
  ChatLoaded,
  LoadInput,
  OlderInput,
  OlderLoaded,
  SendInput,
  SendOutput,
} from './chat-types.ts';
import { chatMachine } from './chat.machine.ts';
import type { ChatMessage } from './message.ts';

function message(seq: number, senderId = 'peer', clientId: string | null = null): ChatMessage {
  return {
    seq,
    id: `m${seq}`,
    senderId,
    kind: 'text',
    text: `text ${seq}`,
    sentAt: '2026-06-01T10:00:00Z',
    clientId,
    removed: false,
    answerTo: null,
    quote: null,
    reactions: [],
  };
}

const loaded: ChatLoaded = {
  conversationId: 'c1',
  messages: [message(4), message(5)],
  hasOlder: true,
  historyHidden: false,
  readSeq: 4,
  peerReadSeq: 0,
  peerReceivedSeq: 0,
  waiting: [],
  refusal: null,
};

function refusal(code: string) {
  return Object.assign(new Error(code), { code });
}

type Script = {
  load?: (ChatLoaded | Error)[];
  older?: (OlderLoaded | Error)[];
  after?: (AfterLoaded | Error)[];
  send?: (SendOutput | Error)[];
};

function start(script: Script = {}, change: Partial<ChatInput> = {}) {
  const clock = new SimulatedClock();
  const told: string[] = [];
  const sent: SendInput[] = [];
  const asked: number[] = [];
  let seq = 5;
  const next = <T>(answers: (T | Error)[] | undefined, usual: T): Promise<T> => {
    const answer = answers?.shift() ?? usual;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const machine = chatMachine.provide({
    actions: {
      tellTyping: () => told.push('typing'),
      tellRemoved: () => told.push('removed'),
      tellRead: (_, params) => told.push(`read ${params.seq}`),
    },
    actors: {
      load: fromPromise<ChatLoaded, LoadInput>(() => next(script.load, loaded)),
      loadOlder: fromPromise<OlderLoaded, OlderInput>(() =>
        next(script.older, { messages: [message(3)], hasOlder: false, historyHidden: true }),
      ),
      loadAfter: fromPromise<AfterLoaded, AfterInput>(({ input }) => {
        asked.push(input.afterSeq);
        return next(script.after, {
          messages: [],
          conversationId: 'c1',
          lastSeq: 5,
          peerReadSeq: 0,
          peerReceivedSeq: 0,
        });
      }),
      sendMessage: fromPromise<SendOutput, SendInput>(({ input }) => {
        sent.push(input);
        seq += 1;
        const delivered = {
          outcome: 'delivered',
          conversationId: 'c1',
          message: message(seq, 'me', input.clientId),
        } as const;
        return next<SendOutput>(script.send, delivered);
      }),
    },
  });
  const peer = { id: 'peer', name: 'Bo', fictional: false };
  const input = { ownId: 'me', peer, conversationId: 'c1', messageLength: 1000, ...change };
  const actor = createActor(machine, { input, clock }).start();
  const settle = async () => {
    for (let turns = 0; turns < 40; turns += 1) await Promise.resolve();
  };
  const write = (text: string, clientId: string) => {
    actor.send({ type: 'draft.changed', text });
    actor.send({ type: 'message.submitted', clientId });
  };
  const context = () => actor.getSnapshot().context;
  const seqs = () => context().messages.map((one) => one.seq);
  const outbox = () => context().outbox.map(({ clientId, state, errorCode }) => [clientId, state, errorCode]);
  return { actor, clock, told, sent, asked, machine, settle, write, context, seqs, outbox };
}

describe('reading a chat', () => {
  it('loads, and loads older messages on demand', async () => {
    const { actor, settle, seqs, context } = start();
    await settle();
    expect(seqs()).toEqual([4, 5]);
    actor.send({ type: 'older.requested' });
    await settle();
    expect(seqs()).toEqual([3, 4, 5]);
    expect(context()).toMatchObject({ hasOlder: false, historyHidden: true });
    expect(actor.getSnapshot().can({ type: 'older.requested' })).toBe(false);
    actor.send({ type: 'membership.changed', premium: true, credits: 25 });
    expect(context()).toMatchObject({ hasOlder: true, historyHidden: false });
  });

  it('says when it cannot load, and tries again', async () => {
    const { actor, settle, context, seqs } = start({
      load: [refusal('server_busy'), refusal('server_busy')],
    });
    await settle();
    expect(actor.getSnapshot().value.history).toBe('failed');
    expect(context().loadErrorCode).toBe('server_busy');
    actor.send({ type: 'history.retried' });
    await settle();
    expect(actor.getSnapshot().value.history).toBe('failed');
    actor.send({ type: 'connection.restored' });
    await settle();
    expect(seqs()).toEqual([4, 5]);
    expect(context().loadErrorCode).toBeNull();
  });

  it('keeps what is there when older messages cannot be loaded', async () => {
    const { actor, settle, context, seqs } = start({ older: [refusal('server_busy')] });
    await settle();
    actor.send({ type: 'older.requested' });
    await settle();
    expect(seqs()).toEqual([4, 5]);
    expect(context().olderErrorCode).toBe('server_busy');
    expect(actor.getSnapshot().can({ type: 'older.requested' })).toBe(true);
  });

  it('shows each message once, and fetches the ones between', async () => {
    const { actor, settle, asked, seqs } = start({
      after: [
        {
          messages: [message(6), message(7)],
          conversationId: 'c1',
          lastSeq: 7,
          peerReadSeq: 0,
          peerReceivedSeq: 0,
        },
      ],
    });
    await settle();
    const receive = (seq: number) =>
      actor.send({ type: 'message.received', conversationId: 'c1', message: message(seq) });
    receive(5);
    expect(seqs()).toEqual([4, 5]);
    receive(8);
    receive(7);
    await settle();
    expect(asked).toEqual([5]);
    expect(seqs()).toEqual([4, 5, 6, 7, 8]);
  });

  it('learns what the other has read while the connection was away', async () => {
    const { actor, settle, context } = start({
      after: [{ messages: [], conversationId: 'c1', lastSeq: 5, peerReadSeq: 4, peerReceivedSeq: 4 }],
    });
    await settle();
    expect(context().peerReadSeq).toBeLessThan(4);
    actor.send({ type: 'connection.restored' });
    await settle();
    expect(context().peerReadSeq).toBe(4);
  });

  it('finds the first message that came while the connection was away, before there was a conversation', async () => {
    const none = { ...loaded, conversationId: null, messages: [], hasOlder: false };
    const { actor, settle, asked, seqs, context } = start(
      {
        load: [none],
        after: [
          { messages: [], conversationId: null, lastSeq: 0, peerReadSeq: 0, peerReceivedSeq: 0 },
          {
            messages: [message(1, 'me', 'x1')],
            conversationId: 'c7',
            lastSeq: 1,
            peerReadSeq: 0,
            peerReceivedSeq: 0,
          },
        ],
      },
      { conversationId: null },
    );
    await settle();
    expect(asked).toEqual([]);
    actor.send({ type: 'connection.restored' });
    await settle();
    expect(context().conversationId).toBeNull();
    actor.send({ type: 'connection.restored' });
    await settle();
    expect(asked).toEqual([0, 0]);
    expect(seqs()).toEqual([1]);
    expect(context().conversationId).toBe('c7');
  });

  it('asks no second time about a number that the server does not have', async () => {
    const { actor, settle, asked } = start();
    await settle();
    actor.send({ type: 'message.received', conversationId: 'c1', message: message(8) });
    await settle();
    actor.send({ type: 'message.received', conversationId: 'c1', message: message(9) });
    await settle();
    expect(asked).toEqual([5]);
  });

  it('catches up page by page when the connection is back, and waits when that fails', async () => {
    const { actor, settle, asked, seqs, clock } = start({
      after: [
        refusal('network_error'),
        { messages: [message(6)], conversationId: 'c1', lastSeq: 7, peerReadSeq: 0, peerReceivedSeq: 0 },
        { messages: [message(7)], conversationId: 'c1', lastSeq: 7, peerReadSeq: 0, peerReceivedSeq: 0 },
      ],
    });
    await settle();
    actor.send({ type: 'connection.lost' });
    actor.send({ type: 'connection.restored' });
    await settle();
    expect(asked).toEqual([5]);
    clock.increment(5000);
    await settle();
    expect(asked).toEqual([5, 5, 6]);
    expect(seqs()).toEqual([4, 5, 6, 7]);
  });

  it('asks once more when something may have come while it asks', async () => {
    const { actor, settle, asked, seqs } = start({
      after: [
        { messages: [], conversationId: 'c1', lastSeq: 5, peerReadSeq: 0, peerReceivedSeq: 0 },
        {
          messages: [message(6), message(7)],
          conversationId: 'c1',
          lastSeq: 7,
          peerReadSeq: 0,
          peerReceivedSeq: 0,
        },
      ],
    });
    await settle();
    actor.send({ type: 'connection.restored' });
    actor.send({ type: 'connection.restored' });
    await settle();
    expect(asked).toEqual([5, 5]);
    expect(seqs()).toEqual([4, 5, 6, 7]);
  });

  it('tells what was seen, forwards only, and again when the connection is back', async () => {
    const { actor, settle, told, context } = start();
    await settle();
    actor.send({ type: 'messages.seen', seq: 4 });
    actor.send({ type: 'messages.seen', seq: 5 });
    actor.send({ type: 'messages.seen', seq: 5 });
    expect(told).toEqual(['read 5']);
    actor.send({ type: 'connection.lost' });
    actor.send({ type: 'connection.restored' });
    expect(told).toEqual(['read 5', 'read 5']);
    actor.send({ type: 'peer.read', seq: 5 });
    actor.send({ type: 'peer.read', seq: 3 });
    expect(context().peerReadSeq).toBe(5);
  });
});

describe('writing', () => {
  it('sends one at a time, in order, and clears the draft', async () => {
    const { settle, write, sent, outbox, seqs, context } = start();
    await settle();
    write(' first ', 'x1');
    write('second', 'x2');
    expect(outbox()).toEqual([
      ['x1', 'sending', null],
      ['x2', 'queued', null],
    ]);
    expect(sent).toHaveLength(1);
    await settle();
    expect(sent.map(({ content }) => content)).toEqual([
      { kind: 'text', text: 'first' },
      { kind: 'text', text: 'second' },
    ]);
    expect(outbox()).toEqual([]);
    expect(seqs()).toEqual([4, 5, 6, 7]);
    expect(context().draft).toBe('');
  });

  it('takes no empty and no overlong message, and keeps the draft', async () => {
    const { settle, write, outbox, context } = start({}, { messageLength: 5 });
    await settle();
    write('   ', 'x1');
    write('too long', 'x2');
    expect(outbox()).toEqual([]);
    expect(context().draft).toBe('too long');
  });

  it('starts a conversation with its first message', async () => {
    const none = { ...loaded, conversationId: null, messages: [], hasOlder: false };
    const { settle, write, sent, context } = start({ load: [none] }, { conversationId: null });
    await settle();
    write('hello', 'x1');
    await settle();
    expect(sent[0]).toMatchObject({ conversationId: null, peerId: 'peer' });
    expect(context().conversationId).toBe('c1');
  });

  it('shows what waits for the confirmation, until it is delivered', async () => {
    const { actor, settle, write, outbox, seqs } = start({
      send: [
        { outcome: 'waiting', conversationId: 'c1' },
        { outcome: 'waiting', conversationId: 'c1' },
      ],
    });
    await settle();
    write('hello', 'x1');
    write('again', 'x2');
    await settle();
    expect(outbox()).toEqual([
      ['x1', 'waiting', null],
      ['x2', 'waiting', null],
    ]);
    actor.send({ type: 'message.discarded', clientId: 'x1' });
    expect(outbox()).toHaveLength(2);
    actor.send({ type: 'message.received', conversationId: 'c1', message: message(6, 'me', 'x1') });
    expect(outbox()).toEqual([['x2', 'waiting', null]]);
    expect(seqs()).toEqual([4, 5, 6]);
  });

  it('keeps messages written offline and those of an earlier visit', async () => {
    const kept = [
      {
        clientId: 'x0',
        content: { kind: 'text', text: 'kept' },
        answerTo: null,
        state: 'sending',
        errorCode: null,
      },
    ] as const;
    const { actor, settle, write, sent, outbox } = start({}, { outbox: kept });
    actor.send({ type: 'connection.lost' });
    await settle();
    write('offline', 'x1');
    await settle();
    expect(sent).toEqual([]);
    expect(outbox()).toEqual([
      ['x0', 'queued', null],
      ['x1', 'queued', null],
    ]);
    actor.send({ type: 'connection.restored' });
    await settle();
    expect(sent.map(({ clientId }) => clientId)).toEqual(['x0', 'x1']);
    expect(outbox()).toEqual([]);
  });

  it('takes back what waits for a connection, and only that: its words return to the draft', async () => {
    const { actor, settle, write, sent, outbox, context } = start({ send: [refusal('network_error')] });
    await settle();
    write('on its way', 'x1');
    actor.send({ type: 'message.recalled', clientId: 'x1' });
    expect(outbox()).toEqual([['x1', 'sending', null]]);
    await settle();
    actor.send({ type: 'connection.lost' });
    actor.send({ type: 'answer.chosen', seq: 4 });
    write('in the tunnel', 'x2');
    actor.send({ type: 'content.submitted', clientId: 'x3', content: { kind: 'gift', gift: 'rose' } });
    actor.send({ type: 'draft.changed', text: 'begun since' });
    actor.send({ type: 'message.recalled', clientId: 'x2' });
    expect(context()).toMatchObject({ draft: 'in the tunnel\nbegun since', answerTo: 4 });
    actor.send({ type: 'message.recalled', clientId: 'x3' });
    // No answer came to it: it may be stored and charged, and goes out again under its key.
    actor.send({ type: 'message.recalled', clientId: 'x1' });
    expect(context().draft).toBe('in the tunnel\nbegun since');
    expect(outbox()).toEqual([['x1', 'failed', 'network_error']]);
    actor.send({ type: 'connection.restored' });
    await settle();
    expect(outbox()).toEqual([]);
    expect(sent.map(({ clientId }) => clientId)).toEqual(['x1', 'x1']);
  });

  it('takes back nothing that was refused', async () => {
    const { actor, settle, write, outbox } = start({ send: [refusal('server_busy')] });
    await settle();
    write('refused', 'x1');
    await settle();
    actor.send({ type: 'connection.lost' });
    expect(chatOffers(actor.getSnapshot())).not.toContain('message.recalled');
    actor.send({ type: 'message.recalled', clientId: 'x1' });
    expect(outbox()).toEqual([['x1', 'failed', 'server_busy']]);
  });

  it('does not offer to send again what can never be sent', async () => {
    const { actor, settle, write, sent, outbox } = start({ send: [refusal('voice_invalid')] });
    await settle();
    write('as if it were a recording', 'x1');
    await settle();
    expect(chatOffers(actor.getSnapshot())).toContain('message.discarded');
    expect(chatOffers(actor.getSnapshot())).not.toContain('message.retried');
    actor.send({ type: 'message.retried', clientId: 'x1' });
    await settle();
    expect(outbox()).toEqual([['x1', 'failed', 'voice_invalid']]);
    expect(sent).toHaveLength(1);
  });

  it('stops at a failed message; the rest follows after a retry or a discard', async () => {
    const { actor, settle, write, sent, outbox } = start({
      send: [refusal('server_busy'), refusal('server_busy')],
    });
    await settle();
    write('first', 'x1');
    write('second', 'x2');
    await settle();
    expect(outbox()).toEqual([
      ['x1', 'failed', 'server_busy'],
      ['x2', 'queued', null],
    ]);
    actor.send({ type: 'message.retried', clientId: 'x2' });
    actor.send({ type: 'message.retried', clientId: 'x1' });
    await settle();
    expect(sent.map(({ clientId }) => clientId)).toEqual(['x1', 'x1']);
    actor.send({ type: 'message.discarded', clientId: 'x1' });
    await settle();
    expect(sent.map(({ clientId }) => clientId)).toEqual(['x1', 'x1', 'x2']);
    expect(outbox()).toEqual([]);
  });

  it('sends an unanswered message again by itself when the connection is back', async () => {
    const { actor, settle, write, sent, outbox } = start({ send: [refusal('network_error')] });
    await settle();
    write('first', 'x1');
    actor.send({ type: 'connection.lost' });
    await settle();
    expect(outbox()).toEqual([['x1', 'failed', 'network_error']]);
    actor.send({ type: 'connection.restored' });
    await settle();
    expect(sent.map(({ clientId }) => clientId)).toEqual(['x1', 'x1']);
    expect(outbox()).toEqual([]);
  });

  it('believes the echo when the answer is lost', async () => {
    const { actor, settle, write, outbox, seqs } = start({ send: [refusal('network_error')] });
    await settle();
    write('first', 'x1');
    actor.send({ type: 'message.received', conversationId: 'c1', message: message(6, 'me', 'x1') });
    await settle();
    expect(outbox()).toEqual([]);
    expect(seqs()).toEqual([4, 5, 6]);
  });

  it.each([
    ['not_enough_credits', { premium: false, credits: 3 }],
    ['free_conversation_limit', { premium: true, credits: 25 }],
  ] as const)('holds everything at %s until that has changed', async (code, membership) => {
    const { actor, settle, write, sent, outbox, context } = start({ send: [refusal(code)] });
    await settle();
    write('first', 'x1');
    await settle();
    expect(context().refusal).toBe(code);
    expect(outbox()).toEqual([['x1', 'failed', code]]);
    actor.send({ type: 'draft.changed', text: 'more' });
    expect(context().draft).toBe('more');
    expect(actor.getSnapshot().can({ type: 'message.submitted', clientId: 'x2' })).toBe(false);
    actor.send({ type: 'membership.changed', premium: false, credits: 0 });
    expect(context().refusal).toBe(code);
    actor.send({ type: 'membership.changed', ...membership });
    await settle();
    expect(context().refusal).toBeNull();
    expect(sent).toHaveLength(2);
    expect(outbox()).toEqual([]);
  });

  it('sends a gift beside the draft, and holds it until there are credits enough for it', async () => {
    const costs = { messageCredits: 1, photoCredits: 2, voiceCredits: 2, giftCredits: { bouquet: 4 } };
    const { actor, settle, sent, context } = start({ send: [refusal('not_enough_credits')] }, { costs });
    await settle();
    actor.send({ type: 'draft.changed', text: 'half a thought' });
    const content = { kind: 'gift', gift: 'bouquet' } as const;
    actor.send({ type: 'content.submitted', clientId: 'x1', content });
    await settle();
    expect(sent).toEqual([{ conversationId: 'c1', peerId: 'peer', clientId: 'x1', content, answerTo: null }]);
    expect(context()).toMatchObject({ draft: 'half a thought', refusal: 'not_enough_credits' });
    actor.send({ type: 'membership.changed', premium: false, credits: 3 });
    expect(context().refusal).toBe('not_enough_credits');
    actor.send({ type: 'membership.changed', premium: false, credits: 4 });
    await settle();
    expect(sent).toHaveLength(2);
    expect(context().outbox).toEqual([]);
  });

  it('lets an alert be put away without losing the text', async () => {
    const { actor, settle, write, outbox, context } = start({ send: [refusal('not_enough_credits')] });
    await settle();
    write('first', 'x1');
    await settle();
    actor.send({ type: 'alert.dismissed' });
    expect(context().refusal).toBeNull();
    expect(outbox()).toEqual([['x1', 'failed', 'not_enough_credits']]);
    expect(context().outbox[0]?.content).toEqual({ kind: 'text', text: 'first' });
  });

  it.each(['blocked_by_member', 'member_not_available'] as const)('ends writing at %s', async (code) => {
    const { actor, settle, write, context } = start({ send: [refusal(code)] });
    await settle();
    write('first', 'x1');
    await settle();
    expect(context().refusal).toBe(code);
    expect(actor.getSnapshot().can({ type: 'draft.changed', text: 'x' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'alert.dismissed' })).toBe(false);
    const other = start({ load: [refusal(code)] });
    await other.settle();
    expect(other.context()).toMatchObject({ refusal: code, loadErrorCode: code });
    const live = start();
    await live.settle();
    live.actor.send({ type: 'contact.ended', code });
    expect(live.context().refusal).toBe(code);
  });
});

describe('a conversation that is gone', () => {
  const shown = (context: ReturnType<ReturnType<typeof start>['context']>) => [
    context.messages.length,
    context.outbox.length,
    context.conversationId,
    context.hasOlder,
  ];
  const empty = [0, 0, null, false];
  const nothing: ChatLoaded = { ...loaded, conversationId: null, messages: [], hasOlder: false, readSeq: 0 };

  it('shows nothing of what was said once the other has blocked, and takes in nothing that comes late', async () => {
    const { actor, settle, write, context, asked } = start({ send: [refusal('not_enough_credits')] });
    await settle();
    write('too dear', 'x1');
    await settle();
    actor.send({ type: 'alert.dismissed' });
    actor.send({ type: 'draft.changed', text: 'half written' });
    actor.send({ type: 'peer.typed' });
    actor.send({ type: 'older.requested' });
    actor.send({ type: 'contact.ended', code: 'blocked_by_member' });
    actor.send({ type: 'message.received', conversationId: 'c1', message: message(9) });
    actor.send({ type: 'conversation.removed' });
    actor.send({ type: 'connection.lost' });
    actor.send({ type: 'connection.restored' });
    await settle();
    expect(shown(context())).toEqual(empty);
    expect(context()).toMatchObject({ draft: '', refusal: 'blocked_by_member' });
    expect([isPeerTyping(actor.getSnapshot()), asked]).toEqual([false, []]);
    expect(chatOffers(actor.getSnapshot())).toEqual([]);
  });

  it('begins anew once the block is taken back, with nothing of what was', async () => {
    const { actor, settle, context, write } = start({ load: [loaded, nothing] });
    await settle();
    actor.send({ type: 'contact.ended', code: 'blocked_by_member' });
    actor.send({ type: 'contact.resumed' });
    await settle();
    expect(shown(context())).toEqual(empty);
    expect(context().refusal).toBeNull();
    write('once more', 'x2');
    await settle();
    expect(context().messages.map(({ clientId }) => clientId)).toEqual(['x2']);
  });

  it('is asked about when it was removed: by a block, by somebody on a break, or by the member elsewhere', async () => {
    for (const [answer, refused, left] of [
      [refusal('blocked_by_member'), 'blocked_by_member', 0],
      [refusal('member_not_found'), 'member_not_available', 0],
      [nothing, null, 1],
    ] as const) {
      const { actor, settle, context, told } = start({ load: [loaded, answer] });
      await settle();
      actor.send({ type: 'conversation.removed' });
      expect(shown(context())).toEqual(empty);
      await settle();
      expect(shown(context())).toEqual(empty);
      expect(context().refusal).toBe(refused);
      expect(told.filter((one) => one === 'removed')).toHaveLength(left);
    }
  });

  it('stays out of sight while nobody can be asked, and is asked about again', async () => {
    const { actor, settle, context } = start({
      load: [loaded, refusal('network_error'), refusal('blocked_by_member')],
    });
    await settle();
    actor.send({ type: 'conversation.removed' });
    await settle();
    expect([...shown(context()), chatOffers(actor.getSnapshot())[0]]).toEqual([...empty, 'history.retried']);
    actor.send({ type: 'connection.restored' });
    await settle();
    expect([...shown(context()), context().refusal]).toEqual([...empty, 'blocked_by_member']);
  });

  it('is there as it is by now where something was said after it was removed', async () => {
    const { actor, settle, context } = start({ load: [loaded, { ...loaded, messages: [message(8)] }] });
    await settle();
    actor.send({ type: 'conversation.removed' });
    await settle();
    expect(context().messages.map(({ seq }) => seq)).toEqual([8]);
  });

  it.each(['conversation_not_found', 'blocked_by_member'])(
    'is found out about by what is asked after an absence: %s',
    async (code) => {
      const blocked = refusal('blocked_by_member');
      const { actor, settle, context } = start({ load: [loaded, blocked], after: [refusal(code)] });
      await settle();
      actor.send({ type: 'connection.restored' });
      await settle();
      expect([...shown(context()), context().refusal]).toEqual([...empty, 'blocked_by_member']);
      const older = start({ load: [loaded, blocked], older: [refusal(code)] });
      await older.settle();
      older.actor.send({ type: 'older.requested' });
      await older.settle();
      expect([...shown(older.context()), older.context().refusal]).toEqual([...empty, 'blocked_by_member']);
    },
  );

  it('is found out about by a message that is refused', async () => {
    const { settle, write, context } = start({ send: [refusal('blocked_by_member')] });
    await settle();
    write('hello', 'x1');
    await settle();
    expect([...shown(context()), context().refusal]).toEqual([...empty, 'blocked_by_member']);
  });
});

describe('how far the other is', () => {
  it('goes forward only, and what was read has been received', async () => {
    const { actor, settle, context } = start();
    await settle();
    actor.send({ type: 'peer.received', seq: 4 });
    actor.send({ type: 'peer.received', seq: 3 });
    expect(context()).toMatchObject({ peerReadSeq: 0, peerReceivedSeq: 4 });
    actor.send({ type: 'peer.read', seq: 5 });
    expect(context()).toMatchObject({ peerReadSeq: 5, peerReceivedSeq: 5 });
  });
});

describe('typing', () => {
  it('shows for 6 s after the last sign of it', async () => {
    const { actor, settle, clock } = start();
    await settle();
    const shown = () => isPeerTyping(actor.getSnapshot());
    actor.send({ type: 'peer.typed' });
    clock.increment(5000);
    actor.send({ type: 'peer.typed' });
    clock.increment(5999);
    expect(shown()).toBe(true);
    clock.increment(1);
    expect(shown()).toBe(false);
    actor.send({ type: 'peer.typed' });
    actor.send({ type: 'message.received', conversationId: 'c1', message: message(6) });
    expect(shown()).toBe(false);
  });

  it('is told at most every 3 s, and not for an empty draft or without a connection', async () => {
    const { actor, settle, clock, told } = start();
    await settle();
    const type = (text: string) => actor.send({ type: 'draft.changed', text });
    type(' ');
    type('h');
    type('he');
    expect(told).toEqual(['typing']);
    clock.increment(3000);
    type('hel');
    expect(told).toEqual(['typing', 'typing']);
    clock.increment(3000);
    actor.send({ type: 'connection.lost' });
    type('hell');
    expect(told).toHaveLength(2);
  });
});

it('goes on from a stored snapshot, sending what was under way once more', async () => {
  const { actor, machine, settle, write, sent } = start();
  await settle();
  write('first', 'x1');
  write('second', 'x2');
  actor.send({ type: 'draft.changed', text: 'third' });
  const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const before = actor.getSnapshot().context;
  actor.stop();
  const peer = { id: 'peer', name: 'Bo', fictional: false };
  const next = createActor(machine, {
    snapshot: stored,
    input: { ownId: 'me', peer, conversationId: null, messageLength: 1 },
  });
  expect(next.getSnapshot().context).toEqual(before);
  next.start();
  await settle();
  expect(sent.map(({ clientId }) => clientId)).toEqual(['x1', 'x1', 'x2']);
  expect(next.getSnapshot().context).toMatchObject({ outbox: [], draft: 'third' });
});
