import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitingMails } from '../testing/account-mails.ts';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

const password = 'a long walk by the sea';
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const left = async (person: Person, headers?: Record<string, string>) =>
  (await person.call('accountLeft', headers ? { headers } : {})).body.restore_until;
const leave = (person: Person) => person.call('accountDelete', { body: { password } });

it('says to the browser that deleted an account until when it can be restored, and to no other', async () => {
  const person = await server.member();
  expect(await left(person)).toBeNull();
  const { body, headers } = await leave(person);
  expect(await left(person)).toBe(body.restore_until);
  expect(await left(server.visitor())).toBeNull();
  const [cookie = ''] = [headers['set-cookie']]
    .flat()
    .map(String)
    .filter((line) => line.startsWith('left='));
  expect(cookie).toMatch(/HttpOnly/);
  // Until the browser is closed.
  expect(cookie).not.toMatch(/Max-Age|Expires/);
});

it('says nothing any more once the account is restored, here or elsewhere, or its time is over', async () => {
  const [restored, over] = [await server.member(), await server.member()];
  for (const person of [restored, over]) await leave(person);
  const [mail] = await waitingMails(server, restored.email, 'account_deleted');
  await server.visitor().call('reactivate', { body: { token: mail?.token ?? '' } });
  expect(await left(restored)).toBeNull();
  server.clock.advanceSeconds(14 * 24 * 3600 - 1);
  expect(await left(over)).not.toBeNull();
  server.clock.advanceSeconds(1);
  expect(await left(over)).toBeNull();
});

it('says nothing at another brand', async () => {
  await addSecondSite(server);
  const person = await server.member();
  await leave(person);
  const cookie = /left=[^;]+/.exec(person.cookies())?.[0] ?? '';
  expect(await left(server.visitor(), { cookie })).not.toBeNull();
  expect(await left(server.visitor(), { ...secondSite, cookie })).toBeNull();
});

it('believes no cookie that it has not written', async () => {
  const [person, other] = [await server.member(), await server.member()];
  await leave(person);
  const real = /left=([^;]+)/.exec(person.cookies())?.[1] ?? '';
  const signature = real.split('.')[1] ?? '';
  await leave(other);
  for (const value of [
    other.id,
    `${other.id}.`,
    `${other.id}.${signature}`,
    '.',
    'x.y',
    `${person.id}.x${signature}`,
  ])
    expect(await left(server.visitor(), { cookie: `left=${value}` }), value).toBeNull();
  expect(await left(server.visitor(), { cookie: `left=${real}` })).not.toBeNull();
});
