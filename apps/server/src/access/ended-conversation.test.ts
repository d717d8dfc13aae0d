import { randomUUID } from 'node:crypto';
import { type CallName, callNames, exportPath } from '@vesper/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '../link/tokens.ts';
import type { MemberTokenKind } from '../link/tables.ts';
import type { AccessRow, AccessWorld, Asker } from '../platform/subject/access-row.ts';
import type { Subject } from '../platform/subject/subject.ts';
import { subjects } from '../subjects.ts';
import { addSecondSite, memberOfSecondSite } from '../testing/second-site.ts';
import { listenLive, openLive } from '../testing/live-person.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { uploadMessagePhoto } from '../testing/uploads/upload-photo.ts';
import { saySomeOfAll, type WholeTalk } from '../testing/talk/whole-talk.ts';

const accessRows = Object.assign(
  {},
  ...(subjects as readonly Subject[]).map((subject) => subject.access ?? {}),
) as Record<CallName, AccessRow>;

let server: TestServer;
let origin = '';
beforeAll(async () => {
  server = await startTestServer();
  origin = await listenLive(server);
  await addSecondSite(server);
});
afterAll(() => server.end());

interface Ended extends WholeTalk {
  readonly blocker: Person;
  readonly blocked: Person;
}

/** Two who have said all there is, of whom one has blocked the other. */
const endedTalk = async (): Promise<Ended> => {
  const [blocked, blocker] = [await server.member(), await server.member()];
  const talk = await saySomeOfAll(server, blocked, blocker);
  await blocker.call('block', { body: { member: blocked.id } });
  return { ...talk, blocker, blocked };
};

/** The world of the table of access, in which everybody asks about the ended conversation. */
const worldOf = ({ conversation }: Ended, target: Person): AccessWorld => {
  const own = {
    conversation,
    order: randomUUID(),
    photo: randomUUID(),
    session: randomUUID(),
    storedMethod: randomUUID(),
  };
  const of = Object.fromEntries(
    ['visitor', 'free', 'premium', 'blocked', 'other', 'other_brand', 'deleted'].map((asker) => [asker, own]),
  ) as AccessWorld['of'];
  return {
    target: target.id,
    of,
    password: 'a long walk by the sea',
    unknownEmail: () => `${randomUUID()}@example.test`,
    token: (kind) =>
      issueToken(server.services, server.services.db, {
        kind: kind as MemberTokenKind,
        member: target.id,
        lifeSeconds: 600,
        payload: { email: `${randomUUID()}@example.test`, changed_at: new Date().toISOString() },
      }),
  };
};

const get = (url: string, person?: Person) =>
  server.app.inject({ url, headers: { host: 'localhost', ...(person && { cookie: person.cookies() }) } });

