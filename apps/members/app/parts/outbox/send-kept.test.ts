import 'fake-indexeddb/auto';
import { CallError, type Api } from '@vesper/api-client';
import { type OutboxItem, waitsForConnection } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteOpenChat } from './open-chats.ts';
import { keepChanges, readUnsent } from './outbox-store.ts';
import { followConnection, sendKept } from './send-kept.ts';

const item = (clientId: string, change: Partial<OutboxItem> = {}): OutboxItem => ({
  clientId,
  content: { kind: 'text', text: `text of ${clientId}` },
  answerTo: null,
  state: 'queued',
  errorCode: null,
  ...change,
});
const keep = (peer: string, ...items: OutboxItem[]) => keepChanges('me', peer, [], items);
const kept = async (owner = 'me') =>
  (await readUnsent(owner)).map(({ peer, outbox }) => [
    peer,
    ...outbox.map(({ clientId, state, errorCode }) => `${clientId} ${errorCode ?? state}`),
  ]);

/** A page without a live connection, whose calls are answered, or refused as said for a key. */
const page = (refusals: Readonly<Record<string, string>> = {}, owner = 'me') => {
  const sent: string[] = [];
  const session = {
    getSnapshot: () => ({ user: { id: owner }, online: true, connection: 'lost' }),
    patchUser: () => {},
  } as unknown as Session;
  const call = async (_name: string, { key, body }: { key: string; body: { member: string } }) => {
    sent.push(`${body.member} ${key}`);
    const refusal = refusals[key];
    if (refusal !== undefined) throw new CallError(refusal as 'network', 0, {});
    return { credits: 3 };
  };
  return { sending: { session, api: { call } as unknown as Api }, sent };
};

beforeEach(() => clear(createStore('vesper', 'outbox')));

describe('messages that were written without a connection', () => {
  it('go out in the order in which they were written, and are forgotten then', async () => {
    await keep('anna', item('a1'), item('a2'));
    await keep('bert', item('b1', { state: 'sending' }));
    const { sending, sent } = page();
    expect(await sendKept(sending)).toBe(true);
    expect(sent).toEqual(['anna a1', 'anna a2', 'bert b1']);
    expect(await kept()).toEqual([]);
  });

  it('wait behind one that is refused, and hold up nobody else', async () => {
    await keep('anna', item('a1'), item('a2'), item('a3'));
    await keep('bert', item('b1'));
    const { sending, sent } = page({ a2: 'not_enough_credits' });
    expect(await sendKept(sending)).toBe(true);
    expect(sent).toEqual(['anna a1', 'anna a2', 'bert b1']);
    expect(await kept()).toEqual([['anna', 'a2 not_enough_credits', 'a3 queued']]);
    await sendKept(page().sending);
    expect(await kept()).toEqual([['anna', 'a2 not_enough_credits', 'a3 queued']]);
  });

  it.each(['network', 'service_unavailable', 'too_many_requests'])(
    'stay as they are while nobody can be asked: %s',
    async (code) => {
      await keep('anna', item('a1'), item('a2'));
      const { sending, sent } = page({ a1: code });
      expect(await sendKept(sending)).toBe(false);
      expect(sent).toEqual(['anna a1']);
      expect(await kept()).toEqual([['anna', 'a1 queued', 'a2 queued']]);
      // The first may be stored all the same, and is not to be taken back any more.
      const [unsent] = await readUnsent('me');
      expect(unsent?.outbox.map(waitsForConnection)).toEqual([false, true]);
    },
  );

  it('are sent by one of two tabs at a time, where the browser can say which', async () => {
    let isHeld = false;
    const request = async (_: string, __: object, act: (lock: object | null) => unknown) => {
      if (isHeld) return act(null);
      isHeld = true;
      try {
        return await act({});
      } finally {
        isHeld = false;
      }
    };
    vi.stubGlobal('navigator', { locks: { request } });
    await keep('anna', item('a1'), item('a2'));
    const [one, two] = [page(), page()];
    await Promise.all([sendKept(one.sending), sendKept(two.sending)]);
    expect([one.sent, two.sent]).toEqual([['anna a1', 'anna a2'], []]);
    expect(await kept()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('are sent by two tabs under the same keys and in the same order, where it can not', async () => {
    vi.stubGlobal('navigator', {});
    await keep('anna', item('a1'), item('a2'), item('a3'));
    const [one, two] = [page(), page()];
    await Promise.all([sendKept(one.sending), sendKept(two.sending)]);
    const all = ['anna a1', 'anna a2', 'anna a3'];
    for (const { sent } of [one, two]) expect(sent).toEqual(all.slice(all.length - sent.length));
    expect(new Set([...one.sent, ...two.sent])).toEqual(new Set(all));
    expect(await kept()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('are left to the conversation that is open', async () => {
    await keep('anna', item('a1'));
    await keep('bert', item('b1'));
    const close = noteOpenChat('anna');
    const { sending, sent } = page();
    await sendKept(sending);
    expect(sent).toEqual(['bert b1']);
    close();
    await sendKept(sending);
    expect(sent).toEqual(['bert b1', 'anna a1']);
  });

  it('are sent by nobody but who wrote them', async () => {
    await keep('anna', item('a1'));
    const { sending, sent } = page({}, 'somebody else');
    expect(await sendKept(sending)).toBe(true);
    expect(sent).toEqual([]);
    expect(await kept()).toEqual([['anna', 'a1 queued']]);
  });
});

describe('following the connection', () => {
  afterEach(() => void vi.useRealTimers());

  it('tries again after half a minute, and not while there is no network', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await keep('anna', item('a1'));
    const { sending, sent } = page({ a1: 'network' });
    let online = true;
    let look = () => {};
    const session = {
      ...sending.session,
      getSnapshot: () => ({ user: { id: 'me' }, online, connection: 'lost' }),
      subscribe: (listener: () => void) => {
        look = listener;
        return () => {};
      },
    } as unknown as Session;
    /** It has been refused so often, and what is next is a matter of the clock. */
    const refused = (times: number) =>
      vi.waitFor(() => expect([sent.length, vi.getTimerCount()]).toEqual([times, 1]));
    const stop = followConnection(session, sending.api);
    await refused(1);
    vi.advanceTimersByTime(30_000);
    await refused(2);
    online = false;
    look();
    expect(vi.getTimerCount()).toBe(0);
    online = true;
    look();
    await refused(3);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what the browser keeps', () => {
  it('keeps its order through changes of state, and forgets what was taken back or is with the server', async () => {
    const [first, second, third] = [item('a1'), item('a2'), item('a3')];
    await keep('anna', first, second, third);
    const sending = item('a1', { state: 'sending' });
    await keepChanges('me', 'anna', [first, second, third], [sending, second, third]);
    expect(await kept()).toEqual([['anna', 'a1 sending', 'a2 queued', 'a3 queued']]);
    await keepChanges('me', 'anna', [sending, second, third], [item('a1', { state: 'waiting' }), third]);
    expect(await kept()).toEqual([['anna', 'a3 queued']]);
  });

  it('is nothing, and breaks nothing, where there is no database', async () => {
    const { indexedDB } = globalThis;
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
    const fresh = await import('./outbox-store.ts?without=1' as './outbox-store.ts');
    await fresh.keepChanges('me', 'anna', [], [item('a1')]);
    expect(await fresh.readUnsent('me')).toEqual([]);
    Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true });
  });
});
