import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { waitingMails } from '../testing/account-mails.ts';
import { addSecondSite, memberOfSecondSite, secondSite } from '../testing/second-site.ts';
import { setRules } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

const password = 'a long walk by the sea';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addSecondSite(server);
});
afterAll(() => server.end());
beforeEach(() => server.clock.advanceSeconds(3601));

let count = 0;
const newAddress = () => `new${(count += 1)}@example.test`;
const ask = (person: Person, email: string, word = password) =>
  person.call('mailChangeRequest', { body: { email, password: word } });
const confirm = (token: string, person = server.visitor()) => person.call('mailChange', { body: { token } });
const undo = (token: string) => server.visitor().call('mailChangeUndo', { body: { token } });
const tokenTo = async (email: string, kind: 'mail_change' | 'mail_changed') =>
  (await waitingMails(server, email, kind))[0]?.token ?? '';
/** Changes the address and answers the link by which the old one undoes it. */
const changeTo = async (person: Person, from: string, to: string): Promise<string> => {
  expect((await ask(person, to)).status).toBe(200);
  expect((await confirm(await tokenTo(to, 'mail_change'), person)).status).toBe(200);
  return tokenTo(from, 'mail_changed');
};
const loginWith = async (email: string, word = password) =>
  (await server.visitor().call('login', { body: { email, password: word } })).status;

