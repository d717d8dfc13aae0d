import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitingMails } from '../testing/account-mails.ts';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { setRules } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

const password = 'a long walk by the sea';
const days = (count: number) => count * 24 * 3600;
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());
beforeEach(() => server.clock.advanceSeconds(3601));

const leave = (person: Person, body: object = {}) =>
  person.call('accountDelete', { body: { password, ...body } });
const restoreToken = async (person: Person) =>
  (await waitingMails(server, person.email, 'account_deleted'))[0]?.token ?? '';
const restore = (token: string, visitor = server.visitor()) =>
  visitor.call('reactivate', { body: { token } });
const rowOf = (person: Person) =>
  server.services.db.selectFrom('members').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
const say = (from: Person, to: Person, text = 'Good evening') =>
  from.call('chatSend', { body: { member: to.id, kind: 'text', text } });
/** The company of the test site makes the offer to stay, or does not. */
const setOffer = async (delete_discount: boolean) => {
  const { db } = server.services;
  const id = '01890000-0000-7000-8000-00000000c0de';
  const info = JSON.stringify({ name: 'Company', delete_discount });
  await db
    .insertInto('companies')
    .values({ id, info })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ info }))
    .execute();
  await db.updateTable('sites').set({ company_id: id }).where('domain', '=', 'localhost').execute();
  server.clock.advanceSeconds(6);
  await server.services.sites.refreshNow();
};

