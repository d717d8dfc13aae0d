import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingMails } from '../testing/account-mails.ts';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { issueToken } from '../link/tokens.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { takeStepOnce } from './repository.ts';

const password = 'a long walk by the sea';
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const codeOf = (answer: { status: number; body: { error?: { code: string } } }) =>
  `${answer.status} ${answer.body.error?.code ?? 'ok'}`;

/** What the app shows, now or so many steps from now. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now() + steps * 30_000,
  });

const start = async (person: Person): Promise<{ secret: string; uri: string }> =>
  (await person.call('oneTimeCodesStart', { body: { password } })).body;

/** A member whose codes are on, a while ago. */
const withCodes = async () => {
  const person = await server.member();
  const { secret } = await start(person);
  const { body } = await person.call('oneTimeCodesConfirm', { body: { code: shown(secret) } });
  server.clock.advanceSeconds(120);
  return { person, secret, recovery: body.recovery_codes as string[] };
};

const firstStep = async (email: string, browser = server.visitor()) => {
  const answer = await browser.call('login', { body: { email, password } });
  expect(codeOf(answer)).toBe('401 login_code_required');
  return browser;
};

const submit = (browser: Person, code: string, more: object = {}) =>
  browser.call('loginCode', { body: { code, ...more } });

describe('turning codes on', () => {
  it('takes no code of a secret that was shown before, though it was read before it was replaced', async () => {
    const person = await server.member();
    const { secret: earlier } = await start(person);
    const { secret } = await start(person);
    const take = (of: string) =>
      inTransaction(server.services.db, (trx) => takeStepOnce(trx, { member_id: person.id, secret: of }, 1));
    expect([await take(earlier), await take(secret)]).toEqual([false, true]);
  });

  it('asks the password, shows the secret for the app and takes its first code', async () => {
    const person = await server.member();
    const refused = await person.call('oneTimeCodesStart', { body: { password: 'no' } });
    expect(refused.body.error).toEqual({ code: 'password_wrong', fields: { password: 'password_wrong' } });
    const { secret, uri } = await start(person);
    const read = new URL(uri);
    expect(read.protocol + read.host).toBe('otpauth:totp');
    expect(decodeURIComponent(read.pathname)).toBe(`/Vesper:${person.email}`);
    expect(Object.fromEntries(read.searchParams)).toEqual({
      issuer: 'Vesper',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect((await person.call('oneTimeCodes')).body).toEqual({ active: false, recovery_codes_left: 0 });
    expect(codeOf(await person.call('oneTimeCodesConfirm', { body: { code: '000000' } }))).toBe(
      '422 one_time_code_wrong',
    );
    const { body } = await person.call('oneTimeCodesConfirm', { body: { code: shown(secret) } });
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const code of body.recovery_codes)
      expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){2}$/);
    expect((await person.call('oneTimeCodes')).body).toEqual({ active: true, recovery_codes_left: 10 });
    const stored = await server.services.db.selectFrom('recovery_codes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(String(body.recovery_codes[0]).replaceAll('-', ''));
  });

  it('has no say before its first code: the login asks for none', async () => {
    const person = await server.member();
    await start(person);
    const answer = await server.visitor().call('login', { body: { email: person.email, password } });
    expect(answer.status).toBe(200);
  });

  it('needs a start, within the hour, and goes by the last one', async () => {
    const person = await server.member();
    const confirm = (code: string) => person.call('oneTimeCodesConfirm', { body: { code } });
    expect(codeOf(await confirm('123456'))).toBe('409 one_time_codes_not_started');
    const first = await start(person);
    const second = await start(person);
    expect(codeOf(await confirm(shown(first.secret)))).toBe('422 one_time_code_wrong');
    server.clock.advanceSeconds(3600);
    expect(codeOf(await confirm(shown(second.secret)))).toBe('409 one_time_codes_not_started');
    expect(codeOf(await confirm(shown((await start(person)).secret)))).toBe('200 ok');
  });

  it('makes new recovery codes with a later code, and does not start over while they are on', async () => {
    const { person, secret, recovery } = await withCodes();
    const { body } = await person.call('oneTimeCodesConfirm', { body: { code: shown(secret) } });
    expect(body.recovery_codes).toHaveLength(10);
    const browser = await firstStep(person.email);
    expect(codeOf(await submit(browser, recovery[0] ?? ''))).toBe('401 login_code_wrong');
    expect(codeOf(await submit(browser, body.recovery_codes[0]))).toBe('200 ok');
    expect(codeOf(await person.call('oneTimeCodesStart', { body: { password } }))).toBe(
      '422 invalid_request',
    );
  });

  it('bounds how often a session may try', async () => {
    const { person, secret } = await withCodes();
    for (let count = 0; count < 10; count += 1)
      await person.call('oneTimeCodesConfirm', { body: { code: '000000' } });
    const answer = await person.call('oneTimeCodesConfirm', { body: { code: shown(secret) } });
    expect(codeOf(answer)).toBe('429 too_many_requests');
  });

  it('ends for the password, with the recovery codes', async () => {
    const { person } = await withCodes();
    expect(codeOf(await person.call('oneTimeCodesEnd', { body: { password: 'no' } }))).toBe(
      '422 password_wrong',
    );
    await person.call('oneTimeCodesEnd', { body: { password } });
    expect((await person.call('oneTimeCodes')).body).toEqual({ active: false, recovery_codes_left: 0 });
    const answer = await server.visitor().call('login', { body: { email: person.email, password } });
    expect(answer.status).toBe(200);
  });
});

