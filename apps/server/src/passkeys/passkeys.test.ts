import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { type Answering, softwareAuthenticator } from '../testing/software-authenticator.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

const password = 'a long walk by the sea';
const options = { step: 'options' };
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

type Authenticator = ReturnType<typeof softwareAuthenticator>;

const ask = async (person: Person) =>
  (await person.call('passkeyOptions', { query: options, body: { password } })).body.options;

const add = async (person: Person, device = softwareAuthenticator(), answering: Answering = {}) => {
  const credential = device.create(await ask(person), answering);
  return person.call('passkeyAdd', { body: { credential, passkey_name: 'My phone' } });
};

const logIn = async (device: Authenticator, answering: Answering = {}, browser = server.visitor()) => {
  const asked = await browser.call('passkeyLoginOptions', { query: options, body: {} });
  const credential = device.get(asked.body.options, answering);
  return { credential, answer: await browser.call('passkeyLogin', { body: { credential } }) };
};

const codeOf = (answer: { status: number; body: { error?: { code: string } } }) =>
  `${answer.status} ${answer.body.error?.code ?? 'ok'}`;

describe('adding a passkey', () => {
  it('asks for one that finds the account by itself, checks who holds it and is new', async () => {
    const person = await server.member();
    const device = softwareAuthenticator();
    await add(person, device);
    expect(await ask(person)).toMatchObject({
      rp: { id: 'localhost', name: 'Vesper' },
      user: { id: Buffer.from(person.id.replaceAll('-', ''), 'hex').toString('base64url') },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id }],
    });
  });

  it('asks the password first', async () => {
    const person = await server.member();
    const refused = await person.call('passkeyOptions', { query: options, body: { password: 'no' } });
    expect(refused.body.error).toEqual({ code: 'password_wrong', fields: { password: 'password_wrong' } });
  });

  it('keeps the name in one form and refuses an empty one', async () => {
    const person = await server.member();
    const credential = softwareAuthenticator().create(await ask(person));
    const refused = await person.call('passkeyAdd', { body: { credential, passkey_name: '  ' } });
    expect(refused.body.error.fields).toEqual({ passkey_name: 'required' });
    const added = await person.call('passkeyAdd', { body: { credential, passkey_name: '  My   phone ' } });
    expect(added.body.passkeys).toMatchObject([{ name: 'My phone', last_used_at: null }]);
  });

  it('gives the same answer to a request repeated with its key', async () => {
    const person = await server.member();
    const body = { credential: softwareAuthenticator().create(await ask(person)), passkey_name: 'My phone' };
    const first = await person.call('passkeyAdd', { body, key: 'one key of many' });
    expect((await person.call('passkeyAdd', { body, key: 'one key of many' })).body).toEqual(first.body);
    expect(first.body.passkeys).toHaveLength(1);
  });

  it.each<[string, Answering]>([
    ['another origin', { origin: 'http://evil.test' }],
    ['another host', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'bm90IG91cnM' }],
    ['nobody verified', { verified: false }],
  ])('refuses %s', async (_what, answering) => {
    const person = await server.member();
    expect(codeOf(await add(person, softwareAuthenticator(), answering))).toBe('422 passkey_invalid');
    expect((await person.call('passkeys')).body.passkeys).toEqual([]);
  });

  it('takes a challenge once, from whom it was made for, for five minutes', async () => {
    const person = await server.member();
    const other = await server.member();
    const asked = await ask(person);
    const of = (who: Person) =>
      who.call('passkeyAdd', {
        body: { credential: softwareAuthenticator().create(asked), passkey_name: 'One' },
      });
    expect(codeOf(await of(other))).toBe('422 passkey_invalid');
    expect(codeOf(await of(person))).toBe('200 ok');
    expect(codeOf(await of(person))).toBe('422 passkey_invalid');
    const late = await ask(person);
    server.clock.advanceSeconds(301);
    const credential = softwareAuthenticator().create(late);
    expect(codeOf(await person.call('passkeyAdd', { body: { credential, passkey_name: 'One' } }))).toBe(
      '422 passkey_invalid',
    );
  });

  it('refuses the passkey of another member, an eleventh one, and what is no answer at all', async () => {
    const person = await server.member();
    const device = softwareAuthenticator();
    await add(await server.member(), device);
    expect(codeOf(await add(person, device))).toBe('422 passkey_invalid');
    for (let count = 0; count < 10; count += 1) expect((await add(person)).status).toBe(200);
    expect(codeOf(await add(person))).toBe('422 passkey_invalid');
    const nothing = await person.call('passkeyAdd', { body: { credential: { id: 7 }, passkey_name: 'One' } });
    expect(codeOf(nothing)).toBe('422 passkey_invalid');
  });

  it('removes one of the own passkeys for the password', async () => {
    const person = await server.member();
    const device = softwareAuthenticator();
    await add(person, device);
    const other = await server.member();
    const remove = (who: Person, word: string) =>
      who.call('passkeyRemove', { body: { id: device.id, password: word } });
    expect(codeOf(await remove(person, 'wrong'))).toBe('422 password_wrong');
    expect(codeOf(await remove(other, password))).toBe('404 not_found');
    expect((await remove(person, password)).body.passkeys).toEqual([]);
    expect(codeOf((await logIn(device)).answer)).toBe('401 passkey_failed');
  });
});