describe('a conversation that a block has ended', () => {
  let shared: Ended;
  let others: readonly Person[];
  beforeAll(async () => {
    shared = await endedTalk();
    others = [await server.member(), await memberOfSecondSite(server)];
  });

  it.each(callNames)('shows nothing of itself to anybody in %s', async (call) => {
    const row = accessRows[call];
    const talk = row.apart ? await endedTalk() : shared;
    const asking: readonly [Person, Person, Asker][] = [
      [talk.blocker, talk.blocked, 'premium'],
      [talk.blocked, talk.blocker, 'blocked'],
      ...others.map((person): [Person, Person, Asker] => [person, talk.blocker, 'other']),
    ];
    for (const [person, target, asker] of asking) {
      const input = (await row.input?.(worldOf(talk, target), asker)) ?? {};
      const answered = JSON.stringify(await person.call(call, input as never));
      for (const sign of talk.signs) expect(answered).not.toContain(sign);
    }
  });

  it('has no address for its files: of either side, with the cookies of the other, of another brand or with a sign changed', async () => {
    const { addresses, blocker, blocked } = shared;
    const all = [...addresses.one, ...addresses.two];
    expect(all).toHaveLength(6);
    for (const address of all) {
      const forged = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      for (const person of [blocker, blocked, ...others, undefined])
        expect((await get(address, person)).statusCode).toBe(404);
      expect((await get(forged, blocked)).statusCode).toBe(404);
    }
  });

  it('is told of by no event that is numbered before the block', async () => {
    const { blocker, blocked, signs, conversation } = shared;
    for (const person of [blocker, blocked]) {
      const { frames, socket } = await openLive(origin, person, 0);
      socket.close();
      const told = JSON.stringify(frames);
      for (const sign of signs) expect(told).not.toContain(sign);
      const own = frames.filter((frame) => frame.conversation === conversation);
      expect(own.map(({ type }) => type)).toEqual(['chat_removed']);
    }
  });

  it('is found by no list that was begun before the block', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const talk = await saySomeOfAll(server, anna, bert);
    await server.services.db.deleteFrom('recent_sends').where('sender', '=', bert.id).execute();
    for (let count = 0; count < 31; count += 1) {
      server.clock.advanceSeconds(61);
      const other = await server.member();
      await bert.call('chatSend', { body: { member: other.id, kind: 'text', text: `Number ${count}` } });
    }
    const { next_cursor: cursor } = (await bert.call('chats')).body;
    expect(cursor).toEqual(expect.any(String));
    const mark = talk.signs[0] ?? '';
    const found = (await bert.call('chatSearch', { query: { q: mark } })).body;
    expect(found.messages.length).toBeGreaterThan(0);
    await anna.call('block', { body: { member: bert.id } });
    const rest = [
      await bert.call('chats', { query: { cursor } }),
      await bert.call('chats', { query: { archived: 'true' } }),
      await bert.call('chatSearch', { query: { q: mark } }),
      await anna.call('chats'),
      await bert.call('chat', { query: { conversation: talk.conversation, before: '4' } }),
      await bert.call('chat', { query: { conversation: talk.conversation, after: '1' } }),
    ];
    for (const { body } of rest)
      for (const sign of talk.signs) expect(JSON.stringify(body)).not.toContain(sign);
    expect((await anna.call('user')).body.totals.unread_messages).toBe(0);
  });

  it('says nothing to who sends, or takes in, something under its keys once more', async () => {
    const { blocker, blocked, keys, signs, addresses } = await endedTalk();
    const photo = addresses.one[0]?.split('/')[2] ?? '';
    for (const [said, key] of [
      [{ kind: 'text', text: `Good evening ${signs[0]}` }, keys[0]],
      [{ kind: 'photo', photo }, keys[2]],
    ] as const) {
      const body = { member: blocker.id, ...said };
      const again = await blocked.call('chatSend', { body, key: key ?? '' });
      expect(again.body.error.code).toBe('blocked_by_member');
      for (const sign of signs) expect(JSON.stringify(again.body)).not.toContain(sign);
    }
    const taken = await uploadMessagePhoto(server, blocked, blocker.id, { key: keys[2] ?? '' });
    expect(taken.statusCode).toBe(403);
  });

  it('comes back with no unblocking: what the two begin then is another one, from its first message on', async () => {
    const { blocker, blocked, signs, conversation, keys } = await endedTalk();
    await blocker.call('unblock', { body: { member: blocked.id } });
    expect((await blocked.call('chat', { query: { member: blocker.id } })).body.conversation).toBeNull();
    const same = await blocked.call('chatSend', {
      body: { member: blocker.id, kind: 'text', text: 'Good evening' },
      key: keys[0] ?? '',
    });
    // The key has stored something that is not there any more.
    expect([same.status, same.body.error.code]).toEqual([410, 'member_not_available']);
    const { status, body } = await blocked.call('chatSend', {
      body: { member: blocker.id, kind: 'text', text: 'Shall we begin anew?' },
    });
    expect([status, body.message.seq]).toEqual([200, 1]);
    expect(body.conversation.id).not.toBe(conversation);
    const read = (await blocker.call('chat', { query: { member: blocked.id } })).body;
    expect(read.messages.map(({ text }: { text: string }) => text)).toEqual(['Shall we begin anew?']);
    expect((await blocker.call('chats')).body.total_unread).toBe(1);
    for (const person of [blocker, blocked])
      for (const sign of signs)
        expect(JSON.stringify((await person.call('chat', { query: { conversation } })).body)).not.toContain(
          sign,
        );
  });

  it('stands in the download of each with what they have said themselves, and nothing of the other', async () => {
    const { blocker, blocked, conversation, files } = await endedTalk();
    const download = async (person: Person) => {
      const zip = unzipSync(new Uint8Array((await get(exportPath, person)).rawPayload));
      const data = JSON.parse(Buffer.from(zip['data.json'] ?? []).toString('utf8'));
      return { data, names: Object.keys(zip).filter((name) => name.includes('conversations/')) };
    };
    expect(files).toHaveLength(3);
    const rename = (person: Person, name: string) =>
      server.services.db.updateTable('members').set({ name }).where('id', '=', person.id).execute();
    const then = new Map<string, string>();
    for (const person of [blocked, blocker]) {
      then.set(person.id, (await person.call('user')).body.user.profile.name);
      await rename(person, `Somebody else ${person.id.slice(-4)}`);
    }
    for (const [person, other, seqs, ends] of [
      [blocked, blocker, [1, 3, 4, 6], '.webp'],
      [blocker, blocked, [2, 5], '.webm'],
    ] as const) {
      const { data, names } = await download(person);
      expect(data.conversations).toEqual([]);
      expect(data.ended_conversations).toMatchObject([
        { id: conversation, with: { id: other.id, name: then.get(other.id) } },
      ]);
      const [{ messages }] = data.ended_conversations as [{ messages: { seq: number; from: string }[] }];
      expect(messages.map(({ seq, from }) => [seq, from])).toEqual(seqs.map((seq) => [seq, 'me']));
      expect(names).toEqual([expect.stringContaining(ends)]);
    }
  });
});
