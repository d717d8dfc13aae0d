import { randomUUID } from 'node:crypto';
import { signupForm } from '@vesper/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingMails } from '../testing/account-mails.ts';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { setRules } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { issueToken } from '../link/tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
  await addSecondSite(server);
});
afterAll(() => server.end());

let addresses = 0;
const freshAddress = () => `198.51.100.${(addresses += 1)}`;

const ask = (
  email: string,
  address = freshAddress(),
  key: string = randomUUID(),
  at: Record<string, string> = {},
) =>
  server
    .visitor()
    .call('signInLinkRequest', { body: { email }, key, headers: { 'x-forwarded-for': address, ...at } });

const mailedToken = async (person: Pick<Person, 'email'>) => {
  expect((await ask(person.email)).status).toBe(200);
  return (await waitingMails(server, person.email, 'sign_in'))[0]?.token ?? '';
};

const codeOf = (answer: { status: number; body: { error?: { code: string } } }) =>
  `${answer.status} ${answer.body.error?.code ?? 'ok'}`;

const open = (token: string, browser = server.visitor()) => browser.call('signInByLink', { body: { token } });

describe('a mailed link', () => {
  it('logs in once, on a browser that is known from then on', async () => {
    const person = await server.member({ form: { language: 'de' } });
    const token = await mailedToken(person);
    expect((await waitingMails(server, person.email))[0]).toMatchObject({ mail: 'sign_in', language: 'de' });
    const looked = await server.visitor().call('link', { query: { token } });
    expect(looked.body).toEqual({ kind: 'sign_in' });
    const browser = server.visitor();
    expect((await open(token, browser)).body.user.id).toBe(person.id);
    expect((await browser.call('user')).body.user.id).toBe(person.id);
    expect(browser.cookies()).toContain('device=');
    expect(codeOf(await open(token))).toBe('410 link_invalid');
    expect(codeOf(await server.visitor().call('link', { query: { token } }))).toBe('410 link_invalid');
  });

  it('logs in one of two who open it at once', async () => {
    const token = await mailedToken(await server.member());
    const answers = await Promise.all([open(token), open(token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
  });

  it('logs in a member whose address is not confirmed, and leaves the confirmation to its own link', async () => {
    const person = await server.newcomer();
    const { body } = await open(await mailedToken(person));
    expect(body.user).toMatchObject({ id: person.id, status: 'not_confirmed' });
  });

  it('lasts 15 minutes', async () => {
    const [early, late] = [await server.member(), await server.member()];
    const tokens = [await mailedToken(early), await mailedToken(late)];
    server.clock.advanceSeconds(15 * 60 - 1);
    expect(codeOf(await open(tokens[0] ?? ''))).toBe('200 ok');
    server.clock.advanceSeconds(1);
    expect(codeOf(await open(tokens[1] ?? ''))).toBe('410 link_invalid');
  });

  it('makes those mailed before worthless', async () => {
    const person = await server.member();
    const first = await mailedToken(person);
    const second = await mailedToken(person);
    expect(codeOf(await open(first))).toBe('410 link_invalid');
    expect(codeOf(await open(second))).toBe('200 ok');
  });

  it('is worth nothing on another site, with another kind, made up, or once the account is closed', async () => {
    const person = await server.member();
    const token = await mailedToken(person);
    const there = await server.visitor().call('signInByLink', { body: { token }, headers: secondSite });
    expect(codeOf(there)).toBe('410 link_invalid');
    for (const kind of [
      'activate',
      'password_reset',
      'mail_change',
      'reactivate',
      'second_factor',
    ] as const) {
      const other = await issueToken(server.services, server.services.db, {
        kind,
        member: person.id,
        lifeSeconds: 900,
      });
      expect(codeOf(await open(other))).toBe('410 link_invalid');
      const looked = await server.visitor().call('link', { query: { token: other } });
      expect(looked.body).toEqual(kind === 'reactivate' ? { kind } : { error: { code: 'link_invalid' } });
    }
    for (const forged of ['', token.slice(1), `${token}A`, 'A'.repeat(43)])
      expect(codeOf(await open(forged))).toBe('410 link_invalid');
    await server.services.db
      .updateTable('members')
      .set({ status: 'disabled' })
      .where('id', '=', person.id)
      .execute();
    expect(codeOf(await open(token))).toBe('410 link_invalid');
  });

  it('is stored as a hash only', async () => {
    const token = await mailedToken(await server.member());
    const rows = await server.services.db.selectFrom('member_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('asking for a link', () => {
  it('tells who is nobody here, where the site reveals accounts', async () => {
    expect(codeOf(await ask('nobody@example.test'))).toBe('404 email_not_found');
    expect(await waitingMails(server, 'nobody@example.test')).toEqual([]);
  });

  it('knows nobody who is a member of another brand alone', async () => {
    const { email } = await server.member();
    expect(codeOf(await ask(email, freshAddress(), randomUUID(), secondSite))).toBe('404 email_not_found');
    expect(await waitingMails(server, email)).toEqual([]);
  });

  it('answers alike and mails either way, where it does not', async () => {
    const { email } = await server.member();
    await setRules(server, { revealAccounts: false });
    const answers: unknown[] = [];
    for (const address of [email, 'stranger@example.test'])
      for (let count = 0, here = freshAddress(); count < 6; count += 1) {
        const { status, body } = await ask(address, here);
        answers.push({ status, body });
      }
    await setRules(server, {});
    expect(answers.slice(6)).toEqual(answers.slice(0, 6));
    expect(answers[0]).toEqual({ status: 200, body: { ok: true } });
    expect(answers[5]).toEqual({ status: 429, body: { error: { code: 'too_many_mails' } } });
    expect(await waitingMails(server, email, 'sign_in')).toHaveLength(5);
    const [mail] = await waitingMails(server, 'stranger@example.test');
    expect(mail).toMatchObject({ mail: 'sign_in_unknown', name: '' });
    expect(mail?.token).toBeUndefined();
  });

  it('refuses what is no address', async () => {
    expect((await ask('not an address')).body.error.fields).toEqual({ email: 'email_invalid' });
  });

  it('mails five times an hour and ten times a day to an address', async () => {
    const { email } = await server.member();
    const here = freshAddress();
    const codes: string[] = [];
    for (let count = 0; count < 6; count += 1) codes.push(codeOf(await ask(email, here)));
    expect(codes).toEqual([...Array<string>(5).fill('200 ok'), '429 too_many_mails']);
    server.clock.advanceSeconds(3601);
    codes.length = 0;
    for (let count = 0; count < 6; count += 1) codes.push(codeOf(await ask(email, here)));
    expect(codes.at(-2)).toBe('200 ok');
    server.clock.advanceSeconds(3601);
    expect(codeOf(await ask(email, here))).toBe('429 too_many_mails');
    // Whoever is a member of another brand as well is not told there what was asked for here.
    await server.visitor().call('signup', { body: signupForm({ email }), headers: secondSite });
    expect(codeOf(await ask(email, here, randomUUID(), secondSite))).toBe('200 ok');
    server.clock.advanceSeconds(24 * 3600);
    expect(codeOf(await ask(email, here))).toBe('200 ok');
  });

  it("keeps no owner out on a new device when a stranger has used up what that stranger's network has", async () => {
    const owner = await server.member();
    const stranger = freshAddress();
    for (let count = 0; count < 6; count += 1) await ask(owner.email, stranger);
    expect(codeOf(await ask(owner.email, stranger))).toBe('429 too_many_mails');
    expect((await open(await mailedToken(owner))).body.user.id).toBe(owner.id);
  });

  it('leaves a link that works in the mailbox when strangers ask from everywhere, and mails no more than that', async () => {
    const owner = await server.member();
    const askFromEverywhere = async () => {
      for (let count = 0; count < 60; count += 1) await ask(owner.email);
    };
    await askFromEverywhere();
    const mailed = await waitingMails(server, owner.email, 'sign_in');
    expect(mailed).toHaveLength(3 * 10 + 1);
    expect(codeOf(await ask(owner.email))).toBe('429 too_many_mails');
    for (let quarter = 1; quarter <= 3; quarter += 1) {
      server.clock.advanceSeconds(15 * 60);
      await askFromEverywhere();
      expect(await waitingMails(server, owner.email, 'sign_in')).toHaveLength(3 * 10 + 1 + quarter);
    }
    const [newest] = await waitingMails(server, owner.email, 'sign_in');
    expect((await open(newest?.token ?? '')).body.user.id).toBe(owner.id);
    // A browser that the owner has used before asks as if nobody else had.
    const known = await owner.call('signInLinkRequest', {
      body: { email: owner.email },
      headers: { 'x-forwarded-for': freshAddress() },
    });
    expect(codeOf(known)).toBe('200 ok');
  });

  it('mails twenty times an hour for a network address, known and unknown ones counted together', async () => {
    const address = freshAddress();
    for (let count = 0; count < 20; count += 1) await ask(`nobody${count}@example.test`, address);
    const { email } = await server.member();
    expect(codeOf(await ask(email, address))).toBe('429 too_many_mails');
    expect(codeOf(await ask(email))).toBe('200 ok');
  });

  it('mails once for a request that is repeated with its key', async () => {
    const { email } = await server.member();
    const [address, key] = [freshAddress(), randomUUID()];
    await ask(email, address, key);
    expect(codeOf(await ask(email, address, key))).toBe('200 ok');
    expect(await waitingMails(server, email, 'sign_in')).toHaveLength(1);
  });
});
