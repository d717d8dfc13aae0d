import type { LiveEvent } from '@vesper/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../session.ts';
import { askLive } from './ask-live.ts';

const command = { type: 'send', key: 'k1', member: 'm1', kind: 'text', text: 'Good evening' } as const;
const refused = (key: string) =>
  ({ type: 'refused', key, error: { code: 'not_enough_credits' } }) as const satisfies LiveEvent;

/** As much of a session as is asked, with a connection that says what the test says. */
const fakeSession = (first: 'live' | 'lost' = 'live') => {
  let connection: 'live' | 'lost' = first;
  const heard = new Set<(event: LiveEvent) => void>();
  const watched = new Set<() => void>();
  const said: unknown[] = [];
  const session = {
    getSnapshot: () => ({ connection }),
    onLive: (listener: (event: LiveEvent) => void) => {
      heard.add(listener);
      return () => heard.delete(listener);
    },
    subscribe: (listener: () => void) => {
      watched.add(listener);
      return () => watched.delete(listener);
    },
    request: (request: unknown) => void said.push(request),
  } as unknown as Session;
  return {
    session,
    said,
    listeners: () => heard.size + watched.size,
    hear: (event: LiveEvent) => {
      for (const listener of heard) listener(event);
    },
    lose: () => {
      connection = 'lost';
      for (const listener of watched) listener();
    },
  };
};

describe('askLive', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('says the command and answers with what bears its key', async () => {
    const { session, said, hear, listeners } = fakeSession();
    const asked = askLive(session, command, 1000);
    expect(said).toEqual([{ type: 'command.given', command }]);
    hear({ type: 'ready' });
    hear(refused('another'));
    hear(refused('k1'));
    expect(await asked).toEqual(refused('k1'));
    expect([listeners(), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('says nothing without a connection', async () => {
    const { session, said } = fakeSession('lost');
    expect(await askLive(session, command, 1000)).toBeNull();
    expect(said).toEqual([]);
  });

  it('gives up when the connection breaks', async () => {
    const { session, lose, listeners } = fakeSession();
    const asked = askLive(session, command, 1000);
    lose();
    expect(await asked).toBeNull();
    expect([listeners(), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('gives up when nothing is answered in time, as by a server that knows no such command', async () => {
    const { session, listeners } = fakeSession();
    const asked = askLive(session, command, 1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await asked).toBeNull();
    expect(listeners()).toBe(0);
  });
});
