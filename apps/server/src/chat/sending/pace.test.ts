import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setRules } from '../../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { forgetRecentSends } from './recent-sends-repository.ts';

let server: TestServer;
let sender: Person;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());
beforeEach(async () => {
  sender = await server.member();
  await server.pay(sender, 300);
});

const letter = 'Hello dear, I am new here and would love to hear from you';
const send = async (to: Person, text: string, key: string = randomUUID()) => {
  const answer = await sender.call('chatSend', { body: { member: to.id, kind: 'text', text }, key });
  return answer.status === 200 ? 'ok' : { status: answer.status, code: answer.body.error.code };
};
const people = (count: number) => Promise.all(Array.from({ length: count }, () => server.member()));
const repeated = { status: 429, code: 'message_repeated' };

describe('the same words', () => {
  it('go to five members in an hour, and not to a sixth', async () => {
    const others = await people(6);
    const [first, ...rest] = others as [Person, ...Person[]];
    const sixth = rest.pop() as Person;
    for (const other of [first, ...rest]) expect(await send(other, letter)).toBe('ok');
    const key = randomUUID();
    expect(await send(sixth, `${letter.toUpperCase()} !!`, key)).toEqual(repeated);
    // To who has it already, and other words to the sixth.
    expect(await send(first, letter)).toBe('ok');
    expect(await send(sixth, 'Your picture made me think of the harbour at Whitby')).toBe('ok');
    server.clock.advanceSeconds(3601);
    // Nothing was lost or spent: under its key it goes out later.
    expect(await send(sixth, `${letter.toUpperCase()} !!`, key)).toBe('ok');
  });

  it('are counted when they come all at once', async () => {
    const others = await people(8);
    const answers = await Promise.all(others.map((other) => send(other, letter)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(5);
  });

  it('may be a greeting', async () => {
    for (const other of await people(7)) expect(await send(other, 'Good morning')).toBe('ok');
  });

  it('cost nothing where they are refused', async () => {
    const credits = async () => (await sender.call('user')).body.user.credits;
    const [last, ...others] = (await people(6)) as [Person, ...Person[]];
    for (const other of others) await send(other, letter);
    const before = await credits();
    expect(await send(last, letter)).toEqual(repeated);
    expect(await credits()).toBe(before);
  });
});

describe('so many', () => {
  it('messages go out in a minute', async () => {
    await setRules(server, { messagesPerMinute: 3 });
    const other = await server.member();
    for (const text of ['One', 'Two', 'Three']) expect(await send(other, text)).toBe('ok');
    expect(await send(other, 'Four')).toEqual({ status: 429, code: 'too_many_messages' });
    server.clock.advanceSeconds(61);
    expect(await send(other, 'Four')).toBe('ok');
    await setRules(server, {});
  });

  it('conversations begin in a day; those that are there go on', async () => {
    await setRules(server, { conversationsPerDay: 2 });
    const [one, two, three] = (await people(3)) as [Person, Person, Person];
    expect([await send(one, 'One'), await send(two, 'Two')]).toEqual(['ok', 'ok']);
    expect(await send(three, 'Three')).toEqual({ status: 429, code: 'too_many_conversations' });
    expect(await send(one, 'Again')).toBe('ok');
    server.clock.advanceSeconds(24 * 3600 + 1);
    expect(await send(three, 'Three')).toBe('ok');
    await setRules(server, {});
  });
});

it('is forgotten after a day', async () => {
  const count = async () =>
    (
      await server.services.db
        .selectFrom('recent_sends')
        .select('sender')
        .where('sender', '=', sender.id)
        .execute()
    ).length;
  await send(await server.member(), letter);
  await forgetRecentSends(server.services.db, new Date(server.clock.now() - 24 * 3600 * 1000));
  expect(await count()).toBe(1);
  server.clock.advanceSeconds(24 * 3600 + 1);
  await forgetRecentSends(server.services.db, new Date(server.clock.now() - 24 * 3600 * 1000));
  expect(await count()).toBe(0);
});
