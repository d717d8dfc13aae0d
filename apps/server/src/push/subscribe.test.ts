import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/somebody';
const subscribe = (person: Person, auth = 'tBHItJI5svbpez7KI4CCXg') =>
  person.call('pushSubscribe', {
    body: {
      endpoint,
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth,
      },
    },
  });
const stored = () =>
  server.services.db
    .selectFrom('push_subscriptions')
    .select(['member_id', 'auth'])
    .where('endpoint', '=', endpoint)
    .execute();

it('a browser that says where it is told of things is kept once, with its newest keys, and the member hears of it', async () => {
  const person = await server.member();
  const isOn = async () => (await person.call('user')).body.user.push_subscribed;
  expect(await isOn()).toBe(false);
  const answer = await subscribe(person);
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  await subscribe(person, 'k8JV6sjdbhAi1n3_LDBLvA');
  expect(await stored()).toEqual([{ member_id: person.id, auth: 'k8JV6sjdbhAi1n3_LDBLvA' }]);
  expect(await isOn()).toBe(true);
});

it('a browser belongs to who logged in there last', async () => {
  const next = await server.member();
  await subscribe(next);
  expect((await stored()).map(({ member_id: member }) => member)).toEqual([next.id]);
});

it('is nobody’s without a login, and no address but that of a push service', async () => {
  expect((await subscribe(server.visitor())).body.error.code).toBe('authentication_required');
  const person = await server.member();
  const body = { endpoint: 'https://push.example.test/1', keys: { p256dh: 'x', auth: 'y' } };
  expect((await person.call('pushSubscribe', { body })).status).toBe(422);
});