describe('leaving', () => {
  it('says what it means', async () => {
    const person = await server.member();
    await server.pay(person, 25);
    await setOffer(false);
    expect((await person.call('leaving')).body).toEqual({
      restore_days: 14,
      credits: 28,
      discount_percentage: null,
    });
  });

  it('has pages that are kept fall when the account goes, and those of its site when it comes back', async () => {
    const person = await server.member();
    await person.call('notificationsUpdate', { body: { on_public_pages: true } });
    const { site_id: site } = await rowOf(person);
    const heard: unknown[] = [];
    server.services.live.onChanged((ids) => heard.push(...ids));
    await leave(person);
    expect(heard).toContain(person.id);
    expect(heard).not.toContain(site);
    await restore(await restoreToken(person));
    expect(heard).toContain(site);
  });

  it('hides the account at once, logs out everywhere and mails the way back', async () => {
    const [person, viewer] = [await server.member(), await server.member()];
    const other = server.visitor();
    await other.call('login', { body: { email: person.email, password } });
    const { status, body, headers } = await leave(person, { reason: `  ${'👵🏽'.repeat(600)} ` });
    expect({ status, body }).toEqual({
      status: 200,
      body: { restore_until: new Date(server.clock.now() + days(14) * 1000).toISOString() },
    });
    expect(String(headers['set-cookie'])).toMatch(/session=;/);
    for (const browser of [person, other]) expect((await browser.call('user')).body.user).toBeNull();
    const row = await rowOf(person);
    expect(row).toMatchObject({ status: 'deleted', delete_reason: '👵🏽'.repeat(500) });
    const answer = await viewer.call('profile', { query: { id: person.id } });
    expect(answer.body.error.code).toBe('member_not_found');
    const login = await server.visitor().call('login', { body: { email: person.email, password } });
    expect(login.status).toBe(401);
    const mails = await waitingMails(server, person.email);
    expect(mails[0]).toMatchObject({ mail: 'account_deleted', until: body.restore_until });
    for (const table of ['sessions', 'push_subscriptions', 'search_profiles', 'known_devices'] as const)
      expect(
        await server.services.db
          .selectFrom(table)
          .select('member_id')
          .where('member_id', '=', person.id)
          .execute(),
      ).toEqual([]);
  });

  it('asks for the password', async () => {
    const person = await server.member();
    expect((await leave(person, { password: 'not this one' })).body.error).toEqual({
      code: 'password_wrong',
      fields: { password: 'password_wrong' },
    });
    expect((await rowOf(person)).status).toBe('active');
  });

  it('leaves its messages to others, as of a deleted member without name and picture', async () => {
    const [person, friend] = [await server.member(), await server.member()];
    await server.pay(person);
    await server.pay(friend);
    await say(person, friend, 'Kept by the other');
    await person.call('like', { body: { member: friend.id } });
    await friend.call('like', { body: { member: person.id } });
    const words = { about_me: 'The sea. And more.' };
    await server.services.db.updateTable('members').set(words).where('id', '=', person.id).execute();
    const before = await friend.call('chat', { query: { member: person.id } });
    expect(before.body.line).toBe('The sea.');
    await leave(person);
    const gone = { id: person.id, name: '', deleted: true, main_image: null, online: false, city: '' };
    const { chats } = (await friend.call('chats')).body;
    expect(chats[0].profile).toMatchObject(gone);
    const chat = await friend.call('chat', { query: { member: person.id } });
    expect(chat.body.profile).toMatchObject(gone);
    expect(chat.body.line).toBe('');
    expect(chat.body.messages.map((row: { text: string }) => row.text)).toEqual(['Kept by the other']);
    const likes = (await friend.call('likes')).body;
    expect([likes.profiles, likes.liked_by, likes.matches]).toEqual([[], [], []]);
    expect((await say(friend, person)).body.error.code).toBe('member_not_available');
    await restore(await restoreToken(person));
    expect((await friend.call('chats')).body.chats[0].profile).toMatchObject({ deleted: false });
    expect((await friend.call('likes')).body.matches).toHaveLength(1);
  });

  it('takes back what waited to be delivered', async () => {
    const [person, friend] = [await server.newcomer(), await server.member()];
    await say(person, friend, 'Never delivered');
    await leave(person);
    const { body } = await restore(await restoreToken(person));
    expect(body.user.status).toBe('not_confirmed');
    const waiting = await server.services.db
      .selectFrom('waiting_messages')
      .select('id')
      .where('sender', '=', person.id)
      .execute();
    expect(waiting).toEqual([]);
  });

  it('is done once when two sessions leave at once', async () => {
    const person = await server.member();
    const answers = await Promise.all([leave(person), leave(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await waitingMails(server, person.email, 'account_deleted')).toHaveLength(1);
  });
});

describe('the way back', () => {
  it('restores everything once and logs in', async () => {
    const person = await server.member();
    await leave(person, { reason: 'A break' });
    const token = await restoreToken(person);
    const visitor = server.visitor();
    const { body } = await restore(token, visitor);
    expect(body.user).toMatchObject({ id: person.id, status: 'active', credits: 3 });
    expect((await visitor.call('user')).body.user.id).toBe(person.id);
    expect(await rowOf(person)).toMatchObject({ deleted_at: null, delete_reason: null });
    expect((await restore(token)).body.error.code).toBe('link_invalid');
    expect(await waitingMails(server, person.email, 'account_restored')).toHaveLength(1);
    const found = await server.services.db
      .selectFrom('search_profiles')
      .select('member_id')
      .where('member_id', '=', person.id)
      .execute();
    expect(found).toHaveLength(1);
  });

  it('is refused on another site, after the days, and with a forged token', async () => {
    const person = await server.member();
    await leave(person);
    const token = await restoreToken(person);
    await addSecondSite(server);
    const elsewhere = await server.visitor().call('reactivate', { body: { token }, headers: secondSite });
    expect(elsewhere.body.error.code).toBe('link_invalid');
    expect((await restore('forged')).body.error.code).toBe('link_invalid');
    server.clock.advanceSeconds(days(14));
    expect((await restore(token)).body.error.code).toBe('link_invalid');
  });

  it('is gone through by one of two who come at once', async () => {
    const person = await server.member();
    await leave(person);
    const token = await restoreToken(person);
    const answers = await Promise.all([restore(token), restore(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('is mailed anew three times a day, until the same day', async () => {
    const person = await server.member();
    const until = (await leave(person)).body.restore_until;
    const ask = (email: string) => server.visitor().call('reactivateRequest', { body: { email } });
    server.clock.advanceSeconds(days(3));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(person.email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)?.body.error.code).toBe('too_many_mails');
    const mails = await waitingMails(server, person.email, 'account_deleted');
    expect(mails.map((mail) => mail.until)).toEqual([until, until, until, until]);
    expect((await restore(mails[1]?.token ?? '')).status).toBe(200);
    expect((await restore(mails[0]?.token ?? '')).body.error.code).toBe('link_invalid');
  });

  it('answers alike for deleted, active and unknown addresses where accounts are not revealed', async () => {
    const [gone, active] = [await server.member(), await server.member()];
    await leave(gone);
    const ask = (email: string) => server.visitor().call('reactivateRequest', { body: { email } });
    expect((await ask(active.email)).body.error.code).toBe('email_not_found');
    await setRules(server, { revealAccounts: false });
    const bodies = [];
    for (const email of [gone.email, active.email, 'unknown@example.test'])
      bodies.push(JSON.stringify((await ask(email)).body));
    expect(new Set(bodies)).toEqual(new Set(['{"ok":true}']));
    expect(await waitingMails(server, active.email)).toEqual([]);
    await setRules(server, {});
  });
});

describe('the offer to who stays', () => {
  it('is made once a year where the company makes it, and its code works until it ends', async () => {
    await setOffer(true);
    const person = await server.member();
    await server.pay(person);
    const code = (typed: string) => person.call('discountCode', { query: { code: typed } });
    expect((await code('STAY25')).body.error.code).toBe('discount_code_invalid');
    expect((await person.call('leaving')).body.discount_percentage).toBe(25);
    const { body } = await person.call('stayDiscount', { body: {} });
    expect(body).toEqual({
      code: 'STAY25',
      percentage: 25,
      ends_at: new Date(server.clock.now() + days(7) * 1000).toISOString(),
    });
    expect((await person.call('stayDiscount', { body: {} })).body.error.code).toBe('discount_not_offered');
    expect((await person.call('leaving')).body.discount_percentage).toBeNull();
    expect((await code(' stay25')).body.discount).toMatchObject({ code: 'STAY25', value_percentage: 25 });
    const other = await server.member();
    const stolen = await other.call('discountCode', { query: { code: 'STAY25' } });
    expect(stolen.body.error.code).toBe('discount_code_invalid');
    expect((await code('STAY25')).status).toBe(200);
    server.clock.advanceSeconds(days(7));
    expect((await code('STAY25')).status).toBe(422);
    server.clock.advanceSeconds(days(22));
    await person.call('user');
    expect((await person.call('leaving')).body.discount_percentage).toBeNull();
    await server.services.db
      .updateTable('members')
      .set({ stay_discount_until: new Date(server.clock.now() - days(366) * 1000) })
      .where('id', '=', person.id)
      .execute();
    expect((await person.call('leaving')).body.discount_percentage).toBe(25);
    await setOffer(false);
    expect((await person.call('stayDiscount', { body: {} })).body.error.code).toBe('discount_not_offered');
  });

  it('is taken once by two who ask at once', async () => {
    await setOffer(true);
    const person = await server.member();
    const answers = await Promise.all([1, 2].map(() => person.call('stayDiscount', { body: {} })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await setOffer(false);
  });
});
