import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../credits/books-repository.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { writeCursor } from '../platform/http/cursor.ts';
import { waitingMails } from '../testing/account-mails.ts';
import { subscribe } from '../testing/subscribe.ts';
import { activationToken, type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { keepWaitingMessage } from './waiting/keep-waiting.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

const send = (from: Person, to: Person, text: string, key: string = randomUUID()) =>
  from.call('chatSend', { body: { member: to.id, kind: 'text', text }, key });
const read = (from: Person, to: Person, more: object = {}) =>
  from.call('chat', { query: { member: to.id, ...more } });
const texts = (answer: { body: { messages: { text: string }[] } }) =>
  answer.body.messages.map((row) => row.text);

describe('sending', () => {
  it('stores, charges and counts a message as one act', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { status, body } = await send(anna, bert, '  Hello Bert  ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ credits: 2, message: { seq: 1, text: 'Hello Bert', state: 'delivered' } });
    const chats = await bert.call('chats');
    expect(chats.body).toMatchObject({
      total_unread: 1,
      chats: [{ num_unread_messages: 1, profile: { id: anna.id } }],
    });
    await bert.call('chatRead', { body: { conversation: body.conversation.id, seq: 1 } });
    expect((await bert.call('chats')).body.total_unread).toBe(0);
    expect((await read(anna, bert)).body.conversation.read_by_other_seq).toBe(1);
  });

  it('stores the same key once, also when two requests carry it at once', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(anna, bert, 'Only once', key)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.message.id)).size).toBe(1);
    expect(texts(await read(bert, anna))).toEqual(['Only once']);
    expect((await anna.call('user')).body.user.credits).toBe(2);
    const other = await send(anna, bert, 'Something else', key);
    expect({ status: other.status, code: other.body.error.code }).toEqual({
      status: 409,
      code: 'idempotency_key_reused',
    });
  });

  it('needs a key', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    expect((await send(anna, bert, 'x', '')).body.error.code).toBe('idempotency_key_required');
  });

  it('knows a key again for whomever it was used, and charges it once', async () => {
    const [anna, bert, carl] = [await server.member(), await server.member(), await server.member()];
    const key = randomUUID();
    await send(anna, bert, 'hello', key);
    const other = await send(anna, carl, 'hello', key);
    expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_key_reused']);
    expect((await anna.call('user')).body.user.credits).toBe(2);
    expect((await carl.call('chats')).body.chats).toEqual([]);
  });

  it('tells the receiver once more when it is asked for again: the first time may have been lost', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const told: string[] = [];
    const { live } = server.services;
    const publish = live.publish.bind(live);
    live.publish = (to, event) => {
      if (event.type === 'message') told.push(...to);
      publish(to, event);
    };
    const key = randomUUID();
    await send(anna, bert, 'hello', key);
    told.length = 0;
    await send(anna, bert, 'hello', key);
    live.publish = publish;
    expect(told).toContain(bert.id);
  });

  it('tells of a read mark that has moved, and of no other', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const conversation = (await send(anna, bert, 'hello')).body.conversation.id as string;
    const { live } = server.services;
    const publish = live.publish.bind(live);
    const told: number[] = [];
    live.publish = (_to, event) => {
      if (event.type === 'read') told.push(event.seq);
    };
    for (const seq of [1, 1, 0, 5]) {
      const { status } = await bert.call('chatRead', { body: { conversation, seq } });
      expect(status).toBe(200);
    }
    live.publish = publish;
    expect(told).toEqual([1]);
  });

  it('answers what is stored even when nobody can be told of it', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { live } = server.services;
    const publish = live.publish.bind(live);
    const told: string[] = [];
    live.publish = (_to, event) => {
      told.push(event.type);
      if (event.type === 'message') throw new Error('no way to the others');
    };
    const { status, body } = await send(anna, bert, 'hello');
    live.publish = publish;
    expect([status, body.message.seq]).toEqual([200, 1]);
    expect(told).toContain('resync');
  });

  it('lets two members write first to each other at once, again and again', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [anna, bert] = [await server.member(), await server.member()];
      const both = await Promise.all([send(anna, bert, 'first'), send(bert, anna, 'first')]);
      expect(both.map((answer) => [answer.status, answer.body.conversation?.id])).toEqual(
        both.map(() => [200, both[0]?.body.conversation.id]),
      );
    }
  });

  it('numbers the messages of both without gaps when they write at once', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await server.pay(anna);
    await server.pay(bert);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? send(anna, bert, `a${index}`) : send(bert, anna, `b${index}`),
      ),
    );
    const { body } = await read(anna, bert);
    expect(body.messages.map((row: { seq: number }) => row.seq)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it.each([
    ['', 'message_empty'],
    [' \n\t ', 'message_empty'],
    ['\u200B\uFE0F\u034F', 'message_empty'],
    ['x'.repeat(1001), 'message_too_long'],
    [`e${'\u0301'.repeat(10)}`.repeat(990), 'message_too_long'],
  ])('refuses a text that is empty or too long', async (text, code) => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { status, body } = await send(anna, bert, text);
    expect({ status, code: body.error.code }).toEqual({ status: 422, code });
  });

  it('counts letters as a reader does: a family emoji is one', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    expect((await send(anna, bert, '👨‍👩‍👧‍👦'.repeat(1000))).status).toBe(200);
  });
});

