import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { activationToken, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const activate = (token: string, headers: Record<string, string> = {}) =>
  server.visitor().call('activate', { body: { token }, headers });

describe('the activation link', () => {
  it('works at the site that sent it only, and stays good there', async () => {
    await server.services.db
      .insertInto('sites')
      .values({ id: newId(), domain: 'other.test', company_id: null, settings: '{}' })
      .execute();
    await server.services.sites.refreshNow();
    const person = await server.newcomer();
    const token = await activationToken(server, person.id);
    const there = async () => {
      const { status, body } = await activate(token, { host: 'other.test', origin: 'http://other.test' });
      return { status, code: body.error.code };
    };
    const refused = { status: 410, code: 'activation_failed' };
    expect(await there()).toEqual(refused);
    expect((await activate(token)).body.user.status).toBe('active');
    // What has become of it is told where it was mailed.
    expect((await activate(token)).body.error.code).toBe('already_active');
    expect(await there()).toEqual(refused);
  });

  it('has pages of the site fall for who may be shown there', async () => {
    const [shown, hidden] = [await server.newcomer(), await server.newcomer()];
    await shown.call('notificationsUpdate', { body: { on_public_pages: true } });
    await hidden.call('notificationsUpdate', { body: { on_public_pages: false } });
    const { id: site } = (await server.services.sites.findByHost('localhost', false)) ?? { id: '' };
    const heard = new Set<string>();
    server.services.live.onChanged((ids) => {
      for (const one of ids) heard.add(one);
    });
    await activate(await activationToken(server, hidden.id));
    expect([...heard]).toEqual([]);
    await activate(await activationToken(server, shown.id));
    expect([...heard]).toEqual([site]);
  });

  it('works when the clock of the server that made it runs ahead', async () => {
    const person = await server.newcomer();
    const token = await activationToken(server, person.id);
    server.clock.advanceSeconds(-600);
    expect((await activate(token)).body.user).toMatchObject({ status: 'active', credits: 3 });
    server.clock.advanceSeconds(600);
  });

  it('works to the last second of its fourteen days', async () => {
    const [early, late] = [await server.newcomer(), await server.newcomer()];
    const tokens = [await activationToken(server, early.id), await activationToken(server, late.id)];
    server.clock.advanceSeconds(14 * 24 * 3600 - 1);
    expect((await activate(tokens[0] ?? '')).status).toBe(200);
    server.clock.advanceSeconds(1);
    expect((await activate(tokens[1] ?? '')).body.error.code).toBe('activation_failed');
  });

  it('confirms once when it is opened twice at the same time', async () => {
    const person = await server.newcomer();
    const token = await activationToken(server, person.id);
    const answers = await Promise.all([activate(token), activate(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await person.call('user')).body.user.credits).toBe(3);
  });

  it.each(['deleted', 'disabled'] as const)('does nothing for an account that is %s', async (status) => {
    const person = await server.newcomer();
    const token = await activationToken(server, person.id);
    await server.services.db.updateTable('members').set({ status }).where('id', '=', person.id).execute();
    expect((await activate(token)).body.error.code).toBe('activation_failed');
  });

  it.each(['', ' ', 'forged', '\u0000', 'x'.repeat(201), "' or 1=1 --"])('refuses %j', async (token) => {
    const { status } = await activate(token);
    expect([410, 422]).toContain(status);
  });

  it('is mailed five times more a day at most', async () => {
    const person = await server.newcomer();
    for (let time = 0; time < 5; time += 1) {
      server.clock.advanceSeconds(61);
      expect((await person.call('activateResend')).status).toBe(200);
    }
    server.clock.advanceSeconds(61);
    const tooSoon = await person.call('activateResend');
    expect(tooSoon.body.error.code).toBe('too_many_requests');
    // So long that no client repeats it by itself.
    expect(Number(tooSoon.headers['retry-after'])).toBeGreaterThan(10);
    server.clock.advanceSeconds(24 * 3600);
    expect((await person.call('activateResend')).status).toBe(200);
  });
});
