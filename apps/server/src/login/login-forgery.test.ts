import type { CallName } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const password = 'a long walk by the sea';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addSecondSite(server);
});
afterAll(() => server.end());

const acts: readonly [CallName, object, object][] = [
  ['login', {}, { email: 'a@example.test', password }],
  ['loginCode', {}, { code: '123456' }],
  ['signInLinkRequest', {}, { email: 'a@example.test' }],
  ['signInByLink', {}, { token: 'A'.repeat(43) }],
  ['passkeyLogin', {}, { credential: {} }],
  ['passkeyLoginOptions', { step: 'options' }, {}],
  ['passkeyOptions', { step: 'options' }, { password }],
  ['passkeyAdd', {}, { credential: {}, passkey_name: 'One' }],
  ['passkeyRemove', {}, { id: 'One', password }],
  ['oneTimeCodesStart', {}, { password }],
  ['oneTimeCodesConfirm', {}, { code: '123456' }],
  ['oneTimeCodesEnd', {}, { password }],
  ['sessionEnd', {}, {}],
  ['pageHidden', {}, {}],
];

describe('a page of another site', () => {
  it.each(acts)('can not do %s with the cookies of who opens it', async (name, query, body) => {
    const person = await server.member();
    await server.visitor().call('login', { body: { email: person.email, password } });
    for (const headers of [
      { origin: 'http://evil.test' },
      { origin: secondSite.origin },
      { origin: 'null' },
      { origin: 'http://localhost.evil.test' },
    ]) {
      const answer = await person.call(name, { query, body, headers });
      expect({ status: answer.status, code: answer.body.error.code }).toEqual({
        status: 403,
        code: 'origin_not_allowed',
      });
    }
    expect((await person.call('sessions')).body.sessions).toHaveLength(2);
  });
});

describe('another site of the installation', () => {
  it('knows neither the session nor the account', async () => {
    const person = await server.member();
    expect((await person.call('user', { headers: secondSite })).body.user).toBeNull();
    const answer = await server
      .visitor()
      .call('login', { body: { email: person.email, password }, headers: secondSite });
    expect(answer.body).toEqual({ error: { code: 'login_failed' } });
  });

  it('counts its own wrong attempts', async () => {
    const person = await server.member();
    for (let count = 0; count < 5; count += 1)
      await server
        .visitor()
        .call('login', { body: { email: person.email, password: 'no' }, headers: secondSite });
    const here = await server.visitor().call('login', { body: { email: person.email, password } });
    expect(here.status).toBe(200);
  });
});

describe('calls of members', () => {
  it.each(acts.slice(6))('refuse visitors: %s', async (name, query, body) => {
    const answer = await server.visitor().call(name, { query, body });
    expect(answer.body.error.code).toBe('authentication_required');
  });
});