describe('what was read', () => {
  it('ends at what is written: nobody has read what comes next', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { body } = await send(anna, bert, 'one');
    const conversation = body.conversation.id as string;
    await bert.call('chatRead', { body: { conversation, seq: 99 } });
    expect((await read(anna, bert)).body.conversation.read_by_other_seq).toBe(1);
    await send(anna, bert, 'two');
    expect((await bert.call('chats')).body.total_unread).toBe(1);
    expect((await read(anna, bert)).body.conversation.read_by_other_seq).toBe(1);
  });

  it('never goes back', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { body } = await send(anna, bert, 'one');
    await send(anna, bert, 'two');
    const conversation = body.conversation.id as string;
    for (const seq of [2, 1]) await bert.call('chatRead', { body: { conversation, seq } });
    expect((await read(anna, bert)).body.conversation.read_by_other_seq).toBe(2);
    expect((await bert.call('chats')).body.total_unread).toBe(0);
  });
});

describe('what waits for the confirmation of its sender', () => {
  const rows = async (person: Person) => {
    const { chats, waiting } = (await person.call('chats')).body;
    return { chats, waiting };
  };

  it('stands in the list of the sender as waiting, once for each receiver, the newest first', async () => {
    const [bert, carl] = [await server.member(), await server.member()];
    const anna = await server.newcomer();
    await send(anna, bert, 'to Bert');
    await send(anna, carl, 'to Carl');
    await send(anna, bert, 'once more');
    expect(await rows(anna)).toMatchObject({
      chats: [],
      waiting: [
        { profile: { id: bert.id }, message: { text: 'once more', state: 'waiting', sender: anna.id } },
        { profile: { id: carl.id }, message: { text: 'to Carl' } },
      ],
    });
    expect(await rows(bert)).toEqual({ chats: [], waiting: [] });
    expect(texts(await read(anna, bert))).toEqual(['to Bert', 'once more']);
  });

  it('is the newest of its conversation, for its sender alone, where it stayed behind in one', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await send(bert, anna, 'delivered');
    const { services } = server;
    const behind = {
      sender: anna.id,
      receiver: bert.id,
      clientId: randomUUID(),
      text: 'behind',
      kind: 'text' as const,
      free: false,
      answerTo: null,
    };
    await inTransaction(services.db, (trx) => keepWaitingMessage(services, trx, behind));
    const last = (text: string, state: string) => [{ conversation: { last_message: { text, state } } }];
    expect(await rows(anna)).toMatchObject({ chats: last('behind', 'waiting'), waiting: [] });
    expect(await rows(bert)).toMatchObject({ chats: last('delivered', 'delivered'), waiting: [] });
  });

  it('stands on the first page of the list alone', async () => {
    const bert = await server.member();
    const anna = await server.newcomer();
    await send(anna, bert, 'waiting');
    const position = { lastMessageAt: new Date(server.clock.now()).toISOString(), id: bert.id };
    const cursor = writeCursor(server.services, position);
    expect((await anna.call('chats', { query: { cursor } })).body).toMatchObject({ chats: [], waiting: [] });
    expect((await rows(anna)).waiting).toHaveLength(1);
  });

  it('shows no sign of life of who is invisible', async () => {
    const bert = await server.member();
    await bert.call('notificationsUpdate', { body: { invisible: true } });
    const anna = await server.newcomer();
    await send(anna, bert, 'Are you there?');
    expect((await rows(anna)).waiting).toMatchObject([{ profile: { id: bert.id, online: false } }]);
  });

  it('stands in no second place where there is a conversation, and goes with the confirmation', async () => {
    const bert = await server.member();
    const anna = await server.newcomer();
    await send(anna, bert, 'waiting');
    await server.visitor().call('activate', { body: { token: await activationToken(server, anna.id) } });
    expect(await rows(anna)).toMatchObject({
      chats: [{ conversation: { last_message: { text: 'waiting', state: 'delivered' } } }],
      waiting: [],
    });
  });
});

