import { exportPath } from '@vesper/contract';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { uploadPhoto } from '../testing/uploads/upload-photo.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const download = (person: Person, headers: object = {}) =>
  server.app.inject({
    url: exportPath,
    headers: { host: 'localhost', cookie: person.cookies(), ...headers },
  });
const open = async (person: Person) => {
  const answer = await download(person);
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
  return {
    files,
    answer,
    data: JSON.parse(text('data.json')),
    json: text('data.json'),
    readme: text('README.txt'),
  };
};
const say = (from: Person, to: Person, text: string) =>
  from.call('chatSend', { body: { member: to.id, kind: 'text', text } });

/** Every table that refers to a member, and under which name its rows are in data.json, or why they are not. */
const tables: Readonly<Record<string, string>> = {
  members: 'account',
  photos: 'photos',
  sessions: 'sessions',
  known_devices: 'known_browsers',
  passkeys: 'passkeys',
  one_time_codes: 'one_time_codes',
  member_tokens: 'mailed_links',
  push_subscriptions: 'push_subscriptions',
  likes: 'likes_given',
  swipes: 'swipes',
  swipe_days: 'swipe_day',
  verifications: 'verification',
  verification_selfies: 'verification',
  match_wishes: 'match_finder',
  blocks: 'blocks',
  barred_lists: 'left out: hashes, made of the blocks of both sides',
  former_names: 'former_names',
  former_looks: 'left out: 128 bits of light and dark of photos that are gone',
  conversations: 'conversations',
  conversation_members: 'conversations',
  messages: 'conversations',
  conversation_media: 'conversations',
  ended_conversations: 'ended_conversations',
  message_reactions: 'reactions',
  waiting_messages: 'waiting_messages',
  unpaid_messages: 'unpaid_messages',
  orders: 'orders',
  discount_uses: 'discount_uses',
  stored_methods: 'stored_methods',
  payment_customers: 'payment_customers',
  discount_terms: 'left out: what a discount of the site says, answered to its member by its code',
  ledger_accounts: 'credits',
  recovery_codes: 'left out: hashes of secrets',
  passkey_challenges: 'left out: random numbers that last for minutes',
  member_totals: 'left out: counted of the messages and likes that are there',
  search_profiles: 'left out: a copy of the profile for searching',
  search_profiles_here: 'left out: the same copy, while the member is here',
  evidence_messages: "left out: the other's words; own ones are in the conversations",
  recent_sends: 'left out: for limits, a day, with hashes of words',
  member_event_numbers: 'left out: a number, by which a browser knows what it has missed',
  member_events: 'left out: where something stands that has happened, which is there itself',
  sent_keys: 'left out: random keys of requests, the messages are there',
  development_mails: 'left out: mails not sent, in development only',
};

