import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../credits/books-repository.ts';
import { settleOrder } from '../payment/settle.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Subject } from '../platform/subject/subject.ts';
import { subjects } from '../subjects.ts';
import { addSecondSite, memberOfSecondSite } from '../testing/second-site.ts';
import { setRules } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { uploadPhoto } from '../testing/uploads/upload-photo.ts';
import { purgeDeleted } from './purge.ts';
import { findDeleted } from './repository.ts';

const password = 'a long walk by the sea';
const days = (count: number) => count * 24 * 3600;
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());
beforeEach(() => server.clock.advanceSeconds(3601));

const addPhoto = async (person: Person) => {
  const answer = await uploadPhoto(server, person);
  expect(answer.statusCode).toBe(200);
};
const say = (from: Person, to: Person, text: string) =>
  from.call('chatSend', { body: { member: to.id, kind: 'text', text } });
const statusOf = async (person: Person) =>
  (
    await server.services.db
      .selectFrom('members')
      .select('status')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
  ).status;
const findDifferencesOf = (order: string) =>
  server.services.db
    .selectFrom('order_differences')
    .select(['kind', 'state', 'amount_minor'])
    .where('order_id', '=', order)
    .execute();
/** Every column of every table that refers to a member: by a foreign key, or by a name that says so. */
const memberColumns = async (): Promise<string[]> => {
  const { rows } = await sql<{ place: string }>`
    select c.table_name || '.' || c.column_name as place
    from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name !~ '^messages_[0-9]' and (
      c.column_name ~ '(^|_)(member|sender|receiver|recipient|blocker|blocked|owner|author|started_by|other_id|user)(_|$)'
      or (c.table_name || '.' || c.column_name) in (
        select k.conrelid::regclass::text || '.' || a.attname from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'f' and k.confrelid = 'members'::regclass))
    order by 1`.execute(server.services.db);
  return rows.map((row) => row.place);
};
/** All rows of all tables as text, each with its table. */
const everything = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name !~ '^messages_[0-9]'`.execute(
    server.services.db,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const table = await sql<{
      text: string;
    }>`select to_jsonb(t)::text as text from ${sql.table(name)} t`.execute(server.services.db);
    found.push(...table.rows.map((row) => `${name}: ${row.text}`));
  }
  return found;
};
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).map((file) => path.basename(file));

/** Whoever adds a column that refers to a member says in the subject's `personalData` what becomes of it at the purge. */
const answered = (subjects as readonly Subject[])
  .flatMap((subject) => subject.personalData ?? [])
  .flatMap(({ table, deleteBy = [], stays = {} }) =>
    [...deleteBy, ...Object.keys(stays)].map((column) => `${table}.${column}`),
  )
  // A key's scope is a member's id or a visitor's.
  .filter((place) => !place.endsWith('.scope'));

describe('the purge', () => {
  it('has an answer for every column that refers to a member', async () => {
    expect(await memberColumns()).toEqual([...new Set(answered)].sort());
  });

  it('leaves nothing of a person but what others have received, and the books', async () => {
    const friend = await server.member();
    const secret = `zanzibar${Date.now()}`;
    const person = await server.signUp({
      form: {
        name: `Name${secret}`,
        email: `${secret}@example.test`,
        language: 'de',
        date_of_birth: '1951-07-23',
        tracking: { network: `net${secret}`, sub1: `sub${secret}` },
      },
    });
    await person.call('profileUpdate', {
      body: { city: `Town${secret}`, about_me: `About ${secret}`, interests: ['chess'] },
    });
    await server.pay(person);
    await server.pay(friend);
    await addPhoto(person);
    await addPhoto(person);
    await say(person, friend, 'Kept by the other');
    await say(friend, person, 'Written to the one who left');
    await person.call('like', { body: { member: friend.id } });
    await friend.call('like', { body: { member: person.id } });
    const enemy = await server.member();
    await person.call('block', { body: { member: enemy.id } });
    await person.call('pushSubscribe', {
      body: {
        endpoint: `https://updates.push.services.mozilla.com/${secret}`,
        keys: { p256dh: secret, auth: secret },
      },
    });
    const { db } = server.services;
    await db
      .updateTable('orders')
      .set({ checkout_url: `https://pay.example/${secret}`, client_key: secret, message_key: secret })
      .where('member_id', '=', person.id)
      .execute();
    const now = new Date(server.clock.now());
    await db
      .insertInto('passkeys')
      .values({
        credential_id: secret,
        member_id: person.id,
        public_key: secret,
        counter: 0,
        name: secret,
        created_at: now,
        last_used_at: null,
      })
      .execute();
    await person.call('passwordResetRequest', { body: { email: person.email } });
    await person.call('mailChangeRequest', { body: { email: `new.${secret}@example.test`, password } });
    const names = (
      await db.selectFrom('photos').selectAll().where('member_id', '=', person.id).execute()
    ).flatMap((row) => [row.full_name, row.thumb_name, row.blurred_name, row.blurred_thumb_name]);
    expect(names).toHaveLength(8);
    await server.work();
    const folder = path.join(server.services.config.dataFolder, 'photos');
    expect(await filesIn(folder)).toEqual(expect.arrayContaining(names));

    const [open = ''] = names;
    const photo = () => server.app.inject({ url: `/photos/${open}`, headers: { host: 'localhost' } });
    expect((await photo()).statusCode).toBe(200);
    await person.call('accountDelete', { body: { password, reason: `Reason ${secret}` } });
    expect((await photo()).statusCode).toBe(404);
    server.clock.advanceSeconds(days(13));
    await server.visitor().call('reactivateRequest', { body: { email: person.email } });
    // One mail was never sent: its job has failed for good and stays in the table.
    await inTransaction(db, (trx) =>
      server.services.outbox.add(trx, 'push.message', {
        member: person.id,
        sender: friend.id,
        conversation: secret,
      }),
    );
    expect((await everything()).some((row) => row.includes(secret))).toBe(true);
    await purgeDeleted(server.services);
    expect(await statusOf(person)).toBe('deleted');
    server.clock.advanceSeconds(days(1));
    expect(await purgeDeleted(server.services)).toBe(1);

    expect(await statusOf(person)).toBe('purged');
    await server.work();
    const all = await everything();
    for (const trace of [secret, '1951-07-23', ...names])
      expect(all.filter((row) => row.includes(trace))).toEqual([]);
    expect((await filesIn(folder)).filter((file) => names.includes(file))).toEqual([]);
    const mentions = new Set(
      all.filter((row) => row.includes(person.id)).map((row) => row.slice(0, row.indexOf(':'))),
    );
    expect([...mentions].sort()).toEqual([
      'conversation_members',
      'conversations',
      // Keys of requests are forgotten after two days; they name the id alone, as the books do.
      'idempotency_keys',
      'ledger_accounts',
      'ledger_transfers',
      // Where the others have read, for seven days.
      'member_events',
      'members',
      'messages',
      'orders',
      'sent_keys',
    ]);
    const chat = await friend.call('chat', { query: { member: person.id } });
    expect(chat.body.profile).toMatchObject({ name: '', deleted: true });
    expect(chat.body.messages.map((row: { text: string }) => row.text)).toEqual([
      'Kept by the other',
      'Written to the one who left',
    ]);
    expect(await checkBooks(db)).toEqual(soundBooks);
    expect(await purgeDeleted(server.services)).toBe(0);
  });

  it('frees the address, and leaves nothing to restore', async () => {
    const person = await server.member();
    await person.call('accountDelete', { body: { password } });
    server.clock.advanceSeconds(days(14));
    await purgeDeleted(server.services);
    const asked = await server.visitor().call('reactivateRequest', { body: { email: person.email } });
    expect(asked.body.error.code).toBe('email_not_found');
    const again = await server.member({ form: { email: person.email } });
    expect(again.id).not.toBe(person.id);
  });

  it('takes a conversation whole when nobody is left to read it, and what the other side has removed', async () => {
    const [anna, bert, clara] = [await server.member(), await server.member(), await server.member()];
    for (const person of [anna, bert, clara]) await server.pay(person);
    await say(anna, bert, 'Between two who leave');
    await say(anna, clara, 'Removed by the other');
    const { chats } = (await clara.call('chats')).body;
    await clara.call('chatRemove', { body: { conversation: chats[0].conversation.id } });
    for (const person of [anna, bert]) await person.call('accountDelete', { body: { password } });
    server.clock.advanceSeconds(days(14));
    await purgeDeleted(server.services);
    const all = await everything();
    expect(all.filter((row) => /Between two who leave|Removed by the other/.test(row))).toEqual([]);
    const left = await server.services.db
      .selectFrom('conversation_members')
      .select('member_id')
      .where('member_id', 'in', [anna.id, bert.id])
      .execute();
    expect(left).toHaveLength(1);
  });

  it('goes by the days of the site, and spares who came back meanwhile', async () => {
    await addSecondSite(server);
    const [gone, back] = [await server.member(), await server.member()];
    const elsewhere = await memberOfSecondSite(server);
    for (const person of [gone, back, elsewhere])
      expect((await person.call('accountDelete', { body: { password } })).status).toBe(200);
    await setRules(server, { reactivationDays: 3 });
    server.clock.advanceSeconds(days(3));
    await server.services.db
      .updateTable('members')
      .set({ status: 'active', deleted_at: null })
      .where('id', '=', back.id)
      .execute();
    await purgeDeleted(server.services);
    expect(await Promise.all([gone, back, elsewhere].map(statusOf))).toEqual(['purged', 'active', 'deleted']);
    await setRules(server, {});
  });

  it('looks at nobody twice, or those long gone would keep all others waiting', async () => {
    const person = await server.member();
    await person.call('accountDelete', { body: { password } });
    server.clock.advanceSeconds(days(14));
    const { site_id: site } = await server.services.db
      .selectFrom('members')
      .select('site_id')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const due = () => findDeleted(server.services.db, site, new Date(server.clock.now()), 100);
    expect(await due()).toContain(person.id);
    await purgeDeleted(server.services);
    expect(await due()).toEqual([]);
  });

  it('does each once when two servers are at it', async () => {
    const people = await Promise.all([1, 2, 3].map(() => server.member()));
    for (const person of people) await person.call('accountDelete', { body: { password } });
    server.clock.advanceSeconds(days(14));
    const done = await Promise.all([1, 2].map(() => purgeDeleted(server.services)));
    expect((done[0] ?? 0) + (done[1] ?? 0)).toBe(3);
  });

  it('books money aside that comes afterwards, and lets the credits lapse that were given', async () => {
    const person = await server.member();
    await server.pay(person);
    const order = await server.services.db
      .selectFrom('orders')
      .selectAll()
      .where('member_id', '=', person.id)
      .executeTakeFirstOrThrow();
    await server.services.db
      .insertInto('orders')
      .values({
        ...order,
        id: randomUUID(),
        client_key: 'late',
        provider_payment: 'tr_late',
        state: 'open',
        settled_at: null,
      })
      .execute();
    const late = await server.services.db
      .selectFrom('orders')
      .select('id')
      .where('provider_payment', '=', 'tr_late')
      .executeTakeFirstOrThrow();
    await person.call('accountDelete', { body: { password } });
    server.clock.advanceSeconds(days(14));
    await purgeDeleted(server.services);
    const paid = {
      id: 'tr_late',
      order: null,
      event: 'paid',
      checkoutUrl: null,
      amountMinor: 1499,
      currency: 'EUR',
      refundedMinor: 0,
      chargedBackMinor: 0,
    } as const;
    const standing = () => findDifferencesOf(late.id);
    for (let times = 0; times < 2; times += 1)
      expect((await settleOrder(server.services, late.id, paid, 'webhook')).state).toBe('open');
    expect(await statusOf(person)).toBe('purged');
    // Nobody's credits; finance sends the money back, and then nothing is left to be looked at.
    expect(await standing()).toEqual([{ kind: 'paid_after_purge', state: 'open', amount_minor: 1499 }]);
    const back = { ...paid, refundedMinor: 1499 };
    await settleOrder(server.services, late.id, back, 'webhook');
    expect(await standing()).toEqual([{ kind: 'paid_after_purge', state: 'closed', amount_minor: 1499 }]);
    const credits = await server.services.db
      .selectFrom('ledger_transfers')
      .innerJoin('ledger_postings', 'ledger_postings.transfer_id', 'ledger_transfers.id')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
      .select(['ledger_transfers.kind', 'amount'])
      .where('member_id', '=', person.id)
      .orderBy('ledger_transfers.id')
      .execute();
    expect(credits).toEqual([
      { kind: 'grant', amount: 3 },
      { kind: 'purchase', amount: 25 },
      { kind: 'lapse', amount: -3 },
    ]);
  });
});