describe('another e-mail address', () => {
  it('is in force once its link is opened, wherever that is', async () => {
    const person = await server.member();
    const other = server.visitor();
    await other.call('login', { body: { email: person.email, password } });
    await server.services.db
      .updateTable('members')
      .set({ notifications_disabled: ['bounce'] })
      .where('id', '=', person.id)
      .execute();
    const email = newAddress();
    expect((await ask(person, ` ${email.toUpperCase()}`)).body).toEqual({ ok: true });
    expect((await person.call('notifications')).body.notifications.new_email).toBe(email);
    expect((await person.call('user')).body.user.email).toBe(person.email);
    const token = await tokenTo(email, 'mail_change');
    expect((await confirm(token)).body).toEqual({ email });
    expect((await confirm(token)).body.error.code).toBe('link_invalid');
    for (const browser of [person, other]) expect((await browser.call('user')).body.user).toBeNull();
    const visitor = server.visitor();
    const { body } = await visitor.call('login', { body: { email, password } });
    expect(body.user).toMatchObject({ email, notifications_disabled: [] });
    expect(await loginWith(person.email)).toBe(401);
    const [told] = await waitingMails(server, person.email, 'mail_changed');
    expect(told).toMatchObject({ newEmail: email });
  });

  it('leaves the session that opens the link, and no other', async () => {
    const [person, stranger] = [await server.member(), await server.member()];
    const other = server.visitor();
    await other.call('login', { body: { email: person.email, password } });
    await changeTo(person, person.email, newAddress());
    expect((await person.call('user')).body.user.id).toBe(person.id);
    expect((await other.call('user')).body.user).toBeNull();
    expect((await stranger.call('user')).body.user.id).toBe(stranger.id);
  });

  it('is that of who asked, whoever opens the link', async () => {
    const [person, stranger] = [await server.member(), await server.member()];
    const email = newAddress();
    await ask(person, email);
    expect((await confirm(await tokenTo(email, 'mail_change'), stranger)).body).toEqual({ email });
    expect((await stranger.call('user')).body.user.email).toBe(stranger.email);
    expect((await person.call('user')).body.user).toBeNull();
    expect(await loginWith(email)).toBe(200);
  });

  it.each([
    ['no address', 'new_email_invalid'],
    ['', 'new_email_invalid'],
  ])('refuses "%s" with %s', async (email, code) => {
    const person = await server.member();
    expect((await ask(person, email)).body.error).toEqual({
      code: 'invalid_request',
      fields: { email: code },
    });
  });

  it('refuses the present one, a taken one and a wrong password', async () => {
    const [person, other] = [await server.member(), await server.member()];
    expect((await ask(person, person.email.toUpperCase())).body.error.fields).toEqual({
      email: 'new_email_same',
    });
    expect((await ask(person, other.email)).body.error).toEqual({
      code: 'duplicate_email',
      fields: { email: 'email_duplicate' },
    });
    expect((await ask(person, newAddress(), 'not this one')).body.error).toEqual({
      code: 'password_wrong',
      fields: { password: 'password_wrong' },
    });
  });

  it('takes one that somebody of another brand has', async () => {
    const [person, elsewhere] = [await server.member(), await memberOfSecondSite(server)];
    await changeTo(person, person.email, elsewhere.email);
    expect((await person.call('user')).body.user.email).toBe(elsewhere.email);
  });

  it('says nothing of a taken one where accounts are not revealed, but to its owner', async () => {
    const [asker, owner] = [await server.member(), await server.member()];
    await setRules(server, { revealAccounts: false });
    const [known, unknown] = [await ask(asker, owner.email), await ask(asker, newAddress())];
    expect(JSON.stringify({ ...known, headers: {} })).toBe(JSON.stringify({ ...unknown, headers: {} }));
    expect(await waitingMails(server, owner.email, 'mail_change')).toEqual([]);
    expect(await waitingMails(server, owner.email, 'mail_change_taken')).toMatchObject([{ name: '' }]);
    await setRules(server, {});
  });

  it('goes by the newest request, for a day, on its own site', async () => {
    const person = await server.member();
    const [first, second] = [newAddress(), newAddress()];
    await ask(person, first);
    await ask(person, second);
    expect((await confirm(await tokenTo(first, 'mail_change'))).body.error.code).toBe('link_invalid');
    const token = await tokenTo(second, 'mail_change');
    const elsewhere = await server.visitor().call('mailChange', { body: { token }, headers: secondSite });
    expect(elsewhere.body.error.code).toBe('link_invalid');
    expect((await undo(token)).body.error.code).toBe('link_invalid');
    server.clock.advanceSeconds(24 * 3600);
    expect((await confirm(token)).body.error.code).toBe('link_invalid');
  });

  it('goes to one of two members who want it at once', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const email = newAddress();
    await ask(anna, email);
    const first = await tokenTo(email, 'mail_change');
    await ask(bert, email);
    const second = await tokenTo(email, 'mail_change');
    expect(first).not.toBe(second);
    const answers = await Promise.all([confirm(first, anna), confirm(second, bert)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('duplicate_email');
  });

  it('is asked for five times a day, however many come at once', async () => {
    const person = await server.member();
    // No more at once than wrong passwords would be let through.
    const atOnce = () => Promise.all([1, 2, 3, 4].map(() => ask(person, newAddress())));
    const codes = [...(await atOnce()), ...(await atOnce())].map(({ body }) => body.error?.code ?? 'ok');
    expect(codes.filter((code) => code === 'ok')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_mails')).toHaveLength(3);
  });
});

describe('the way back to the old address', () => {
  it('puts it back, ends every way in that somebody else may have, and offers a new password', async () => {
    const person = await server.member();
    const { db } = server.services;
    const addPasskey = (id: string) =>
      db
        .insertInto('passkeys')
        .values({
          credential_id: id,
          member_id: person.id,
          public_key: 'key',
          counter: 0,
          name: id,
          created_at: new Date(server.clock.now()),
          last_used_at: null,
        })
        .execute();
    await addPasskey(`before-${person.id}`);
    server.clock.advanceSeconds(60);
    const token = await changeTo(person, person.email, newAddress());
    server.clock.advanceSeconds(60);
    await addPasskey(`since-${person.id}`);
    await db
      .insertInto('one_time_codes')
      .values({
        member_id: person.id,
        secret: 'secret',
        created_at: new Date(server.clock.now()),
        confirmed_at: new Date(server.clock.now()),
        last_step: null,
      })
      .execute();
    const { body } = await undo(token);
    expect(body.email).toBe(person.email);
    expect((await person.call('user')).body.user).toBeNull();
    const passkeys = await db
      .selectFrom('passkeys')
      .select('name')
      .where('member_id', '=', person.id)
      .execute();
    expect(passkeys.map(({ name }) => name)).toEqual([`before-${person.id}`]);
    const reset = { token: body.reset_token, password: 'seven quiet rivers' };
    expect((await server.visitor().call('passwordReset', { body: reset })).status).toBe(200);
    expect(await loginWith(person.email, 'seven quiet rivers')).toBe(200);
    expect((await undo(token)).body.error.code).toBe('link_invalid');
  });

  it('works for 48 hours, and for one of two who come at once', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const first = await changeTo(anna, anna.email, newAddress());
    const second = await changeTo(bert, bert.email, newAddress());
    const answers = await Promise.all([undo(first), undo(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    server.clock.advanceSeconds(48 * 3600);
    expect((await undo(second)).body.error.code).toBe('link_invalid');
  });

  it('of the first of two changes takes back both, the other one no longer works', async () => {
    const person = await server.member();
    const [second, third] = [newAddress(), newAddress()];
    const toFirst = await changeTo(person, person.email, second);
    server.clock.advanceSeconds(60);
    const toSecond = await changeTo(person, second, third);
    expect((await undo(toFirst)).body.email).toBe(person.email);
    expect((await undo(toSecond)).body.error.code).toBe('link_invalid');
  });

  it('of the second change leaves that of the first', async () => {
    const person = await server.member();
    const [second, third] = [newAddress(), newAddress()];
    const toFirst = await changeTo(person, person.email, second);
    server.clock.advanceSeconds(60);
    expect((await undo(await changeTo(person, second, third))).body.email).toBe(second);
    expect((await undo(toFirst)).body.email).toBe(person.email);
  });

  it('brings back an account that was deleted since', async () => {
    const person = await server.member();
    const token = await changeTo(person, person.email, newAddress());
    expect((await person.call('accountDelete', { body: { password } })).status).toBe(200);
    expect((await undo(token)).body.email).toBe(person.email);
    expect(await loginWith(person.email)).toBe(200);
  });

  it('is refused when somebody else has the old address by now', async () => {
    const person = await server.member();
    const token = await changeTo(person, person.email, newAddress());
    const { site_id } = await server.services.db
      .selectFrom('members')
      .select('site_id')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const now = new Date(server.clock.now());
    await server.services.db
      .insertInto('members')
      .values({
        id: newId(),
        site_id,
        email: person.email,
        name: 'Other',
        status: 'active',
        language: 'en',
        birth_date: '1970-01-01',
        signup_at: now,
        last_seen_at: now,
        password_hash: null,
        gender: null,
        sexuality: null,
        search_gender: null,
        country: null,
        confirmed_at: now,
      })
      .execute();
    expect((await undo(token)).body.error.code).toBe('duplicate_email');
  });
});
