import { type AddressInfo, connect } from 'node:net';
import { callTable } from '@vesper/contract';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp, createHttp } from '../../../app.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readConfig } from '../../config.ts';
import { innerHeaders } from '../pages/inner-request.ts';
import { Pressure, registerPressure } from './pressure.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterEach(() => server.app.pressure.observeTurns(0));
afterAll(() => server.end());

const isAdmitted = (lateMs: number, caller: 'visitor' | 'member'): boolean => {
  const pressure = new Pressure();
  for (let time = 0; time < 2; time += 1) pressure.observeTurns(lateMs);
  try {
    pressure.admit(caller);
    return true;
  } catch {
    return false;
  }
};

describe('a server that is late', () => {
  it.each([
    [0, true, true],
    [499, true, true],
    [500, false, true],
    [1999, false, true],
    [2000, false, false],
  ])('by %i ms lets visitors (%s) and members (%s) in', (lateMs, visitor, member) => {
    expect([isAdmitted(lateMs, 'visitor'), isAdmitted(lateMs, 'member')]).toEqual([visitor, member]);
  });

  it('says 503 and when to come again, and answers as before when it has caught up', async () => {
    const person = await server.member();
    const visitor = server.visitor();
    server.app.pressure.observeTurns(800);
    // Once is no overload: a server that has just started is late as well.
    expect((await visitor.call('settings')).status).toBe(200);
    server.app.pressure.observeTurns(800);
    const refused = await visitor.call('settings');
    expect([refused.status, refused.body.error.code, refused.headers['retry-after']]).toEqual([
      503,
      'service_unavailable',
      '2',
    ]);
    expect((await person.call('user')).status).toBe(200);
    for (let time = 0; time < 2; time += 1) server.app.pressure.observeTurns(2000);
    expect((await person.call('user')).status).toBe(503);
    server.app.pressure.observeTurns(0);
    expect((await visitor.call('settings')).status).toBe(200);
  });

  it('lets a made-up login in no sooner than a visitor, but for a few at a time, who may be members', async () => {
    const [person, late, known] = [await server.member(), await server.member(), await server.member()];
    await known.call('user');
    for (let time = 0; time < 2; time += 1) server.app.pressure.observeTurns(800);
    /** Sixty logins that nobody has; answers how many were let in. */
    const makeUp = async (addresses: readonly string[]): Promise<number> => {
      const asked = Array.from({ length: 60 }, (_, index) =>
        server.app.inject({
          url: callTable.settings.path,
          headers: { host: 'localhost', cookie: `session=${Math.random()}` },
          remoteAddress: addresses[index % addresses.length] ?? '',
        }),
      );
      return (await Promise.all(asked)).filter(({ statusCode }) => statusCode === 200).length;
    };
    // Of one subscriber, however many addresses they have; a member who comes from elsewhere is let in beside them.
    expect(await makeUp(['2001:db8::1', '2001:db8::2'])).toBe(5);
    expect((await person.call('user')).status).toBe(200);
    server.app.pressure.observeTurns(800);
    const many = Array.from({ length: 12 }, (_, index) => `203.0.113.${index}`);
    expect(await makeUp(many)).toBe(20);
    expect((await late.call('user')).status).toBe(503);
    for (const member of [person, known]) expect((await member.call('user')).status).toBe(200);
    // The next half second lets the member in, who is one from then on.
    server.app.pressure.observeTurns(800);
    expect((await late.call('user')).status).toBe(200);
    await makeUp(many);
    expect((await late.call('user')).status).toBe(200);
  });

  it.each([
    ['was looked up and is nobody’s', async () => 'session=made-up-and-looked-up'],
    [
      'has ended',
      async () => {
        const person = await server.member();
        await person.call('user');
        const cookie = person.cookies();
        await person.call('logout');
        return cookie;
      },
    ],
  ])('lets a login that %s go before no visitor either', async (_, loginOf) => {
    const cookie = await loginOf();
    const ask = async () =>
      (await server.app.inject({ url: callTable.settings.path, headers: { host: 'localhost', cookie } }))
        .statusCode;
    expect(await ask()).toBe(200);
    for (let time = 0; time < 2; time += 1) server.app.pressure.observeTurns(800);
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push(await ask());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 503]);
  });

  it('answers what it asks of itself: a page that is made for all visitors is not refused by its own calls', async () => {
    for (let time = 0; time < 2; time += 1) server.app.pressure.observeTurns(5000);
    const ask = (headers: Record<string, string>) =>
      server.app.inject({ url: callTable.settings.path, headers: { host: 'localhost', ...headers } });
    expect((await ask({})).statusCode).toBe(503);
    expect((await ask({ 'x-vesper-inner': 'made-up' })).statusCode).toBe(503);
    expect((await ask(innerHeaders)).statusCode).toBe(200);
  });

  it('knows it by how long others have waited at the door', () => {
    const pressure = new Pressure();
    for (let count = 0; count < 3; count += 1) pressure.observeWait(800);
    expect(pressure.lateMs).toBeCloseTo(217, 0);
    for (let count = 0; count < 20; count += 1) pressure.observeWait(800);
    expect(() => pressure.admit('visitor')).toThrow();
    for (let count = 0; count < 20; count += 1) pressure.observeWait(0);
    expect(() => pressure.admit('visitor')).not.toThrow();
  });

  it('forgets how long others waited when nobody asks any more', () => {
    const pressure = new Pressure();
    for (let count = 0; count < 30; count += 1) pressure.observeWait(5000);
    pressure.observeTurns(0);
    expect(() => pressure.admit('member')).toThrow();
    pressure.observeTurns(0);
    expect(() => pressure.admit('visitor')).not.toThrow();
  });

  it('knows it by its own turns, of which one may be slow', async () => {
    const app = Fastify().decorate('pressure', new Pressure());
    registerPressure(
      app,
      { sessionToken: () => undefined, isCheckedLogin: () => false, isInner: () => false },
      true,
    );
    const slowTurn = async () => {
      const end = performance.now() + 60;
      while (performance.now() < end);
      await new Promise((resolve) => setImmediate(resolve));
    };
    await vi.waitFor(
      async () => {
        await slowTurn();
        expect(app.pressure.lateMs).toBeGreaterThan(30);
      },
      { interval: 0, timeout: 5000 },
    );
    await vi.waitFor(() => expect(app.pressure.lateMs).toBeLessThan(30), { timeout: 5000 });
    await app.close();
  });

  describe('that serves members, and no tests', () => {
    const busyFor = (ms: number) => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    };
    const serve = async () => {
      const config = { ...server.services.config, refusesWhenLate: true };
      return buildApp(createHttp(config), { ...server.services, config }, { pages: false });
    };

    it.each([
      [{ VESPER_MODE: 'production' }, true],
      [{ VESPER_MODE: 'development' }, true],
      [{ VESPER_MODE: 'development', REFUSE_WHEN_LATE: 'no' }, false],
      [{ VESPER_MODE: 'test' }, false],
    ])('refuses unless it is told not to: %j', (environment, refuses) => {
      const needed = {
        SMTP_URL: 'smtp://localhost',
        MOLLIE_API_KEY: `live_${'x'.repeat(30)}`,
        PUBLIC_URL: 'https://vesper.test',
        TRUST_PROXY: '1',
      };
      expect(readConfig({ ...needed, ...environment }).refusesWhenLate).toBe(refuses);
    });

    it('hears from its door how long requests wait', async () => {
      const app = await serve();
      await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      // Three hundred visitors in one moment: to look at each takes time, and the last ones wait for it.
      const asked = Array.from(
        { length: 300 },
        (_, index) => `GET /healthz HTTP/1.1\r\nhost: localhost\r\ncookie: visitor=${index}\r\n\r\n`,
      );
      const socket = connect(port, '127.0.0.1');
      socket.write(asked.join(''));
      let answered = 0;
      for await (const bytes of socket) {
        answered += String(bytes).split('HTTP/1.1 200').length - 1;
        if (answered >= asked.length) break;
      }
      // Of its own turns it says nothing before a second is over.
      expect(app.pressure.lateMs).toBeGreaterThan(1);
      await app.close();
    });

    it('looks at its own turns', async () => {
      const app = await serve();
      await app.ready();
      await vi.waitFor(
        async () => {
          busyFor(60);
          await new Promise((resolve) => setImmediate(resolve));
          expect(app.pressure.lateMs).toBeGreaterThan(30);
        },
        { interval: 0, timeout: 5000 },
      );
      await app.close();
    });
  });
});
