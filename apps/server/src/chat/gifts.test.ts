import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../credits/books-repository.ts';
import { setRules } from '../testing/site-rules.ts';
import { activationToken, type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

const give = (from: Person, to: Person, gift: string, key: string = randomUUID()) =>
  from.call('chatSend', { body: { member: to.id, kind: 'gift', gift }, key });
const messagesOf = async (reader: Person, other: Person) =>
  (await reader.call('chat', { query: { member: other.id } })).body.messages;
const credits = async (person: Person): Promise<number> => (await person.call('user')).body.user.credits;

describe('a gift', () => {
  it('arrives as one, and costs what the site asks for it', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { status, body } = await give(anna, bert, 'wine');
    expect({ status, credits: body.credits }).toEqual({ status: 200, credits: 0 });
    expect(body.message).toMatchObject({ kind: 'gift', gift: 'wine', seq: 1 });
    expect(body.message).not.toHaveProperty('text');
    expect(await messagesOf(bert, anna)).toMatchObject([{ kind: 'gift', gift: 'wine', sender: anna.id }]);
    const [entry] = (await bert.call('chats')).body.chats;
    expect(entry.conversation.last_message).toMatchObject({ kind: 'gift', gift: 'wine' });
  });

  it('is stored once for its key, and another gift under it is refused', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => give(anna, bert, 'rose', key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const other of [
      await give(anna, bert, 'coffee', key),
      await anna.call('chatSend', { body: { member: bert.id, kind: 'text', text: 'rose' }, key }),
    ])
      expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_key_reused']);
    expect(await messagesOf(bert, anna)).toHaveLength(1);
    expect(await credits(anna)).toBe(2);
  });

  it('has to be one that the site offers', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    for (const gift of ['unheard_of', 'constructor'])
      expect((await give(anna, bert, gift)).body.error.code).toBe('gift_not_available');
    await setRules(server, { giftCredits: { rose: 2 } });
    expect((await give(anna, bert, 'coffee')).body.error.code).toBe('gift_not_available');
    expect((await give(anna, bert, 'rose')).body.credits).toBe(1);
    await setRules(server, {});
  });

  it('that the site has stopped offering meanwhile does not go out, at no price', async () => {
    const bert = await server.member();
    const anna = await server.newcomer();
    await give(anna, bert, 'coffee');
    await setRules(server, { giftCredits: { rose: 40 } });
    await server.visitor().call('activate', { body: { token: await activationToken(server, anna.id) } });
    expect(await messagesOf(bert, anna)).toEqual([]);
    expect(await credits(anna)).toBe(3);
    await setRules(server, {});
  });

  it('waits for the confirmation of its sender, and is charged its price then', async () => {
    const bert = await server.member();
    const anna = await server.newcomer();
    expect((await give(anna, bert, 'cake')).body.message).toMatchObject({ gift: 'cake', state: 'waiting' });
    expect((await anna.call('chats')).body.waiting).toMatchObject([{ message: { gift: 'cake' } }]);
    // Two of the three credits that confirming grants are spoken for.
    expect((await give(anna, bert, 'cake')).body.error.code).toBe('not_enough_credits');
    await server.visitor().call('activate', { body: { token: await activationToken(server, anna.id) } });
    expect(await messagesOf(bert, anna)).toMatchObject([{ kind: 'gift', gift: 'cake' }]);
    expect(await credits(anna)).toBe(1);
  });
});

it('is forgotten when its sender discards it, as words are', async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  const key = randomUUID();
  await give(anna, bert, 'bouquet', key);
  await anna.call('chatDiscard', { body: { key } });
  expect((await anna.call('credits')).body.unpaid).toBeNull();
  expect((await give(anna, bert, 'rose', key)).status).toBe(200);
});
