import { randomUUID } from 'node:crypto';
import { signupForm } from '@vesper/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { setRules } from '../testing/site-rules.ts';
import { activationToken, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const mailsTo = async (recipient: string) => {
  const jobs = await server.services.db.selectFrom('outbox').select(['kind', 'payload']).execute();
  return jobs.filter(
    ({ kind, payload }) =>
      kind === 'mail.account' && (payload as { recipient: string }).recipient === recipient,
  );
};

const countMembers = async (email: string): Promise<number> =>
  (await server.services.db.selectFrom('members').select('id').where('email', '=', email).execute()).length;

describe('signup with a known address, where the site says so', () => {
  it('answers for the account that is its own, whatever another brand has under the address', async () => {
    await addSecondSite(server);
    const form = signupForm();
    const signUp = (headers: Record<string, string> = {}) =>
      server.visitor().call('signup', { body: form, headers });
    expect((await signUp(secondSite)).status).toBe(200);
    await server.member({ form: { email: form.email } });
    expect((await signUp()).body.error.code).toBe('duplicate_email_active');
    expect((await signUp(secondSite)).body.error.code).toBe('duplicate_email');
  });

  const cases = [
    ['active', 'duplicate_email_active'],
    ['deleted', 'duplicate_email_deleted'],
    ['disabled', 'duplicate_email'],
    ['not_confirmed', 'duplicate_email'],
  ] as const;
  it.each(cases)('answers for an account that is %s: %s', async (status, code) => {
    const { id, email } = await server.member();
    await server.services.db.updateTable('members').set({ status }).where('id', '=', id).execute();
    const answer = await server.visitor().call('signup', { body: signupForm({ email }) });
    expect(answer.status).toBe(409);
    const field = code === 'duplicate_email_deleted' ? 'email_restorable' : 'email_duplicate';
    expect(answer.body.error).toEqual({ code, fields: { email: field } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('makes one account of a form sent twice with two keys, and lets a corrected form through', async () => {
    const form = signupForm();
    const [first, second] = [server.visitor(), server.visitor()];
    expect((await first.call('signup', { body: form, key: randomUUID() })).status).toBe(200);
    const key = randomUUID();
    const answer = await second.call('signup', { body: form, key });
    expect(answer.body.error.code).toBe('duplicate_email');
    expect(await countMembers(form.email)).toBe(1);
    const again = await second.call('signup', {
      body: signupForm({ ...form, email: `x${form.email}` }),
      key,
    });
    expect(again.status).toBe(200);
  });

  it('makes one account of a form sent twice at once with one key', async () => {
    const [form, key] = [signupForm(), randomUUID()];
    const answers = await Promise.all([1, 2].map(() => server.visitor().call('signup', { body: form, key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.user.id).toBe(answers[1]?.body.user.id);
    expect(await countMembers(form.email)).toBe(1);
  });
});

describe('signup where the site does not reveal accounts', () => {
  beforeAll(() => setRules(server, { revealAccounts: false }));
  afterAll(() => setRules(server, {}));

  it('answers a new and a known address alike, without a session', async () => {
    const form = signupForm();
    const [fresh, known] = [
      await server.visitor().call('signup', { body: form }),
      await server.visitor().call('signup', { body: signupForm({ email: form.email.toUpperCase() }) }),
    ];
    for (const answer of [fresh, known]) {
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { user: null } });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(Object.keys(fresh.headers).sort()).toEqual(Object.keys(known.headers).sort());
    expect(await countMembers(form.email)).toBe(1);
  });

  it('makes the account and mails a link that logs in', async () => {
    const [form, visitor] = [signupForm(), server.visitor()];
    await visitor.call('signup', { body: form });
    const { id } = await server.services.db
      .selectFrom('members')
      .select('id')
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow();
    expect((await visitor.call('user')).body.user).toBeNull();
    await visitor.call('activate', { body: { token: await activationToken(server, id) } });
    expect((await visitor.call('user')).body.user).toMatchObject({ id, status: 'active' });
  });

  it('mails the known address in its own language, three times a day at most', async () => {
    const { email } = await server.member({ form: { language: 'de', name: 'Grete' } });
    const form = { email };
    const attempt = () =>
      server.visitor().call('signup', { body: signupForm({ email: form.email, name: 'Somebody else' }) });
    for (let time = 0; time < 4; time += 1) expect((await attempt()).body).toEqual({ user: null });
    const mails = await mailsTo(form.email);
    expect(mails).toHaveLength(3);
    expect(mails[0]?.payload).toMatchObject({ mail: 'signup_known', language: 'de', name: 'Grete' });
    server.clock.advanceSeconds(24 * 3600 + 1);
    await attempt();
    expect(await mailsTo(form.email)).toHaveLength(4);
  });

  it('refuses the same key for another form, and repeats the answer for the same one', async () => {
    const [form, key] = [signupForm(), randomUUID()];
    await server.visitor().call('signup', { body: form, key });
    expect((await server.visitor().call('signup', { body: form, key })).body).toEqual({ user: null });
    const other = await server.visitor().call('signup', { body: signupForm(), key });
    expect(other.body.error.code).toBe('idempotency_key_reused');
    expect(await mailsTo(form.email)).toEqual([]);
  });
});
