import type { LiveEvent } from '@vesper/contract';
import type { Session } from '@vesper/session';
import { expect, it } from 'vitest';
import { sendLive } from './send-live.ts';

const command = { type: 'send', key: 'k1', member: 'm1', kind: 'text', text: 'Good evening' } as const;

/** A session whose server answers each command with this. */
const answering = (event: LiveEvent | null): Session => {
  let hear: (event: LiveEvent) => void = () => {};
  return {
    getSnapshot: () => ({ connection: event === null ? 'lost' : 'live' }),
    onLive: (listener: typeof hear) => {
      hear = listener;
      return () => {};
    },
    subscribe: () => () => {},
    request: () => event && hear(event),
  } as unknown as Session;
};
const refused = (code: string, params?: Record<string, string>): LiveEvent => ({
  type: 'refused',
  key: 'k1',
  error: { code, ...(params ? { params } : {}) },
});

it('answers as the call would', async () => {
  const answer = { conversation: null, message: {}, credits: 4 } as never;
  expect(await sendLive(answering({ type: 'sent', key: 'k1', answer }), command)).toBe(answer);
});

it('throws what the call would throw', async () => {
  await expect(
    sendLive(answering(refused('blocked_by_member', { name: 'Anna' })), command),
  ).rejects.toMatchObject({
    code: 'blocked_by_member',
    params: { name: 'Anna' },
  });
});

it.each(['service_unavailable', 'too_many_requests', 'internal'])('leaves %s to the call', async (code) => {
  expect(await sendLive(answering(refused(code)), command)).toBeNull();
});

it('leaves it to the call without a connection', async () => {
  expect(await sendLive(answering(null), command)).toBeNull();
});
