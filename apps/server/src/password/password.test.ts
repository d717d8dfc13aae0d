import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitingMails } from '../testing/account-mails.ts';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { setRules } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

const oldPassword = 'a long walk by the sea';
const newPassword = 'seven quiet rivers';
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());
// Past the limits of the test before.
beforeEach(() => server.clock.advanceSeconds(3601));

const ask = (email: string, key: string = randomUUID()) =>
  server.visitor().call('passwordResetRequest', { body: { email }, key });
const reset = (token: string, password = newPassword) =>
  server.visitor().call('passwordReset', { body: { token, password } });
const canLogIn = async (email: string, password: string) =>
  (await server.visitor().call('login', { body: { email, password } })).status === 200;
const resetToken = async (person: Person): Promise<string> => {
  await ask(person.email);
  const [mail] = await waitingMails(server, person.email, 'password_reset');
  return mail?.token ?? '';
};

describe('a forgotten password', () => {
  it('is chosen anew by the mailed link, once, and every other way in ends', async () => {
    const person = await server.member();
    const [first, second] = [await resetToken(person), await resetToken(person)];
    expect((await server.visitor().call('passwordResetCheck', { query: { token: second } })).status).toBe(
      200,
    );
    expect((await reset(second)).body).toEqual({ ok: true });
    expect((await person.call('user')).body.user).toBeNull();
    expect(await canLogIn(person.email, oldPassword)).toBe(false);
    expect(await canLogIn(person.email, newPassword)).toBe(true);
    for (const token of [first, second]) {
      const again = await reset(token, 'eight quiet rivers');
      expect({ status: again.status, code: again.body.error.code }).toEqual({
        status: 410,
        code: 'link_invalid',
      });
    }
    expect(await waitingMails(server, person.email, 'password_changed')).toHaveLength(1);
    const devices = await server.services.db
      .selectFrom('known_devices')
      .select('created_at')
      .where('member_id', '=', person.id)
      .where('created_at', '<', new Date(server.clock.now()))
      .execute();
    expect(devices).toEqual([]);
  });

  it('ends the live connections of the sessions that end', async () => {
    const person = await server.member();
    const { id } = await server.services.db
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', person.id)
      .executeTakeFirstOrThrow();
    let ended = 0;
    const connection = {
      member: person.id,
      session: id,
      send: () => undefined,
      end: () => void (ended += 1),
    };
    server.services.live.add(connection);
    await reset(await resetToken(person));
    expect(ended).toBe(1);
    server.services.live.remove(connection);
  });

  it('lets its owner in at once, although the old one was guessed wrong too often', async () => {
    const person = await server.member();
    for (let guess = 1; guess <= 5; guess += 1) await canLogIn(person.email, `wrong ${guess}`);
    const browser = server.visitor();
    const logIn = () => browser.call('login', { body: { email: person.email, password: newPassword } });
    await browser.call('passwordReset', {
      body: { token: await resetToken(person), password: newPassword },
    });
    expect((await logIn()).status).toBe(200);
    // Elsewhere the block goes on: it is the owner's browser that is known.
    expect(await canLogIn(person.email, newPassword)).toBe(false);
  });

  it('refuses a weak one without using up the link', async () => {
    const person = await server.member();
    const token = await resetToken(person);
    for (const [password, code] of [
      ['', 'required'],
      ['short', 'password_too_short'],
      [person.email, 'password_common'],
      ['Vesper 2026!', 'password_common'],
    ] as const)
      expect((await reset(token, password)).body.error).toEqual({
        code: 'invalid_request',
        fields: { password: code },
      });
    expect((await reset(token)).status).toBe(200);
  });

  it('works for an hour, on its own site, with a token that was given', async () => {
    const person = await server.member();
    const token = await resetToken(person);
    await addSecondSite(server);
    const elsewhere = await server
      .visitor()
      .call('passwordReset', { body: { token, password: newPassword }, headers: secondSite });
    expect(elsewhere.body.error.code).toBe('link_invalid');
    for (const forged of ['', 'x', '0'.repeat(43)])
      expect((await reset(forged)).body.error.code).toBe('link_invalid');
    server.clock.advanceSeconds(3600);
    expect((await reset(token)).body.error.code).toBe('link_invalid');
    expect((await server.visitor().call('passwordResetCheck', { query: { token } })).body.error.code).toBe(
      'link_invalid',
    );
  });

  it('is chosen by one of two who come at once with the same link', async () => {
    const person = await server.member();
    const token = await resetToken(person);
    const answers = await Promise.all(
      ['first of two rivers', 'second of two rivers'].map((password) => reset(token, password)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
  });

  it('leaves an unconfirmed account unconfirmed', async () => {
    const person = await server.newcomer();
    expect((await reset(await resetToken(person))).status).toBe(200);
    const visitor = server.visitor();
    const { body } = await visitor.call('login', { body: { email: person.email, password: newPassword } });
    expect(body.user.status).toBe('not_confirmed');
  });

  it('is mailed three times a day and account, in any spelling, however many come at once', async () => {
    const { email } = await server.member();
    const spellings = [email, email.toUpperCase(), ` ${email}`];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(spellings[index % 3] ?? email)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)?.body.error.code).toBe('too_many_reset_mails');
    expect(await waitingMails(server, email)).toHaveLength(3);
    server.clock.advanceSeconds(24 * 3600);
    expect((await ask(email)).status).toBe(200);
  });

  it('is asked for twenty times an hour from one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => ask(`nobody${index}@example.test`)),
    );
    const codes = answers.map(({ body }) => String(body.error.code));
    expect(codes.filter((code) => code === 'email_not_found')).toHaveLength(20);
    expect(codes.filter((code) => code === 'too_many_mails')).toHaveLength(5);
  });

  it('gives one key one mail', async () => {
    const { email } = await server.member();
    const key = randomUUID();
    await Promise.all([1, 2, 3, 4, 5].map(() => ask(email, key)));
    expect((await ask(email, key)).status).toBe(200);
    expect(await waitingMails(server, email)).toHaveLength(1);
  });

  it('refuses what is no address, and says where there is no account', async () => {
    expect((await ask('no address')).body.error.fields).toEqual({ email: 'email_invalid' });
    const { status, body } = await ask('nobody@example.test');
    expect({ status, code: body.error.code }).toEqual({ status: 404, code: 'email_not_found' });
  });

  it('answers alike for known, deleted and unknown addresses where accounts are not revealed', async () => {
    const [known, gone] = [await server.member(), await server.member()];
    await setRules(server, { revealAccounts: false });
    await server.services.db
      .updateTable('members')
      .set({ status: 'deleted', deleted_at: new Date(server.clock.now()) })
      .where('id', '=', gone.id)
      .execute();
    const seen = [];
    for (const email of [known.email, gone.email, 'unknown@example.test']) {
      const answers = [];
      for (let time = 1; time <= 4; time += 1) answers.push(await ask(email));
      seen.push(answers.map(({ status, body }) => JSON.stringify({ status, body })));
    }
    expect(new Set(seen.map((answers) => answers.join())).size).toBe(1);
    expect(seen[0]?.at(-1)).toContain('too_many_reset_mails');
    for (const email of [gone.email, 'unknown@example.test']) {
      const mails = await waitingMails(server, email);
      expect(mails.map(({ mail, name, token }) => ({ mail, name, token }))).toEqual(
        Array.from({ length: 3 }, () => ({ mail: 'password_reset_unknown', name: '', token: undefined })),
      );
    }
    await setRules(server, {});
  });
});