describe('login with a code', () => {
  it('starts no session before the code and one after it', async () => {
    const { person, secret } = await withCodes();
    const browser = await firstStep(person.email);
    expect(browser.cookies()).toMatch(/^login_step=[\w-]{43}$/);
    expect((await browser.call('user')).body.user).toBeNull();
    const answer = await submit(browser, shown(secret), { remember: false });
    expect(answer.body.user.id).toBe(person.id);
    expect(browser.cookies()).toContain('device=');
    expect(browser.cookies()).not.toContain('login_step=');
    const { sessions } = (await browser.call('sessions')).body;
    expect(sessions[0]).toMatchObject({ current: true, remembered: false });
  });

  it('asks who opens a mailed link as well', async () => {
    const { person, secret } = await withCodes();
    await server.visitor().call('signInLinkRequest', { body: { email: person.email } });
    const token = (await waitingMails(server, person.email, 'sign_in'))[0]?.token ?? '';
    const browser = server.visitor();
    expect(codeOf(await browser.call('signInByLink', { body: { token } }))).toBe('401 login_code_required');
    expect(codeOf(await submit(browser, shown(secret)))).toBe('200 ok');
  });

  it.each([
    [-1, '200 ok'],
    [1, '200 ok'],
    [-2, '401 login_code_wrong'],
    [2, '401 login_code_wrong'],
  ])('takes the code of %i steps from now: %s', async (steps, expected) => {
    const { person, secret } = await withCodes();
    expect(codeOf(await submit(await firstStep(person.email), shown(secret, steps)))).toBe(expected);
  });

  it('takes a code with the space that apps show', async () => {
    const { person, secret } = await withCodes();
    const code = shown(secret).replace(/(...)(...)/, '$1 $2');
    expect(codeOf(await submit(await firstStep(person.email), code))).toBe('200 ok');
  });

  it('takes no step twice, not even at once, and none before one that was taken', async () => {
    const { person, secret } = await withCodes();
    const browsers = [await firstStep(person.email), await firstStep(person.email)];
    const answers = await Promise.all(browsers.map((browser) => submit(browser, shown(secret))));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const next = await firstStep(person.email);
    expect(codeOf(await submit(next, shown(secret)))).toBe('401 login_code_wrong');
    expect(codeOf(await submit(next, shown(secret, -1)))).toBe('401 login_code_wrong');
    expect(codeOf(await submit(next, shown(secret, 1)))).toBe('200 ok');
  });

  it('takes each recovery code once, in capitals and without dashes too', async () => {
    const { person, recovery } = await withCodes();
    const [first = '', second = ''] = recovery;
    const typed = first.toUpperCase().replaceAll('-', ' ');
    expect(codeOf(await submit(await firstStep(person.email), typed))).toBe('200 ok');
    expect(codeOf(await submit(await firstStep(person.email), first))).toBe('401 login_code_wrong');
    expect(codeOf(await submit(await firstStep(person.email), second))).toBe('200 ok');
    expect((await person.call('oneTimeCodes')).body.recovery_codes_left).toBe(8);
  });

  it('takes no used code again when the clock is set back', async () => {
    const { person, secret, recovery } = await withCodes();
    const code = shown(secret);
    await submit(await firstStep(person.email), code);
    server.clock.advanceSeconds(-60);
    const browser = await firstStep(person.email);
    for (const old of [code, shown(secret)])
      expect(codeOf(await submit(browser, old))).toBe('401 login_code_wrong');
    expect(codeOf(await submit(browser, recovery[0] ?? ''))).toBe('200 ok');
    server.clock.advanceSeconds(60);
  });

  it("takes no other member's codes", async () => {
    const other = await withCodes();
    const { person } = await withCodes();
    const browser = await firstStep(person.email);
    for (const code of [shown(other.secret), other.recovery[0] ?? ''])
      expect(codeOf(await submit(browser, code))).toBe('401 login_code_wrong');
  });

  it('is over after five tries, the right code included', async () => {
    const { person, secret } = await withCodes();
    const browser = await firstStep(person.email);
    for (let count = 0; count < 5; count += 1)
      expect(codeOf(await submit(browser, '000000'))).toBe('401 login_code_wrong');
    expect(codeOf(await submit(browser, shown(secret)))).toBe('410 login_code_expired');
    expect(codeOf(await submit(await firstStep(person.email), shown(secret)))).toBe('200 ok');
  });

  it('bounds the tries of who begins again and again, and leaves a known browser its own', async () => {
    const { person, secret } = await withCodes();
    const home = await firstStep(person.email);
    await submit(home, shown(secret));
    server.clock.advanceSeconds(60);
    for (let begun = 0; begun < 4; begun += 1) {
      const browser = await firstStep(person.email);
      for (let count = 0; count < 5; count += 1) await submit(browser, '000000');
    }
    const blocked = await submit(await firstStep(person.email), shown(secret));
    expect(blocked.body.error).toEqual({ code: 'login_blocked', params: { minutes: 60 } });
    await firstStep(person.email, home);
    expect(codeOf(await submit(home, shown(secret)))).toBe('200 ok');
  });

  it('lasts ten minutes, on its own site, with a token of its own kind', async () => {
    await addSecondSite(server);
    const { person, secret } = await withCodes();
    const browser = await firstStep(person.email);
    const elsewhere = await browser.call('loginCode', {
      body: { code: shown(secret) },
      headers: secondSite,
    });
    expect(codeOf(elsewhere)).toBe('410 login_code_expired');
    const late = await firstStep(person.email);
    server.clock.advanceSeconds(600);
    expect(codeOf(await submit(late, shown(secret)))).toBe('410 login_code_expired');
    const link = await issueToken(server.services, server.services.db, {
      kind: 'sign_in',
      member: person.id,
      lifeSeconds: 900,
    });
    const forged = await server.visitor().call('loginCode', {
      body: { code: shown(secret) },
      headers: { cookie: `login_step=${link}` },
    });
    expect(codeOf(forged)).toBe('410 login_code_expired');
    expect(codeOf(await submit(server.visitor(), shown(secret)))).toBe('410 login_code_expired');
  });

  it('lets a login step in nobody whose account was closed meanwhile', async () => {
    const { person, secret } = await withCodes();
    const browser = await firstStep(person.email);
    await server.services.db
      .updateTable('members')
      .set({ status: 'disabled' })
      .where('id', '=', person.id)
      .execute();
    expect(codeOf(await submit(browser, shown(secret)))).toBe('401 login_failed');
    expect(browser.cookies()).not.toContain('session=');
  });
});
