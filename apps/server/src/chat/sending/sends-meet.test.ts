import { randomUUID } from 'node:crypto';
import { grantTransfer } from '@vesper/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../../credits/books-repository.ts';
import { postTransfer } from '../../credits/posting-repository.ts';
import { lockBalance } from '../../credits/repository.ts';
import { lockMember } from '../../member/repository.ts';
import { statements } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Site } from '../../site/site-directory.ts';
import { whileHeld } from '../../testing/held-row.ts';
import { addSecondSite, memberOfSecondSite } from '../../testing/second-site.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let site: Site;
beforeAll(async () => {
  server = await startTestServer();
  site = (await server.services.sites.findByHost('localhost', true)) as Site;
});
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

const send = (from: Person, to: Person, text = 'Good evening', clientId: string = randomUUID()) =>
  server.services.sends.send(site, {
    sender: from.id,
    receiver: to.id,
    clientId,
    kind: 'text',
    text,
    answerTo: null,
    free: false,
    isKeyFree: false,
  });
/** How often a statement is asked while something is done. */
const counting = async (wanted: string, act: (count: () => number) => Promise<unknown>): Promise<number> => {
  let count = 0;
  const note = (text: unknown): void => void (count += text === wanted ? 1 : 0);
  statements.subscribe(note);
  try {
    await act(() => count);
  } finally {
    statements.unsubscribe(note);
  }
  return count;
};
const lotsOf = async (person: Person): Promise<number[]> => {
  const rows = await server.services.db
    .selectFrom('ledger_lots as l')
    .innerJoin('ledger_accounts as a', 'a.id', 'l.account_id')
    .select('remaining')
    .where('member_id', '=', person.id)
    .where('granted', '=', false)
    .orderBy('l.id')
    .execute();
  return rows.map(({ remaining }) => Number(remaining));
};

it('a message goes to nobody of another brand, who is not there', async () => {
  await addSecondSite(server);
  const [anna, stranger] = [await server.member(), await memberOfSecondSite(server)];
  expect(await send(anna, stranger)).toMatchObject({ act: 'refuse', code: 'member_not_found' });
});

it('messages are paid with what was bought first', async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  await server.pay(anna, 5);
  await server.pay(anna, 5);
  const given = (await anna.call('user')).body.user.credits - 10;
  await Promise.all(Array.from({ length: given + 3 }, () => send(anna, bert)));
  expect(await lotsOf(anna)).toEqual([2, 5]);
});

it('one transaction takes two hundred messages, and the next one what is left', async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  await server.pay(anna, 300);
  const sends = () => Promise.all(Array.from({ length: 250 }, () => send(anna, bert)));
  // The first goes at once, then 200, then 49.
  expect(await counting('begin', sends)).toBe(3);
});

it('a key that comes twice at once is no mistake that takes a transaction back', async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  const key = randomUUID();
  const sends = () => Promise.all([send(bert, anna), send(anna, bert, 'A', key), send(anna, bert, 'A', key)]);
  expect(await counting('rollback', sends)).toBe(0);
});

it('each message counts as unread for who has not read it', async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  await send(anna, bert);
  await Promise.all([send(anna, bert), send(anna, bert)]);
  expect((await bert.call('chats')).body.total_unread).toBe(3);
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  it('of what one sender has waiting for a row, one holds a connection', async () => {
    const [anna, bert, carl] = [await server.member(), await server.member(), await server.member()];
    await server.pay(anna, 20);
    let begun = 0;
    await counting('begin', (count) =>
      whileHeld(
        server,
        (trx) => lockMember(trx, anna.id),
        async () => {
          const held = Promise.all(Array.from({ length: 6 }, () => send(anna, bert)));
          await send(carl, bert);
          const before = count();
          await Promise.all([held, send(carl, bert).then(() => (begun = count() - before))]);
        },
        async () => {
          while (begun === 0) await server.services.db.selectFrom('sites').select('id').execute();
        },
      ),
    );
    // The second of Carl's messages, and at most the first of Anna's.
    expect(begun).toBeLessThanOrEqual(2);
  });

  it('credits that come while a message waits for the account are there to pay it', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const left = (await anna.call('user')).body.user.credits as number;
    for (let count = 0; count < left; count += 1) await send(anna, bert);
    const given = { id: newId(), memberId: anna.id, credits: 1, reference: `test:${anna.id}` };
    const { waited, result } = await whileHeld(
      server,
      async (trx) => {
        await lockBalance(trx, anna.id);
        await postTransfer(server.services, trx, site.id, grantTransfer(given));
      },
      () => send(anna, bert),
    );
    expect([waited, result.act]).toEqual([true, 'deliver']);
  });
});
