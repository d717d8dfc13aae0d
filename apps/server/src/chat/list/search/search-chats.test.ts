import { folded } from '@vesper/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type RawBuilder, sql } from 'kysely';
import { mostScannedBytes } from './search-repository.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const send = (from: Person, to: Person, text: string) => {
  server.clock.advanceSeconds(1);
  return from.call('chatSend', { body: { member: to.id, kind: 'text', text } });
};
interface Hit {
  readonly seq: number;
  readonly excerpt: { readonly before: string; readonly hit: string; readonly after: string };
}
const search = async (person: Person, q: string, cursor?: string) => {
  const { body } = await person.call('chatSearch', { query: { q, ...(cursor && { cursor }) } });
  return body as {
    people: { profile: { id: string } }[];
    messages: Hit[];
    next_cursor: string | null;
  };
};
const found = async (person: Person, q: string) =>
  (await search(person, q)).messages.map(({ seq, excerpt: { hit } }) => [seq, hit]);
const pair = async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  await server.pay(anna, 100);
  await server.pay(bert, 100);
  const conversation = String(
    (await send(anna, bert, 'Trifft man sich in der Straßenbahn?')).body.conversation.id,
  );
  return { anna, bert, conversation };
};
/** Stores so many messages behind the first of a conversation; `text` of the `n`th. */
const fill = async (conversation: string, sender: Person, many: number, text: RawBuilder<unknown>) => {
  const { db } = server.services;
  await sql`
    insert into messages (conversation_id, seq, id, sender, client_id, kind, text, cost, sent_at)
    select ${conversation}, n + 1, gen_random_uuid(), ${sender.id}, 'n' || n, 'text', ${text}, 0, now()
    from generate_series(1, ${many}::integer) n`.execute(db);
  await sql`update conversations set last_seq = ${many + 1} where id = ${conversation}`.execute(db);
};

describe('the search in chats', () => {
  it('finds words of both sides without case and accents, all of them in one message, the newest first', async () => {
    const { anna, bert } = await pair();
    await send(bert, anna, 'We had coffee at the CAFÉ by the sea');
    await send(anna, bert, 'The café was lovely');
    for (const person of [anna, bert]) {
      expect(await found(person, 'cafe')).toEqual([
        [3, 'café'],
        [2, 'CAFÉ'],
      ]);
      expect(await found(person, 'SEA café')).toEqual([[2, 'CAFÉ']]);
      expect(await found(person, 'strasse')).toEqual([[1, 'Straße']]);
    }
    expect(await found(await server.member(), 'cafe')).toEqual([]);
    expect(await search(anna, 'x')).toEqual({ people: [], messages: [], next_cursor: null });
    // Signs of a pattern are none.
    expect(await found(anna, '%%__')).toEqual([]);
  });

  it('finds conversations by the name of the other', async () => {
    const { anna, bert } = await pair();
    await server.services.db
      .updateTable('members')
      .set({ name: 'Zoë-1944' })
      .where('id', '=', bert.id)
      .execute();
    const { people } = await search(anna, 'zoe');
    expect(people.map(({ profile }) => profile.id)).toEqual([bert.id]);
  });

  it('shows nothing that is not seen: removed, taken back, withheld, waiting or blocked', async () => {
    const { anna, bert, conversation } = await pair();
    await send(anna, bert, 'harbour one');
    await send(anna, bert, 'harbour two');
    await anna.call('messageRemove', { body: { conversation, seq: 3 } });
    expect(await found(bert, 'harbour')).toEqual([[2, 'harbour']]);
    await bert.call('notificationsUpdate', { body: { paused: true } });
    await send(anna, bert, 'harbour while away');
    expect(await found(bert, 'harbour')).toEqual([[2, 'harbour']]);
    await bert.call('notificationsUpdate', { body: { paused: false } });
    expect(await found(bert, 'harbour')).toHaveLength(2);
    const free = (premium: boolean) =>
      server.services.db.updateTable('members').set({ premium }).where('id', '=', bert.id).execute();
    for (let count = 0; count < 19; count += 1) await send(anna, bert, `filling ${count}`);
    await free(false);
    expect(await found(bert, 'harbour')).toEqual([[4, 'harbour']]);
    await free(true);
    await bert.call('chatUpdate', { body: { conversation, archived: true } });
    expect(await found(bert, 'harbour')).toHaveLength(2);
    await bert.call('chatRemove', { body: { conversation } });
    await send(anna, bert, 'harbour after');
    expect(await found(bert, 'harbour')).toHaveLength(1);
    expect(await found(anna, 'harbour')).toHaveLength(3);
    await bert.call('block', { body: { member: anna.id } });
    expect(await found(anna, 'harbour')).toEqual([]);
  });

  it('goes on by cursor, each once, over conversations', async () => {
    const { anna, bert } = await pair();
    const eve = await server.member();
    await server.pay(eve, 100);
    for (let count = 1; count <= 15; count += 1) {
      await send(anna, bert, `sailing ${count}`);
      await send(eve, anna, `sailing ${count}`);
    }
    const first = await search(anna, 'sailing');
    const second = await search(anna, 'sailing', first.next_cursor ?? '');
    expect([first.messages.length, second.messages.length, second.next_cursor]).toEqual([20, 10, null]);
    const all = [...first.messages, ...second.messages].map((hit) => JSON.stringify(hit));
    expect(new Set(all).size).toBe(30);
  });

  it('looks through so many messages for an answer and no more, and goes on where it stopped', async () => {
    const { anna, conversation } = await pair();
    await fill(conversation, anna, 7000, sql`'message ' || n`);
    const first = await search(anna, 'bahn');
    expect([first.messages.length, first.next_cursor]).toEqual([0, expect.any(String)]);
    const second = await search(anna, 'bahn', first.next_cursor ?? '');
    expect([second.messages.map(({ seq }) => seq), second.next_cursor]).toEqual([[1], null]);
  });

  it.each([
    ['of three accents a letter', 'e\u0301\u0302\u0308', 2000],
    ['of Korean', '한', 2000],
    ['of long words', 'a', 1000],
  ])('looks through no more %s than so many bytes, each message once', async (_what, sign, length) => {
    const { anna, conversation } = await pair();
    const many = 600;
    await fill(conversation, anna, many, sql`repeat(${sign}, ${length}::integer)`);
    const bytes = Math.min(Buffer.byteLength(sign) * length, 16_000);
    const seen: number[] = [];
    let answers = 0;
    for (let cursor: string | undefined | null; cursor !== null; answers += 1) {
      const answer = await search(anna, 'bahn', cursor);
      seen.push(...answer.messages.map(({ seq }) => seq));
      cursor = answer.next_cursor;
    }
    expect(seen).toEqual([1]);
    expect(answers).toBe(Math.ceil((many * bytes) / mostScannedBytes));
  });

  it('compares the beginning of a text that is longer than any may be', async () => {
    const { anna, conversation } = await pair();
    await fill(conversation, anna, 1, sql`'lantern ' || repeat('x', 4000) || ' anchor'`);
    expect([await found(anna, 'lantern'), await found(anna, 'anchor')]).toEqual([[[2, 'lantern']], []]);
  });

  it('compares as the domain does', async () => {
    const samples = [
      'Straße ÆØÅ æøå',
      'Łódź žluťoučký',
      'Œuvre œuf',
      'ÉÈÊË éèêë ÑñÜü',
      'Þórr ðÐ',
      'İstanbul',
    ];
    const { anna, bert } = await pair();
    for (const sample of samples) {
      await send(anna, bert, sample);
      expect(await found(anna, sample), folded(sample).text).toHaveLength(1);
    }
  });
});
