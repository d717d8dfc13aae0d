import { createHash, randomUUID } from 'node:crypto';
import { signupForm } from '@vesper/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activationToken, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

describe('signup', () => {
  it('makes an unconfirmed account, logged in, without credits', async () => {
    const visitor = server.visitor();
    const { status, body } = await visitor.call('signup', { body: signupForm({ language: 'nl' }) });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      status: 'not_confirmed',
      credits: 0,
      paid_user: false,
      language: 'nl',
    });
    expect((await visitor.call('user')).body.user.id).toBe(body.user.id);
  });

  it.each([
    ['email', 'not an address', 'email_invalid'],
    ['email', '', 'required'],
    ['name', '@anna', 'username_starts_with_at'],
    ['name', 'anna.example.com', 'username_not_allowed'],
    ['name', 'Support', 'username_not_allowed'],
    ['name', 'Your Vesper', 'username_not_allowed'],
    ['password', 'short', 'password_too_short'],
    ['date_of_birth', '2010-01-01', 'below_minimum_age'],
    ['date_of_birth', '2031-01-01', 'birth_date_future'],
    ['date_of_birth', '1970-02-30', 'birth_date_invalid'],
  ])('refuses %s "%s" with %s and makes nothing', async (field, value, code) => {
    const form = signupForm({ [field]: value });
    const { status, body } = await server.visitor().call('signup', { body: form });
    expect({ status, error: body.error }).toEqual({
      status: 422,
      error: { code: 'invalid_request', fields: { [field]: code } },
    });
    const rows = await server.services.db
      .selectFrom('members')
      .select('id')
      .where('name', '=', form.name)
      .execute();
    expect(rows).toEqual([]);
  });

  it('refuses a first message that shows nothing', async () => {
    const receiver = (await server.member()).id;
    const form = signupForm({ receiver, signup_message: '\u200B\uFE0F\u2060' });
    const { status, body } = await server.visitor().call('signup', { body: form });
    expect([status, body.error.code]).toEqual([422, 'message_empty']);
  });

  it('refuses the e-mail address as username', async () => {
    const { body } = await server.visitor().call('signup', {
      body: signupForm({ email: 'same@example.test', name: 'same@example.test' }),
    });
    expect(body.error.fields).toEqual({ name: 'username_is_email' });
  });

  it('counts the minimum age to the day', async () => {
    const eighteen = new Date(server.clock.now());
    eighteen.setUTCFullYear(eighteen.getUTCFullYear() - 18);
    const today = eighteen.toISOString().slice(0, 10);
    const tomorrow = new Date(eighteen.getTime() + 86_400_000).toISOString().slice(0, 10);
    expect(
      (await server.visitor().call('signup', { body: signupForm({ date_of_birth: today }) })).status,
    ).toBe(200);
    expect(
      (await server.visitor().call('signup', { body: signupForm({ date_of_birth: tomorrow }) })).status,
    ).toBe(422);
  });

  it('refuses an address that has an account, in any spelling', async () => {
    const { email } = await server.newcomer();
    const { status, body } = await server
      .visitor()
      .call('signup', { body: signupForm({ email: ` ${email.toUpperCase()}` }) });
    expect(status).toBe(409);
    expect(body.error).toEqual({ code: 'duplicate_email', fields: { email: 'email_duplicate' } });
  });

  it('gives the same answer to the same key, and refuses the key for another form', async () => {
    const key = randomUUID();
    const form = signupForm();
    const first = await server.visitor().call('signup', { body: form, key });
    const again = await server.visitor().call('signup', { body: form, key });
    expect(again.body.user.id).toBe(first.body.user.id);
    const other = await server.visitor().call('signup', { body: signupForm(), key });
    expect(other.body.error.code).toBe('idempotency_key_reused');
  });

  it('keeps nothing of the password but its slow hash, and replays only to whoever knows it', async () => {
    const key = randomUUID();
    const form = signupForm();
    await server.visitor().call('signup', { body: form, key });
    const kept = await server.services.db
      .selectFrom('idempotency_keys')
      .select('body_hash')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const { password, ...rest } = form;
    expect(kept.body_hash).toBe(createHash('sha256').update(JSON.stringify(rest)).digest('hex'));
    const thief = server.visitor();
    const answer = await thief.call('signup', { body: { ...form, password: `${password} or so` }, key });
    expect(answer.body.error.code).toBe('idempotency_key_reused');
    expect((await thief.call('user')).body.user).toBeNull();
  });

  it('makes one account when two tabs finish at once', async () => {
    const form = signupForm();
    const answers = await Promise.all([1, 2].map(() => server.visitor().call('signup', { body: form })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});

describe('activation', () => {
  it('grants the signup credits once and makes the profile findable', async () => {
    const person = await server.newcomer();
    const token = await activationToken(server, person.id);
    const { body } = await server.visitor().call('activate', { body: { token } });
    expect(body.user).toMatchObject({ id: person.id, status: 'active', credits: 3 });
    const again = await server.visitor().call('activate', { body: { token } });
    expect({ status: again.status, code: again.body.error.code }).toEqual({
      status: 409,
      code: 'already_active',
    });
    expect((await person.call('user')).body.user.credits).toBe(3);
  });

  it('leaves the login of who confirms alone, and logs in who is somebody else here', async () => {
    const person = await server.newcomer();
    const before = person.cookies();
    await person.call('activate', { body: { token: await activationToken(server, person.id) } });
    expect(person.cookies()).toBe(before);
    expect((await person.call('user')).body.user.status).toBe('active');

    const other = await server.member();
    const newcomer = await server.newcomer();
    const cookies = other.cookies();
    await other.call('activate', { body: { token: await activationToken(server, newcomer.id) } });
    expect(other.cookies()).not.toBe(cookies);
    expect((await other.call('user')).body.user.id).toBe(newcomer.id);
  });

  it.each(['', 'forged', '0'.repeat(43)])('refuses the token "%s"', async (token) => {
    const { body } = await server.visitor().call('activate', { body: { token } });
    expect(body.error.code).toBe('activation_failed');
  });

  it('refuses a link older than 14 days, and mails a fresh one on request', async () => {
    const person = await server.newcomer();
    const token = await activationToken(server, person.id);
    server.clock.advanceSeconds(14 * 24 * 3600 + 1);
    expect((await server.visitor().call('activate', { body: { token } })).status).toBe(410);
    expect((await person.call('activateResend')).status).toBe(200);
    expect((await person.call('activateResend')).body.error.code).toBe('too_many_requests');
    const fresh = await activationToken(server, person.id);
    expect((await server.visitor().call('activate', { body: { token: fresh } })).status).toBe(200);
    expect((await person.call('activateResend')).body.error.code).toBe('already_active');
  });

  it('delivers and charges what was written before, the message of step0 free', async () => {
    const receiver = await server.member();
    const person = await server.newcomer({
      signup_message: 'Hello from step zero',
      receiver: receiver.id,
    });
    const waiting = await person.call('chatSend', {
      body: { member: receiver.id, kind: 'text', text: 'And one more' },
    });
    expect(waiting.body.message).toMatchObject({ state: 'waiting', seq: 0 });
    expect((await receiver.call('chats')).body.chats).toEqual([]);
    const own = await person.call('chat', { query: { member: receiver.id } });
    expect(own.body.messages.map((row: { state: string }) => row.state)).toEqual(['waiting', 'waiting']);

    await server.visitor().call('activate', { body: { token: await activationToken(server, person.id) } });
    const { body } = await receiver.call('chat', { query: { member: person.id } });
    expect(body.messages.map((row: { text: string }) => row.text)).toEqual([
      'Hello from step zero',
      'And one more',
    ]);
    expect((await person.call('user')).body.user.credits).toBe(2);
  });

  it('keeps no message of step0 for whoever has left, or is not confirmed either', async () => {
    const gone = await server.member();
    await gone.call('accountDelete', { body: { password: signupForm({}).password } });
    for (const receiver of [gone, await server.newcomer()]) {
      const person = await server.newcomer({ signup_message: 'Hello?', receiver: receiver.id });
      const waiting = await server.services.db
        .selectFrom('waiting_messages')
        .select('id')
        .where('sender', '=', person.id)
        .execute();
      expect(waiting).toEqual([]);
    }
  });
});

describe('the activation mail', () => {
  it('is written in the language of the member and its link works', async () => {
    const person = await server.newcomer({ language: 'de', name: 'Grete <b>' });
    const token = await activationToken(server, person.id);
    await server.work();
    const mail = await server.services.db
      .selectFrom('development_mails')
      .selectAll()
      .where('recipient', '=', person.email)
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain(`/de/activate?token=${token}`);
    expect(mail.html).toContain('Grete &lt;b&gt;');
    expect(mail.html).not.toContain('<b>');
  });
});
