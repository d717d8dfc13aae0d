import { isRedisInstalled, startRedis } from '@vesper/testing';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SilentHost, startSilentHost } from '../../testing/outside/silent-host.ts';
import { type LiveEnvelope, openRedisBus, publishOnce } from './live-bus.ts';

const event = (member: string): LiveEnvelope => ({ to: [member], event: { type: 'user_changed' } });
const fakeLog = () => {
  const warn = vi.fn();
  return { warn, log: { warn } as unknown as FastifyBaseLogger };
};
const warnings = (warn: ReturnType<typeof vi.fn>, text: string) =>
  warn.mock.calls.filter(([, said]) => said === text);

describe('a Redis that takes connections and never answers', () => {
  let host: SilentHost;
  beforeAll(async () => (host = await startSilentHost()));
  afterAll(() => host.close());

  it('holds nobody up and keeps no events without end', async () => {
    const { warn, log } = fakeLog();
    const bus = openRedisBus(`redis://127.0.0.1:${host.port}`, log);
    const begunAt = performance.now();
    for (let count = 0; count < 50_000; count += 1) bus.publish(event(`m${count}`));
    expect(performance.now() - begunAt).toBeLessThan(2000);
    expect(warnings(warn, 'live events are dropped')).toHaveLength(1);
    await vi.waitFor(() => expect(host.taken()).toBeGreaterThanOrEqual(2));
    const before = host.taken();
    // The connection without an answer is given up and another one is made.
    await vi.waitFor(() => expect(host.taken()).toBeGreaterThan(before), { timeout: 8000 });
    expect(host.openConnections()).toBeLessThanOrEqual(4);
    await bus.close();
  });
});

describe.skipIf(!isRedisInstalled())('a Redis that comes and goes', () => {
  it('gets what was told before the first connection', async () => {
    const redis = await startRedis();
    const { log } = fakeLog();
    const [one, two] = [openRedisBus(redis.url, log), openRedisBus(redis.url, log)];
    const heard: LiveEnvelope[] = [];
    one.subscribe((envelope) => heard.push(envelope));
    await vi.waitFor(() => {
      two.publish(event('later'));
      expect(heard.length).toBeGreaterThan(0);
    });
    const three = openRedisBus(redis.url, log);
    three.publish(event('early'));
    await vi.waitFor(() => expect(heard).toContainEqual(event('early')));
    await Promise.all([one.close(), two.close(), three.close()]);
    await redis.remove();
  });

  it('gets what a program tells that is no server', async () => {
    const redis = await startRedis();
    const bus = openRedisBus(redis.url, fakeLog().log);
    const heard: LiveEnvelope[] = [];
    bus.subscribe((envelope) => heard.push(envelope));
    await vi.waitFor(() => expect(bus.hears()).toBe(true));
    await publishOnce(redis.url, { changed: ['site'] });
    await vi.waitFor(() => expect(heard).toEqual([{ changed: ['site'] }]));
    await bus.close();
    await redis.remove();
    await expect(publishOnce(redis.url, { changed: ['site'] })).rejects.toThrow();
  });

  it('makes everyone read again after events were dropped', async () => {
    const redis = await startRedis();
    const { warn, log } = fakeLog();
    const bus = openRedisBus(redis.url, log);
    const heard: LiveEnvelope[] = [];
    bus.subscribe((envelope) => heard.push(envelope));
    await vi.waitFor(() => {
      bus.publish(event('first'));
      expect(heard).toContainEqual(event('first'));
    });
    expect(bus.hears()).toBe(true);
    await redis.remove();
    await vi.waitFor(() => expect(bus.hears()).toBe(false));
    await vi.waitFor(() => {
      bus.publish(event('lost'));
      expect(warnings(warn, 'live events are dropped')).not.toHaveLength(0);
    });
    const again = await startRedis(Number(new URL(redis.url).port));
    await vi.waitFor(() => expect(JSON.stringify(heard)).toContain('resync'), { timeout: 8000 });
    expect(bus.hears()).toBe(true);
    // What is published later arrives later: what was dropped would have come before it.
    await vi.waitFor(() => {
      bus.publish(event('afterwards'));
      expect(heard).toContainEqual(event('afterwards'));
    });
    expect(heard).not.toContainEqual(event('lost'));
    await bus.close();
    await again.remove();
  });
});