describe('the export', () => {
  it('has a place or a reason for every table that refers to a member', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name !~ '^messages_[0-9]'
        and (c.table_name = 'members' or c.column_name ~ '(^|_)(member|sender|receiver|recipient|blocker|blocked|user)(_|$)')
      order by 1`.execute(server.services.db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(tables).sort());
    const { data } = await open(await server.member());
    for (const place of Object.values(tables))
      if (!place.startsWith('left out: ')) expect(Object.keys(data)).toContain(place);
  });

  it('has every column of the member but the password', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'members'`.execute(
      server.services.db,
    );
    // The reason for leaving and its time are gone again when somebody can log in; the site stands at the top. How often blocks were
    // made would tell that others have blocked one.
    const without = ['password_hash', 'placed', 'site_id', 'deleted_at', 'delete_reason', 'blocks_version'];
    // The main photo is there as a photo.
    const picture = ['full', 'thumb', 'width', 'height', 'hash'].map((part) => `picture_${part}`);
    const { data } = await open(await server.member());
    expect(Object.keys({ ...data.account, ...data.profile, ...data.settings }).sort()).toEqual(
      rows
        .map(({ name }) => name)
        .filter((name) => ![...without, ...picture].includes(name))
        .sort(),
    );
  });

  it('holds what the database holds', async () => {
    const [person, friend] = [
      await server.member({ form: { tracking: { network: 'partner' }, language: 'de', name: 'Grete' } }),
      await server.member({ form: { name: 'Bert' } }),
    ];
    await server.pay(person);
    await server.pay(friend);
    await say(person, friend, 'Good evening');
    await say(friend, person, 'And to you');
    await person.call('like', { body: { member: friend.id } });
    await friend.call('like', { body: { member: person.id } });
    const enemy = await server.member({ form: { name: 'Carl' } });
    await person.call('block', { body: { member: enemy.id } });
    await uploadPhoto(server, person);
    await person.call('pushSubscribe', {
      body: {
        endpoint: 'https://updates.push.services.mozilla.com/secret-endpoint',
        keys: { p256dh: 'secret-key', auth: 'secret-auth' },
      },
    });
    const { data, json, files, readme, answer } = await open(person);
    const { db } = server.services;
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data-2026-06-15.zip"');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(data.account).toMatchObject({
      id: person.id,
      email: person.email,
      tracking: { network: 'partner' },
    });
    expect(data.profile).toMatchObject({ name: 'Grete', birth_date: '1968-04-02', country: 'NL' });
    expect(data.conversations).toMatchObject([
      {
        with: { id: friend.id, name: 'Bert' },
        started_by_me: true,
        messages: [
          { from: 'me', text: 'Good evening', credits: 1 },
          { from: 'them', text: 'And to you' },
        ],
      },
    ]);
    expect(data.likes_given).toMatchObject([{ member: friend.id, name: 'Bert' }]);
    expect(data.likes_received).toMatchObject([{ member: friend.id, name: 'Bert' }]);
    expect(data.blocks).toMatchObject([{ member: enemy.id, name: 'Carl' }]);
    expect(data.push_subscriptions).toMatchObject([{ origin: 'https://updates.push.services.mozilla.com' }]);
    expect(data.orders).toMatchObject([{ bundle: 'b25', state: 'paid', amount_minor: 1499 }]);
    expect(data.credits.balance).toBe(27);
    const amounts = data.credit_movements.map((row: { amount: number }) => row.amount);
    expect(amounts.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(27);
    expect(data.credit_lots).toEqual([
      { granted: true, order_id: null, credits: 3, amount_minor: null, currency: null, remaining: 2 },
      {
        granted: false,
        order_id: data.orders[0].id,
        credits: 25,
        amount_minor: 1499,
        currency: 'EUR',
        remaining: 25,
      },
    ]);
    const [photo] = await db.selectFrom('photos').selectAll().where('member_id', '=', person.id).execute();
    expect(data.photos).toMatchObject([{ id: photo?.id, main: true }]);
    expect(Buffer.from(files[data.photos[0].file] ?? [])).toEqual(
      await server.services.storage.read(photo?.full_name ?? ''),
    );
    expect(readme).toContain('15. Juni 2026');
    for (const word of ['Vesper', 'data.json', 'photos']) expect(readme).toContain(word);
    const secrets = await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('member_id', '=', person.id)
      .execute();
    const own = await db.selectFrom('members').select('password_hash').where('id', '=', person.id).execute();
    for (const secret of [
      'secret-endpoint',
      'secret-key',
      'secret-auth',
      ...secrets.map((row) => row.token_hash),
      ...own.map((row) => row.password_hash ?? 'none'),
      photo?.full_name ?? 'none',
      'token_hash',
    ])
      expect(json).not.toContain(secret);
  });

  it('shows of others no more than the member may see', async () => {
    const [person, friend, gone] = [await server.member(), await server.member(), await server.member()];
    await server.pay(friend, 50);
    await server.pay(gone);
    for (let line = 1; line <= 25; line += 1) await say(friend, person, `Line ${line}`);
    await say(gone, person, 'From somebody who left');
    await gone.call('like', { body: { member: person.id } });
    await gone.call('block', { body: { member: friend.id } });
    await gone.call('accountDelete', { body: { password: 'a long walk by the sea' } });
    const { data, json } = await open(person);
    const texts = data.conversations[0].messages.map((row: { text: string }) => row.text);
    expect(texts).toHaveLength(20);
    expect(texts[0]).toBe('Line 6');
    expect(data.conversations[1]).toMatchObject({ with: { id: gone.id, name: '' } });
    expect(data.likes_received).toMatchObject([{ member: gone.id, name: '' }]);
    expect(json).not.toContain(friend.email);
    expect((await open(friend)).data.blocks).toEqual([]);
  });

  it('says of likes nothing of who is on a break or has not confirmed the address, as the lists do not', async () => {
    const [person, liked, away] = [await server.member(), await server.member(), await server.member()];
    const newcomer = await server.newcomer();
    for (const one of [liked, away]) await person.call('like', { body: { member: one.id } });
    for (const one of [away, newcomer]) await one.call('like', { body: { member: person.id } });
    await away.call('notificationsUpdate', { body: { paused: true } });
    const { data, json } = await open(person);
    expect(data.likes_received).toEqual([]);
    const names = data.likes_given.map((row: { member: string; name: string }) => [
      row.member === away.id,
      row.name !== '',
    ]);
    expect(names).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(json).not.toContain(newcomer.id);
    await away.call('notificationsUpdate', { body: { paused: false } });
    expect((await open(person)).data.likes_received).toMatchObject([{ member: away.id }]);
  });

  it('breaks off when a photo can not be read, and the server goes on', async () => {
    const person = await server.member();
    await uploadPhoto(server, person);
    const read = vi.spyOn(server.services.storage, 'read').mockRejectedValueOnce(new Error('disk'));
    await expect(download(person)).rejects.toThrow();
    read.mockRestore();
    expect((await download(person)).statusCode).toBe(200);
  });

  it('is for the member of this site alone, five times a day', async () => {
    const person = await server.member();
    expect((await download(server.visitor())).json().error.code).toBe('authentication_required');
    await addSecondSite(server);
    expect((await download(person, { host: secondSite.host })).json().error.code).toBe(
      'authentication_required',
    );
    expect((await download(person, { 'sec-fetch-site': 'cross-site' })).json().error.code).toBe(
      'origin_not_allowed',
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => download(person)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 200, 200, 200, 200, 429, 429, 429,
    ]);
    server.clock.advanceSeconds(24 * 3600);
    expect((await download(person)).statusCode).toBe(200);
  });
});