describe('the limits of a free member', () => {
  it('starts two conversations and no third; answering takes none; removing frees none', async () => {
    const [anna, one, two, three, writer] = await Promise.all([1, 2, 3, 4, 5].map(() => server.member()));
    if (!anna || !one || !two || !three || !writer) throw new Error('too few members');
    const first = await send(anna, one, 'one');
    expect(first.status).toBe(200);
    expect((await send(anna, two, 'two')).status).toBe(200);
    await anna.call('chatRemove', { body: { conversation: first.body.conversation.id } });
    const refused = await send(anna, three, 'three');
    expect({ status: refused.status, code: refused.body.error.code }).toEqual({
      status: 402,
      code: 'free_conversation_limit',
    });
    await send(writer, anna, 'Hello Anna');
    expect((await send(anna, writer, 'Hello writer')).status).toBe(200);
    await server.pay(anna);
    expect((await send(anna, three, 'now')).status).toBe(200);
  });

  it('costs one of two who write first at once a place, and not both', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 6 }, () => Promise.all([server.member(), server.member()])),
    );
    await Promise.all(pairs.flatMap(([one, two]) => [send(one, two, 'hello'), send(two, one, 'hello')]));
    for (const pair of pairs) {
      const rows = await server.services.db
        .selectFrom('members')
        .select('started_conversations')
        .where(
          'id',
          'in',
          pair.map(({ id }) => id),
        )
        .execute();
      expect(rows.map((row) => row.started_conversations).sort()).toEqual([0, 1]);
    }
  });

  it('never lets two first messages at once pass the limit', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => server.member()));
    const [anna, ...others] = people;
    if (!anna) throw new Error('nobody');
    const answers = await Promise.all(others.map((other) => send(anna, other, 'hello')));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 402, 402]);
  });

  it('begins with what waits until the address is confirmed: two members are written to and no third', async () => {
    const [one, two, three] = [await server.member(), await server.member(), await server.member()];
    const anna = await server.newcomer();
    expect((await send(anna, one, 'one')).body.message.state).toBe('waiting');
    expect((await send(anna, two, 'two')).body.message.state).toBe('waiting');
    expect((await send(anna, three, 'three')).body.error.code).toBe('free_conversation_limit');
    // Another one for whom something waits already begins nothing.
    expect((await send(anna, one, 'once more')).body.message.state).toBe('waiting');
    expect((await send(anna, two, 'and more')).body.error.code).toBe('not_enough_credits');
  });

  it('is told when the credits are used up, and nothing is stored', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    for (const text of ['1', '2', '3']) expect((await send(anna, bert, text)).status).toBe(200);
    const refused = await send(anna, bert, '4');
    expect({ status: refused.status, code: refused.body.error.code }).toEqual({
      status: 402,
      code: 'not_enough_credits',
    });
    expect(texts(await read(bert, anna))).toEqual(['1', '2', '3']);
  });

  it('sees the newest 20 messages; the server withholds the rest', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await server.pay(bert);
    for (let number = 1; number <= 24; number += 1) await send(bert, anna, `message ${number}`);
    const seen = await read(anna, bert);
    expect(texts(seen)).toHaveLength(20);
    expect(texts(seen)[0]).toBe('message 5');
    expect(seen.body.history_hidden).toBe(true);
    expect(texts(await read(anna, bert, { before: 5 }))).toEqual([]);
    expect(texts(await read(anna, bert, { after: 0 }))[0]).toBe('message 5');
    expect(texts(await read(bert, anna))).toHaveLength(24);
  });
});

