import { checkBirthDate, checkEmail, checkUsername, locales } from '@vesper/domain';
import { clientHeader, clientHeaderValue, idempotencyHeader } from '@vesper/contract';
import { signupForm } from '@vesper/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkNewPassword } from '../password/password-rules.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const signUp = (changes: object) => server.visitor().call('signup', { body: signupForm(changes) });

describe('the form at the server', () => {
  it.each([
    ['2008-06-15', null],
    ['2008-06-16', 'below_minimum_age'],
    ['2026-06-15', 'below_minimum_age'],
    ['2026-06-16', 'birth_date_future'],
    ['1905-06-15', 'birth_date_implausible'],
    ['1905-06-16', null],
    ['1900-01-01', 'birth_date_implausible'],
    ['2000-02-29', null],
    ['2001-02-29', 'birth_date_invalid'],
    ['1970-04-31', 'birth_date_invalid'],
    ['', 'required'],
  ])('judges the date of birth %j as %j', async (birthDate, code) => {
    const { status, body } = await signUp({ date_of_birth: birthDate });
    expect({ status, fields: body.error?.fields }).toEqual(
      code === null ? { status: 200, fields: undefined } : { status: 422, fields: { date_of_birth: code } },
    );
  });

  it.each([
    ['👩‍🚀 Bo 🌷', '👩‍🚀 Bo 🌷'],
    ['سارة 60', 'سارة 60'],
    ['  Zoe\u0308   van Dam ', 'Zoë van Dam'],
    ['<b>Bo</b>', '<b>Bo</b>'],
    ["Robert'); drop table members;--", "Robert'); drop table members;--"],
  ])('keeps the name %j as %j', async (name, kept) => {
    expect((await signUp({ name })).body.user.profile.name).toBe(kept);
  });

  it.each([
    ['an\u200Bna', 'username_invalid_characters'],
    ['an\u202Ena', 'username_invalid_characters'],
    ['\u2066\u2069', 'username_invalid_characters'],
    ['x'.repeat(10_000), 'username_too_long'],
    [' \t ', 'required'],
  ])('refuses the name %j with %s', async (name, code) => {
    expect((await signUp({ name })).body.error.fields).toEqual({ name: code });
  });

  it('takes one address for one account, however its domain is written', async () => {
    expect((await signUp({ email: 'Mail@bücher.example' })).body.user.email).toBe(
      'mail@xn--bcher-kva.example',
    );
    const again = await signUp({ email: 'mail@XN--BCHER-KVA.example' });
    expect(again.body.error.fields).toEqual({ email: 'email_duplicate' });
  });

  it.each(['"anna"@example.org', 'anna@[127.0.0.1]', 'anna@localhost'])(
    'refuses the address %j',
    async (email) => {
      expect((await signUp({ email })).body.error.fields).toEqual({ email: 'email_invalid' });
    },
  );

  it('refuses passwords that are tried first, also those about the site and the member', async () => {
    for (const password of ['Sommer2026!!', 'ich liebe dich', 'Vesper2026!!', 'localhost2026'])
      expect((await signUp({ password })).body.error.fields).toEqual({ password: 'password_common' });
  });

  it('logs in with a password of any signs, however they are composed', async () => {
    const visitor = server.visitor();
    const form = signupForm({ password: ' Zoe\u0308 🌷 ﬁnds 7 keys ' });
    await visitor.call('signup', { body: form });
    const login = (password: string) =>
      server.visitor().call('login', { body: { email: form.email, password } });
    expect((await login(' Zoë 🌷 finds 7 keys ')).status).toBe(200);
    expect((await login('Zoë 🌷 finds 7 keys')).status).toBe(401);
  });
});

describe('whatever is posted', () => {
  let key = 0;
  const post = async (payload: string): Promise<number> => {
    key += 1;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/signup.php',
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'content-type': 'application/json',
        [clientHeader]: clientHeaderValue,
        [idempotencyHeader]: `fuzz-key-${key}`,
      },
      payload,
    });
    return answer.statusCode;
  };
  const countMembers = async (): Promise<number> => {
    const { count } = await server.services.db
      .selectFrom('members')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  it('is never answered with a failure of ours, and makes no account', async () => {
    const before = await countMembers();
    const anything = fc.oneof(fc.json(), fc.string(), fc.string({ unit: 'binary' }));
    await fc.assert(
      fc.asyncProperty(anything, async (payload) => {
        const status = await post(payload);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
    expect(await countMembers()).toBe(before);
  });

  it('makes an account just when every field is right', async () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant(undefined), fc.jsonValue());
    const orRight = <T>(right: T, wrong: fc.Arbitrary<unknown> = text) =>
      fc.oneof({ weight: 4, arbitrary: fc.constant<unknown>(right) }, { weight: 1, arbitrary: wrong });
    let count = 0;
    const form = fc.record({
      email: orRight('right').map((value) =>
        value === 'right' ? `fuzz${(count += 1)}@example.test` : value,
      ),
      name: orRight('Somebody'),
      password: orRight('a long walk by the sea'),
      date_of_birth: orRight('1960-02-03'),
      language: orRight('en'),
      tracking: orRight({ network: 'n' }, fc.oneof(text, fc.dictionary(fc.string(), text))),
      receiver: orRight(undefined),
      signup_message: orRight(undefined),
    });
    let made = 0;
    const before = await countMembers();
    await fc.assert(
      fc.asyncProperty(form, async (fields) => {
        const status = await post(JSON.stringify(fields));
        expect(status).toBeLessThan(500);
        if (status !== 200) return;
        made += 1;
        const { email, name, password, date_of_birth: birthDate, language } = fields;
        expect(checkEmail(String(email))).toBeNull();
        expect(checkUsername(String(name), String(email))).toBeNull();
        expect(checkNewPassword(String(password))).toBeNull();
        expect(checkBirthDate(String(birthDate), '2026-06-15', 18)).toBeNull();
        expect(locales).toContain(language);
      }),
      { numRuns: 120 },
    );
    expect(made).toBeGreaterThan(5);
    expect(await countMembers()).toBe(before + made);
  });
});