describe('login by passkey', () => {
  it('needs no name, no password and no code', async () => {
    const person = await server.member();
    const device = softwareAuthenticator();
    await add(person, device);
    await server.services.db
      .insertInto('one_time_codes')
      .values({
        member_id: person.id,
        secret: 'JBSWY3DPEHPK3PXP',
        created_at: new Date(0),
        confirmed_at: new Date(0),
        last_step: null,
      })
      .execute();
    const browser = server.visitor();
    const { answer } = await logIn(device, {}, browser);
    expect(answer.body.user.id).toBe(person.id);
    expect((await browser.call('user')).body.user.id).toBe(person.id);
    expect(browser.cookies()).toContain('device=');
    expect((await person.call('passkeys')).body.passkeys[0].last_used_at).not.toBeNull();
  });

  it('says nothing of accounts in what it asks for', async () => {
    const asked = await server.visitor().call('passkeyLoginOptions', { query: options, body: {} });
    expect(asked.body.options.allowCredentials ?? []).toEqual([]);
    expect(asked.body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  });

  it.each<[string, Answering]>([
    ['a forged signature', { forged: true }],
    ['another origin', { origin: 'http://evil.test' }],
    ['another port of the host', { origin: 'http://localhost:8080' }],
    ['another host', { rpId: 'evil.test' }],
    ['a challenge that nobody made', { challenge: 'bm90IG91cnM' }],
    ['nobody verified', { verified: false }],
    ['another account in the answer', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('refuses %s', async (_what, answering) => {
    const device = softwareAuthenticator();
    await add(await server.member(), device);
    expect(codeOf((await logIn(device, answering)).answer)).toBe('401 passkey_failed');
    expect(codeOf((await logIn(device)).answer)).toBe('200 ok');
  });

  it('takes an answer once', async () => {
    const device = softwareAuthenticator();
    await add(await server.member(), device);
    const { credential, answer } = await logIn(device);
    expect(answer.status).toBe(200);
    const again = await server.visitor().call('passkeyLogin', { body: { credential } });
    expect(codeOf(again)).toBe('401 passkey_failed');
  });

  it('takes no challenge that was made for adding a passkey, and none after five minutes', async () => {
    const person = await server.member();
    const device = softwareAuthenticator();
    await add(person, device);
    const { challenge } = await ask(person);
    expect(codeOf((await logIn(device, { challenge })).answer)).toBe('401 passkey_failed');
    const asked = await server.visitor().call('passkeyLoginOptions', { query: options, body: {} });
    server.clock.advanceSeconds(301);
    const credential = device.get(asked.body.options);
    expect(codeOf(await server.visitor().call('passkeyLogin', { body: { credential } }))).toBe(
      '401 passkey_failed',
    );
  });

  it('refuses a copy, which counts where the other has been before', async () => {
    const device = softwareAuthenticator();
    await add(await server.member(), device);
    expect((await logIn(device, { counter: 7 })).answer.status).toBe(200);
    for (const counter of [7, 6, 0])
      expect(codeOf((await logIn(device, { counter })).answer)).toBe('401 passkey_failed');
    expect((await logIn(device, { counter: 8 })).answer.status).toBe(200);
  });

  it('takes passkeys that do not count', async () => {
    const device = softwareAuthenticator();
    await add(await server.member(), device);
    for (const counter of [0, 0]) expect((await logIn(device, { counter })).answer.status).toBe(200);
  });

  it('refuses accounts that are closed, unknown passkeys, and what is no answer at all', async () => {
    const person = await server.member();
    const device = softwareAuthenticator();
    await add(person, device);
    await server.services.db
      .updateTable('members')
      .set({ status: 'disabled' })
      .where('id', '=', person.id)
      .execute();
    expect(codeOf((await logIn(device)).answer)).toBe('401 passkey_failed');
    expect(codeOf((await logIn(softwareAuthenticator())).answer)).toBe('401 passkey_failed');
    for (const credential of [{}, { id: 'a b' }, { id: device.id, response: {} }])
      expect(codeOf(await server.visitor().call('passkeyLogin', { body: { credential } }))).toBe(
        '401 passkey_failed',
      );
  });

  it('is for the site it was made on', async () => {
    await addSecondSite(server);
    const device = softwareAuthenticator();
    await add(await server.member(), device);
    const there = server.visitor();
    const asked = await there.call('passkeyLoginOptions', { query: options, body: {}, headers: secondSite });
    // A browser would not offer it there; a program that signs for the other host gets no further.
    const credential = device.get(asked.body.options, { origin: secondSite.origin });
    const refused = await there.call('passkeyLogin', { body: { credential }, headers: secondSite });
    expect(codeOf(refused)).toBe('401 passkey_failed');
  });

  it('stops an address that goes on trying', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.77' };
    const fresh = await startTestServer({ TRUST_PROXY: '1' });
    for (let count = 0; count < 50; count += 1)
      await fresh.visitor().call('passkeyLogin', { body: { credential: {} }, headers });
    const blocked = await fresh.visitor().call('passkeyLogin', { body: { credential: {} }, headers });
    expect(blocked.body.error).toEqual({ code: 'login_blocked', params: { minutes: 15 } });
    const elsewhere = await fresh.visitor().call('passkeyLogin', { body: { credential: {} } });
    expect(elsewhere.body.error.code).toBe('passkey_failed');
    await fresh.end();
  });
});
