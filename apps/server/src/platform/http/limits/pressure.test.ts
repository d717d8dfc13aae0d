import { callTable } from '@vesper/contract';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
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
    const person = await server.member();
    const known = await server.member();
    await known.call('user');
    for (let time = 0; time < 2; time += 1) server.app.pressure.observeTurns(800);
    const madeUp = () =>
      server.app.inject({
        url: callTable.settings.path,
        headers: { host: 'localhost', cookie: `session=${Math.random()}` },
      });
    const answers = await Promise.all(Array.from({ length: 60 }, madeUp));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect((await person.call('user')).status).toBe(503);
    expect((await known.call('user')).status).toBe(200);
    // The next half second lets the member in, who is one from then on.
    server.app.pressure.observeTurns(800);
    expect((await person.call('user')).status).toBe(200);
    await Promise.all(Array.from({ length: 60 }, madeUp));
    expect((await person.call('user')).status).toBe(200);
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
});
