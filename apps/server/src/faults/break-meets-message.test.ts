import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postLetter } from '../chat/sending/post-letters.ts';
import { tellDelivered } from '../chat/live/tell.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { whileHeld } from '../testing/held-row.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { toldTo } from '../testing/talk/told-to.ts';

let server: TestServer;
let site: Site;
beforeAll(async () => {
  server = await startTestServer();
  site = (await server.services.sites.findByHost('localhost', true)) as Site;
});
afterAll(() => server.end());

const pause = (person: Person, paused: boolean) => person.call('notificationsUpdate', { body: { paused } });
const send = (from: Person, to: Person, text: string) =>
  from.call('chatSend', { body: { member: to.id, kind: 'text', text } });
const texts = async (from: Person, to: Person): Promise<string[]> => {
  const { body } = await from.call('chat', { query: { member: to.id } });
  return (body.messages as { text: string }[]).map(({ text }) => text);
};
const unread = async (person: Person) => {
  const { body } = await person.call('chats');
  return [
    body.total_unread,
    ...(body.chats as { num_unread_messages: number }[]).map((chat) => chat.num_unread_messages),
  ];
};

/** Writes a message and leaves it untold, as a request does between its commit and its notices. */
const write = async (trx: Trx, from: Person, to: Person, text: string) => {
  const posted = await postLetter(server.services, trx, site, {
    sender: from.id,
    receiver: to.id,
    clientId: randomUUID(),
    kind: 'text',
    text,
    free: false,
    answerTo: null,
    isKeyFree: false,
  });
  if (posted.act !== 'deliver' || !posted.delivered) throw new Error(`not delivered: ${posted.act}`);
  return posted.delivered;
};

/** A member in a conversation with Anna, who has written "first" to them. */
const acquainted = async (): Promise<[Person, Person, string]> => {
  const [person, anna] = [await server.member(), await server.member()];
  await server.pay(anna, 100);
  const { body } = await send(anna, person, 'first');
  return [person, anna, body.conversation.id as string];
};

describe('a message at the moment at which its receiver returns', () => {
  it('is told when its sender comes to that after the return', async () => {
    const [person, anna] = await acquainted();
    await pause(person, true);
    const told = await toldTo(server, person, async () => {
      const delivered = await inTransaction(server.services.db, (trx) => write(trx, anna, person, 'now'));
      await pause(person, false);
      await tellDelivered(server.services, [delivered]);
    });
    expect(told).toMatchObject([{ type: 'resync' }, { type: 'message', total_unread: 2 }]);
    expect([await texts(person, anna), await unread(person)]).toEqual([
      ['first', 'now'],
      [2, 2],
    ]);
  });

  it('is read with all others when its sender came to that before the return', async () => {
    const [person, anna] = await acquainted();
    await pause(person, true);
    const told = await toldTo(server, person, async () => {
      const delivered = await inTransaction(server.services.db, (trx) => write(trx, anna, person, 'now'));
      await tellDelivered(server.services, [delivered]);
      await pause(person, false);
    });
    expect(told).toMatchObject([{ type: 'resync' }]);
    expect([await texts(person, anna), await unread(person)]).toEqual([
      ['first', 'now'],
      [2, 2],
    ]);
  });

  it('is there once, however many are written while the member comes and goes', async () => {
    const [person, anna] = await acquainted();
    const bert = await server.member();
    await server.pay(bert, 100);
    await send(bert, person, 'first');
    const rounds = 12;
    const writing = async (from: Person) => {
      for (let round = 0; round < rounds; round += 1) await send(from, person, `${round}`);
    };
    const coming = async () => {
      for (let round = 0; round < rounds; round += 1) await pause(person, round % 2 === 0);
    };
    await Promise.all([writing(anna), writing(bert), coming()]);
    await pause(person, false);
    const written = Array.from({ length: rounds }, (_, round) => `${round}`);
    expect(await texts(person, anna)).toEqual(['first', ...written]);
    expect(await texts(person, bert)).toEqual(['first', ...written]);
    expect(await unread(person)).toEqual([2 * rounds + 2, rounds + 1, rounds + 1]);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('a message that is just written, on PostgreSQL', () => {
  // The return is told in the order of the events: it ends when the message before it is stored.
  it('is there when its receiver has returned', async () => {
    const [person, anna] = await acquainted();
    await pause(person, true);
    const { waited, result } = await whileHeld(
      server,
      (trx) => write(trx, anna, person, 'now'),
      () => pause(person, false),
    );
    expect([waited, result.status]).toEqual([true, 200]);
    expect([await texts(person, anna), await unread(person)]).toEqual([
      ['first', 'now'],
      [2, 2],
    ]);
  });

  it('is there when its receiver goes on a break while it is stored: the break begins behind it', async () => {
    const [person, anna] = await acquainted();
    const { waited, result } = await whileHeld(
      server,
      (trx) => write(trx, anna, person, 'now'),
      () => pause(person, true),
    );
    expect([waited, result.status]).toEqual([true, 200]);
    expect([await texts(person, anna), await unread(person)]).toEqual([
      ['first', 'now'],
      [2, 2],
    ]);
    await send(anna, person, 'waits');
    expect([await texts(person, anna), await unread(person)]).toEqual([
      ['first', 'now'],
      [2, 2],
    ]);
    await pause(person, false);
    expect([await texts(person, anna), await unread(person)]).toEqual([
      ['first', 'now', 'waits'],
      [3, 3],
    ]);
  });

  it('is told once when the return comes while it waits for its conversation', async () => {
    const [person, anna, conversation] = await acquainted();
    await pause(person, true);
    const hold = (trx: Trx) =>
      trx.selectFrom('conversations').select('id').where('id', '=', conversation).forUpdate().execute();
    const told = await toldTo(server, person, () =>
      whileHeld(
        server,
        hold,
        () => send(anna, person, 'now'),
        () => pause(person, false),
      ),
    );
    expect(told).toMatchObject([{ type: 'resync' }, { type: 'message', total_unread: 2 }]);
    expect(await texts(person, anna)).toEqual(['first', 'now']);
  });
});