describe('another password', () => {
  const change = (person: Person, old_password: string, password = newPassword) =>
    person.call('passwordChange', { body: { old_password, password } });

  it('keeps this session, ends the others and is told by mail', async () => {
    const person = await server.member();
    const other = server.visitor();
    await other.call('login', { body: { email: person.email, password: oldPassword } });
    const token = await resetToken(person);
    expect((await change(person, oldPassword)).body).toEqual({ ok: true });
    expect((await person.call('user')).body.user.id).toBe(person.id);
    expect((await other.call('user')).body.user).toBeNull();
    expect((await reset(token)).body.error.code).toBe('link_invalid');
    expect(await canLogIn(person.email, newPassword)).toBe(true);
    expect(await waitingMails(server, person.email, 'password_changed')).toHaveLength(1);
  });

  it('names the field that is wrong, and is no place for guessing', async () => {
    const person = await server.member();
    expect((await change(person, oldPassword, 'short')).body.error).toEqual({
      code: 'invalid_request',
      fields: { password: 'password_too_short' },
    });
    expect((await change(person, 'not this one')).body.error).toEqual({
      code: 'password_wrong',
      fields: { old_password: 'password_wrong' },
    });
    for (let guess = 2; guess <= 5; guess += 1) await change(person, 'not this one');
    expect((await change(person, oldPassword)).body.error.code).toBe('password_blocked');
  });

  it('is set by one of two sessions at once: the other has ended', async () => {
    const person = await server.member();
    const other = server.visitor();
    await other.call('login', { body: { email: person.email, password: oldPassword } });
    const answers = await Promise.all([
      change(person, oldPassword, 'first of two rivers'),
      change(other, oldPassword, 'second of two rivers'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is for members', async () => {
    expect((await change(server.visitor(), oldPassword)).body.error.code).toBe('authentication_required');
  });
});
