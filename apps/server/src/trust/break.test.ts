import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPhotoRow } from '../testing/photo-row.ts';
import { setRules } from '../testing/site-rules.ts';
import { activationToken, type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await setRules(server, { loggedOutSearch: true });
});
afterAll(() => server.end());

const nobody = '01890000-0000-7000-8000-000000000000';
const set = (person: Person, paused: boolean) => person.call('notificationsUpdate', { body: { paused } });
const write = (person: Person, receiver: string, text = 'Good evening') =>
  person.call('chatSend', { body: { member: receiver, kind: 'text', text } });
const answer = async (call: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await call;
  return { status, body };
};
const listed = async (person: Person, kind: 'liked_by' | 'profiles' | 'matches') =>
  ((await person.call('likes')).body[kind] as { profile: { id: string } }[]).map(({ profile }) => profile.id);

describe('a break', () => {
  it('answers everybody without a conversation as for somebody who is not there', async () => {
    const [person, stranger] = [await server.member(), await server.member()];
    await set(person, true);
    const asked = (id: string) =>
      [
        ['profile of a visitor', server.visitor().call('profile', { query: { id } })],
        ['profile', stranger.call('profile', { query: { id } })],
        ['chat', stranger.call('chat', { query: { member: id } })],
        ['first message', write(stranger, id)],
        ['like', stranger.call('like', { body: { member: id } })],
        ['block', stranger.call('block', { body: { member: id } })],
      ] as const;
    const missing = new Map(asked(nobody));
    for (const [what, call] of asked(person.id))
      expect(await answer(call), what).toEqual(await answer(missing.get(what) as typeof call));
    await set(person, false);
    expect((await stranger.call('profile', { query: { id: person.id } })).status).toBe(200);
  });

  it('leaves the member to themselves and to those in a conversation', async () => {
    const [person, friend] = [await server.member(), await server.member()];
    await write(friend, person.id);
    await set(person, true);
    for (const who of [person, friend])
      expect((await who.call('profile', { query: { id: person.id } })).status).toBe(200);
    expect((await friend.call('chat', { query: { member: person.id } })).status).toBe(200);
  });

  it('keeps what comes in old conversations until the return', async () => {
    const [person, friend] = [await server.member(), await server.member()];
    await write(friend, person.id);
    const [chat] = (await person.call('chats')).body.chats;
    await person.call('chatRead', { body: { conversation: chat.conversation.id, seq: 1 } });
    await set(person, true);
    expect((await write(friend, person.id, 'Are you there?')).status).toBe(200);
    await set(person, false);
    const { body } = await person.call('chats');
    expect(body.chats[0]).toMatchObject({
      num_unread_messages: 1,
      conversation: { last_message: { text: 'Are you there?' } },
    });
  });

  it('is no reason to lose what was written before it and waited for a confirmation', async () => {
    const person = await server.member();
    const newcomer = await server.newcomer();
    await write(newcomer, person.id, 'Written before the break');
    await set(person, true);
    expect((await newcomer.call('chat', { query: { member: person.id } })).status).toBe(200);
    await newcomer.call('activate', { body: { token: await activationToken(server, newcomer.id) } });
    await set(person, false);
    const { body } = await person.call('chats');
    expect(body.chats[0].conversation.last_message.text).toBe('Written before the break');
  });

  it('is open to nobody whose message waits for somebody else', async () => {
    const [person, other] = [await server.member(), await server.member()];
    const newcomer = await server.newcomer();
    await write(newcomer, other.id);
    await set(person, true);
    expect((await newcomer.call('profile', { query: { id: person.id } })).status).toBe(404);
    expect((await newcomer.call('profile', { query: { id: other.id } })).status).toBe(200);
  });

  it('takes no first message of a signup', async () => {
    const person = await server.member();
    await set(person, true);
    const newcomer = await server.newcomer({ receiver: person.id, signup_message: 'Good evening' });
    const waiting = await server.services.db
      .selectFrom('waiting_messages')
      .select('id')
      .where('sender', '=', newcomer.id)
      .execute();
    expect(waiting).toEqual([]);
  });

  it('hides in the likes as well, but for those in a conversation', async () => {
    const [person, fan, friend] = [await server.member(), await server.member(), await server.member()];
    await write(friend, person.id);
    for (const other of [fan, friend]) {
      await other.call('like', { body: { member: person.id } });
      await person.call('like', { body: { member: other.id } });
    }
    await set(person, true);
    for (const kind of ['liked_by', 'profiles', 'matches'] as const) {
      expect(await listed(fan, kind), kind).toEqual([]);
      expect(await listed(friend, kind), kind).toEqual([person.id]);
    }
    expect((await fan.call('likes')).body.total_new).toBe(0);
    expect((await friend.call('likes')).body.total_new).toBe(1);
    await set(person, false);
    expect(await listed(fan, 'matches')).toEqual([person.id]);
    expect((await fan.call('likes')).body.total_new).toBe(1);
  });

  it('ends the right to fetch the locked photos', async () => {
    const [person, fan] = [await server.member(), await server.member()];
    await server.pay(fan);
    await addPhotoRow(server, person.id);
    const { body } = await fan.call('profile', { query: { id: person.id } });
    const [photo] = body.profile.photos as { access: string; picture: { filename: string } }[];
    expect(photo?.access).toBe('open');
    const fetched = () =>
      server.app.inject({
        url: photo?.picture.filename ?? '',
        headers: { host: 'localhost', cookie: fan.cookies() },
      });
    const before = (await fetched()).json();
    await set(person, true);
    expect((await fetched()).json().error.code).toBe('member_not_found');
    await set(person, false);
    expect((await fetched()).json()).toEqual(before);
  });
});