describe('ends of a conversation', () => {
  it('is removed for one side and returns with the next message', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { body } = await send(anna, bert, 'old');
    await anna.call('chatRemove', { body: { conversation: body.conversation.id } });
    expect((await anna.call('chats')).body.chats).toEqual([]);
    expect((await bert.call('chats')).body.chats).toHaveLength(1);
    await send(bert, anna, 'new');
    expect((await anna.call('chats')).body.chats).toMatchObject([{ num_unread_messages: 1 }]);
    expect(texts(await read(anna, bert))).toEqual(['new']);
    expect(texts(await read(bert, anna))).toEqual(['old', 'new']);
    await anna.call('chatRemove', { body: { conversation: body.conversation.id } });
    await send(anna, bert, 'mine');
    expect((await anna.call('chats')).body.chats).toHaveLength(1);
  });

  it('ends on both sides with a block, in one act', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await send(anna, bert, 'hello');
    await anna.call('like', { body: { member: bert.id } });
    await bert.call('block', { body: { member: anna.id } });
    expect((await anna.call('chats')).body.chats).toEqual([]);
    expect((await bert.call('chats')).body.chats).toEqual([]);
    expect((await bert.call('likes')).body.liked_by).toEqual([]);
    const refused = await send(anna, bert, 'again');
    expect(refused.status).toBe(403);
    expect(refused.body.error.code).toBe('blocked_by_member');
    const page = await anna.call('profile', { query: { id: bert.id } });
    expect(page.body.error).toMatchObject({
      code: 'blocked_by_member',
      params: { name: expect.any(String) },
    });
  });

  it('stays ended for whoever blocked: nothing is sent, liked or charged any more', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const key = randomUUID();
    await send(anna, bert, 'before the block', key);
    await anna.call('block', { body: { member: bert.id } });
    const again = await send(anna, bert, 'before the block', key);
    expect([again.status, again.body.error.code]).toEqual([403, 'blocked_by_you']);
    expect((await send(anna, bert, 'another')).body.error.code).toBe('blocked_by_you');
    expect((await anna.call('chat', { query: { member: bert.id } })).body.error.code).toBe('blocked_by_you');
    expect((await anna.call('like', { body: { member: bert.id } })).status).not.toBe(200);
    expect((await anna.call('user')).body.user.credits).toBe(2);
    expect((await bert.call('chats')).body.chats).toEqual([]);
  });

  it.each(['who wrote it', 'who was to get it'])(
    'takes what still waits with it when %s blocks',
    async (who) => {
      const [bert, carl] = [await server.member(), await server.member()];
      const anna = await server.newcomer();
      await send(anna, bert, 'waiting');
      await send(anna, carl, 'waiting too');
      if (who === 'who wrote it') await anna.call('block', { body: { member: bert.id } });
      else await bert.call('block', { body: { member: anna.id } });
      const rows = await server.services.db
        .selectFrom('waiting_messages')
        .select('receiver')
        .where('sender', '=', anna.id)
        .execute();
      expect(rows).toEqual([{ receiver: carl.id }]);
      await server.visitor().call('activate', { body: { token: await activationToken(server, anna.id) } });
      expect((await bert.call('chats')).body.chats).toEqual([]);
      expect((await anna.call('user')).body.user.credits).toBe(2);
    },
  );

  it('sends a message no second time under its key once it was taken away', async () => {
    const anna = await server.newcomer();
    const bert = await server.member();
    const key = randomUUID();
    await send(anna, bert, 'waiting', key);
    await bert.call('accountDelete', { body: { password: 'a long walk by the sea' } });
    const [mail] = await waitingMails(server, bert.email, 'account_deleted');
    const back = server.visitor();
    await back.call('reactivate', { body: { token: mail?.token } });
    const again = await send(anna, bert, 'waiting', key);
    expect([again.status, again.body.error.code]).toEqual([410, 'member_not_available']);
    await server.visitor().call('activate', { body: { token: await activationToken(server, anna.id) } });
    expect((await back.call('chats')).body.chats).toEqual([]);
    expect((await send(anna, bert, 'a new one')).status).toBe(200);
  });

  it('is nobody else’s to read, mark or remove', async () => {
    const [anna, bert, eve] = [await server.member(), await server.member(), await server.member()];
    const { body } = await send(anna, bert, 'private');
    const conversation = body.conversation.id as string;
    expect((await eve.call('chat', { query: { conversation } })).status).toBe(404);
    expect((await eve.call('chatRead', { body: { conversation, seq: 1 } })).status).toBe(404);
    expect((await eve.call('chatRemove', { body: { conversation } })).status).toBe(404);
  });
});

describe('an automatic answerer of the demo world', () => {
  it('answers once, in the language of the member, and says what it is', async () => {
    const automatic = await server.services.db
      .selectFrom('members')
      .select('id')
      .where('automatic', '=', true)
      .executeTakeFirstOrThrow();
    const person = await server.member({ form: { language: 'en' } });
    await subscribe(person, 'who-is-answered');
    await person.call('chatSend', { body: { member: automatic.id, kind: 'text', text: 'Who are you?' } });
    server.clock.advanceSeconds(2);
    await server.work();
    await server.work();
    const { body } = await person.call('chat', { query: { member: automatic.id } });
    expect(body.profile).toMatchObject({ fictional: true, automatic: true });
    expect(body.messages).toHaveLength(2);
    expect(body.messages[1].text).toMatch(/automatic reply/);
    // The job is tried once more when the server goes away before it is ticked off.
    const job = { automatic: automatic.id, member: person.id, conversation: body.conversation.id, seq: 1 };
    await inTransaction(server.services.db, (trx) => server.services.outbox.add(trx, 'demo.answer', job));
    await server.work();
    expect(texts(await read(person, { ...person, id: automatic.id }))).toHaveLength(2);
    expect((await person.call('user')).body.user.credits).toBe(2);
    // As with every message, a notice follows for who is not reading.
    const notices = await server.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'push.message')
      .execute();
    expect(JSON.stringify(notices)).toContain(`"sender":"${automatic.id}"`);
  }, 20_000);
});
