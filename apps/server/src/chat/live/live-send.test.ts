import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../../credits/books-repository.ts';
import { updateMember } from '../../member/repository.ts';
import { listenLive, openLive } from '../../testing/live-person.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let origin = '';
beforeAll(async () => {
  server = await startTestServer();
  origin = await listenLive(server);
});
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

/** Somebody's live connection, over which messages are sent. */
const connect = async (person: Person) => {
  const live = await openLive(origin, person);
  const send = (key: string, to: string, text: string, more: object = {}) =>
    live.say({ type: 'send', key, member: to, kind: 'text', text, ...more });
  return { ...live, send, answerTo: (key: string) => live.until((frame) => frame.key === key) };
};
const pair = async (): Promise<[Person, Person]> => {
  const [anna, bert] = [await server.member(), await server.member()];
  await server.pay(anna, 100);
  return [anna, bert];
};
const stored = async (from: Person, to: Person): Promise<string[]> => {
  const { body } = await from.call('chat', { query: { member: to.id } });
  return (body.messages as { text: string }[]).map(({ text }) => text);
};

describe('a message sent over the live connection', () => {
  it('may be a gift; a kind that there is not ends the connection', async () => {
    const [anna, bert] = await pair();
    const [here, there] = [await connect(anna), await connect(bert)];
    here.send('key-gift', bert.id, '', { kind: 'gift', gift: 'rose' });
    expect(await here.answerTo('key-gift')).toMatchObject({
      answer: { message: { kind: 'gift', gift: 'rose' } },
    });
    expect(await there.until(({ type }) => type === 'message')).toMatchObject({
      message: { kind: 'gift', gift: 'rose', seq: 1 },
    });
    here.send('key-none', bert.id, 'x', { kind: 'parcel' });
    const [code] = (await once(here.socket, 'close')) as [number];
    expect(code).toBe(1008);
  });

  it('is stored, charged, answered as by the call, and told to the other', async () => {
    const [anna, bert] = await pair();
    const before = (await anna.call('user')).body.user.credits as number;
    const [here, there] = [await connect(anna), await connect(bert)];
    here.send('key-0001', bert.id, 'Good evening');
    const { answer } = (await here.answerTo('key-0001')) as unknown as {
      answer: { credits: number; message: object };
    };
    expect(answer).toMatchObject({
      credits: before - 1,
      message: { seq: 1, text: 'Good evening', client_id: 'key-0001' },
    });
    expect(await there.until(({ type }) => type === 'message')).toMatchObject({
      total_unread: 1,
      message: { text: 'Good evening', client_id: null },
    });
    const again = await anna.call('chatSend', {
      body: { member: bert.id, kind: 'text', text: 'Good evening' },
      key: 'key-0001',
    });
    expect(again.body).toMatchObject({ message: answer.message });
    expect(await stored(anna, bert)).toEqual(['Good evening']);
  });

  it('is refused with the reason of the call', async () => {
    const [anna, bert] = await pair();
    const here = await connect(anna);
    await bert.call('block', { body: { member: anna.id } });
    here.send('key-0001', bert.id, 'blocked');
    here.send('key-0002', bert.id, '   ');
    here.send('key-0003', anna.id, 'to myself');
    const refusals = await Promise.all(['key-0001', 'key-0002', 'key-0003'].map(here.answerTo));
    expect(refusals.map(({ type, error }) => [type, error])).toEqual([
      ['refused', { code: 'blocked_by_member', params: { name: expect.any(String) as string } }],
      ['refused', { code: 'message_empty' }],
      ['refused', { code: 'own_profile' }],
    ]);
  });

  it('is not taken from somebody whose account has ended meanwhile', async () => {
    const [anna, bert] = await pair();
    const here = await connect(anna);
    await updateMember(server.services.db, anna.id, { status: 'disabled' });
    here.send('key-0001', bert.id, 'from nobody');
    expect(await here.answerTo('key-0001')).toMatchObject({
      type: 'refused',
      error: { code: 'member_not_available' },
    });
  });

  it('of whom many come at once is answered each, those above the limit with a refusal', async () => {
    const [anna, bert] = await pair();
    const here = await connect(anna);
    const keys = Array.from({ length: 60 }, (_, index) => `many-${index}-of-them`);
    for (const key of keys) here.send(key, bert.id, key);
    const answers = await Promise.all(keys.map(here.answerTo));
    const sent = answers.filter(({ type }) => type === 'sent');
    const codes = new Set(
      answers.filter(({ type }) => type === 'refused').map(({ error }) => (error as { code: string }).code),
    );
    expect(sent.length).toBeGreaterThanOrEqual(28);
    expect([...codes]).toEqual(['too_many_requests']);
    const { body } = await anna.call('chat', { query: { member: bert.id } });
    expect(body.conversation.last_seq).toBe(sent.length);
  });

  it('may be as long as a message may be, and ends the connection when it is no command', async () => {
    const [anna, bert] = await pair();
    const here = await connect(anna);
    here.send('key-0001', bert.id, '\u{1F469}'.repeat(9000));
    expect(await here.answerTo('key-0001')).toMatchObject({
      type: 'refused',
      error: { code: 'message_too_long' },
    });
    const closed = once(here.socket, 'close');
    here.send('key-0002', bert.id, 'x', { kind: 'poem' });
    expect((await closed)[0]).toBe(1008);
  });

  it('of whom hundreds come in a moment ends the connection, and no other', async () => {
    const [anna, bert] = await pair();
    const [here, elsewhere] = [await connect(anna), await connect(anna)];
    const closed = once(here.socket, 'close');
    for (let count = 0; count < 601; count += 1) here.socket.send('{"type":"ping"}');
    expect((await closed)[0]).toBe(1008);
    for (let count = 0; count < 600; count += 1) elsewhere.socket.send('{"type":"ping"}');
    // Answered in the order of what was sent: by then the server has counted them.
    const counted = once(elsewhere.socket, 'pong');
    elsewhere.socket.ping();
    await counted;
    server.clock.advanceSeconds(11);
    elsewhere.send('key-0001', bert.id, 'still here');
    expect(await elsewhere.answerTo('key-0001')).toMatchObject({ type: 'sent' });
  });

  it('is marked as read over it as well', async () => {
    const [anna, bert] = await pair();
    const [here, there] = [await connect(anna), await connect(bert)];
    here.send('key-0001', bert.id, 'Good evening');
    const { conversation } = (await there.until(({ type }) => type === 'message')) as unknown as {
      conversation: string;
    };
    there.socket.send(JSON.stringify({ type: 'read', conversation, seq: 1 }));
    expect(await here.until(({ type }) => type === 'read')).toMatchObject({
      type: 'read',
      conversation,
      member: bert.id,
      seq: 1,
    });
    expect((await bert.call('chats')).body.total_unread).toBe(0);
  });
});
