import { once } from 'node:events';
import { eventsPath } from '@vesper/contract';
import { isRedisInstalled, type RedisServer, startRedis } from '@vesper/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../platform/config.ts';
import { type LiveEnvelope, openRedisBus } from '../platform/live/live-bus.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

const url = process.env.TEST_DATABASE_URL;

const listen = async (server: RunningServer): Promise<string> => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
};

const connect = async (host: string, person: Person) => {
  const socket = new WebSocket(`ws://${host}${eventsPath}`, { headers: { cookie: person.cookies() } });
  const events: { type: string; [name: string]: unknown }[] = [];
  socket.on('message', (data) => events.push(JSON.parse(String(data)) as { type: string }));
  await once(socket, 'message');
  const next = (type: string) =>
    vi.waitFor(
      () => {
        const found = events.find((event) => event.type === type);
        if (!found) throw new Error(`no ${type} among ${events.map((event) => event.type).join(', ')}`);
        return found;
      },
      { interval: 10, timeout: 5000 },
    );
  return { socket, next };
};

describe.skipIf(!url || !isRedisInstalled())('two servers on one database and one Redis', () => {
  let redis: RedisServer;
  let first: TestServer;
  let second: RunningServer;

  beforeAll(async () => {
    redis = await startRedis();
    first = await startTestServer({ REDIS_URL: redis.url });
    const { config } = first.services;
    const environment = {
      VESPER_MODE: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: config.dataFolder,
      DATABASE_URL: config.databaseUrl,
      REDIS_URL: redis.url,
    };
    second = await startServer(readConfig(environment), { clock: first.clock, pages: false, jobs: false });
  }, 60_000);
  afterAll(async () => {
    await second.close();
    await first.end();
    await redis.remove();
  });

  it('tells browsers to read again when a server comes that does work, and not for a command', async () => {
    const bus = openRedisBus(redis.url, first.services.log);
    const heard: LiveEnvelope[] = [];
    bus.subscribe((envelope) => heard.push(envelope));
    await vi.waitFor(() => expect(bus.hears()).toBe(true));
    const resyncs = () => heard.filter((one) => 'event' in one && one.event.type === 'resync').length;
    const start = async (jobs: boolean) => {
      const { services, close } = await startServer(second.services.config, {
        clock: first.clock,
        pages: false,
        jobs,
      });
      // Whatever it has said before this is heard before it.
      services.live.publish(['nobody'], { type: 'user_changed' });
      const signs = heard.filter((one) => 'event' in one && one.event.type === 'user_changed').length;
      await vi.waitFor(() =>
        expect(
          heard.filter((one) => 'event' in one && one.event.type === 'user_changed').length,
        ).toBeGreaterThan(signs),
      );
      await close();
      return resyncs();
    };
    const before = resyncs();
    expect(await start(false)).toBe(before);
    expect(await start(true)).toBe(before + 1);
    await bus.close();
  }, 60_000);

  it('carries messages and typing from one to the other', async () => {
    const sender = await first.member();
    const receiver = await first.member();
    const [one, two] = [await listen(first), await listen(second)];
    const there = await connect(two, receiver);
    const here = await connect(one, sender);
    const sent = await sender.call('chatSend', {
      body: { member: receiver.id, kind: 'text', text: 'across' },
    });
    const event = await there.next('message');
    expect(event).toMatchObject({
      conversation: sent.body.conversation.id,
      message: { text: 'across', seq: 1 },
    });
    there.socket.send(JSON.stringify({ type: 'typing', conversation: sent.body.conversation.id }));
    expect(await here.next('typing')).toMatchObject({ member: receiver.id });
    here.socket.close();
    there.socket.close();
  });

  it('counts the calls of an address together', async () => {
    const headers = { host: 'localhost' };
    const ask = (server: RunningServer) =>
      server.app.inject({ url: '/api/interests.php', headers, remoteAddress: '198.51.100.7' });
    const before = Number((await ask(first)).headers['x-ratelimit-remaining']);
    const after = Number((await ask(second)).headers['x-ratelimit-remaining']);
    expect(after).toBe(before - 1);
  });

  it('blocks a login on both after five wrong passwords on one', async () => {
    const owner = await first.member();
    const guess = (server: RunningServer) =>
      server.app.inject({
        method: 'POST',
        url: '/api/user.php',
        headers: { host: 'localhost', 'x-client': 'web' },
        payload: { email: owner.email, password: 'not the password' },
        remoteAddress: '198.51.100.8',
      });
    for (let wrong = 0; wrong < 5; wrong += 1) await guess(first);
    expect((await guess(second)).json()).toEqual({
      error: { code: 'login_blocked', params: { minutes: 15 } },
    });
  });
});
