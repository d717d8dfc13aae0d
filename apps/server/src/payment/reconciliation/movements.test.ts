import { afterAll, beforeAll, expect, it } from 'vitest';
import { spendCredits } from '../../credits/spend.ts';
import { purgeDeleted } from '../../leaving/purge.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { findUnfoundedMovements, type UnfoundedMovement } from './movements-repository.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const found = async (since = new Date(0), references: readonly string[] = [], atATime?: number) => {
  const all: UnfoundedMovement[] = [];
  for await (const one of findUnfoundedMovements(server.services.db, { since, references }, atATime))
    all.push(one);
  return all;
};
const send = async (from: Person, to: Person) =>
  (await from.call('chatSend', { body: { member: to.id, kind: 'text', text: 'Good morning' } })).body as {
    conversation: { id: string };
    message: { id: string };
  };

it('what is given at the signup, paid for a message and lapses with the member has its reason, whatever goes since', async () => {
  const [anna, bert, clara] = [await server.member(), await server.member(), await server.member()];
  await send(anna, bert);
  await send(anna, clara);
  await send(bert, clara);
  const { db } = server.services;
  expect((await anna.call('block', { body: { member: bert.id } })).status).toBe(200);
  await db.deleteFrom('messages').where('sender', '=', bert.id).execute();
  expect(await found()).toEqual([]);
  // Whoever is purged leaves no keys of what they have sent; what was given to them and left has lapsed.
  await db
    .updateTable('members')
    .set({ status: 'deleted', deleted_at: new Date(server.clock.now() - 90 * 24 * 3600 * 1000) })
    .where('id', '=', anna.id)
    .execute();
  await purgeDeleted(server.services);
  const kept = db.selectFrom('sent_keys').select('client_id').where('sender', '=', anna.id);
  expect(await kept.execute()).toEqual([]);
  const lapsed = db.selectFrom('ledger_transfers').select('kind').where('reference', '=', `purge:${anna.id}`);
  expect(await lapsed.execute()).toEqual([{ kind: 'lapse' }]);
  expect(await found()).toEqual([]);
});

it('what differs from the price of its message, or is paid by somebody else than its sender, is found', async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  const { message } = await send(anna, bert);
  const { db } = server.services;
  const reference = `message:${message.id}`;
  await db.updateTable('messages').set({ cost: 3 }).where('id', '=', message.id).execute();
  expect(await found()).toEqual([{ reference, kind: 'spend', credits: 1, expected: 3 }]);
  await db.updateTable('messages').set({ cost: 1 }).where('id', '=', message.id).execute();
  await db.updateTable('sent_keys').set({ sender: bert.id }).where('message_id', '=', message.id).execute();
  expect(await found()).toEqual([{ reference, kind: 'spend', credits: 1, expected: 0 }]);
});

it('what is named by no message’s id is found, however it reads, and what lies before the time that is asked for by its reference', async () => {
  const anna = await server.member();
  const { db } = server.services;
  const reference = `message:${'a'.repeat(36)}`;
  const site = (await db.selectFrom('sites').select('id').executeTakeFirstOrThrow()).id;
  const spend = { site, member: anna.id, credits: 2, reference };
  await inTransaction(db, (trx) => spendCredits(server.services, trx, spend));
  const names = async (...asked: Parameters<typeof found>) =>
    (await found(...asked)).map((one) => one.reference);
  expect(await names()).toContain(reference);
  // However few are looked at in one statement, each is found once.
  const all = (await names()).toSorted();
  for (const atATime of [1, 2, 3]) expect((await names(new Date(0), [], atATime)).toSorted()).toEqual(all);
  server.clock.advanceSeconds(20 * 3600);
  const lately = new Date(server.clock.now() - 7 * 3600 * 1000);
  expect(await names(lately)).toEqual([]);
  expect(await names(lately, [reference])).toEqual([reference]);
  const before = new Date(server.clock.now() - 21 * 3600 * 1000);
  expect((await names(before, [reference])).filter((one) => one === reference)).toHaveLength(1);
});

it('nothing is said of messages of before their keys said their ids, and of none since', async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  const { message } = await send(anna, bert);
  const { db } = server.services;
  await db.updateTable('sent_keys').set({ message_id: null }).where('sender', '=', anna.id).execute();
  const said = async () => (await found()).some((one) => one.reference === `message:${message.id}`);
  // Migrations are of the real day, which the test's clock is before.
  expect(await said()).toBe(false);
  const applied = (ms: number) =>
    db
      .updateTable('schema_migrations')
      .set({ applied_at: new Date(ms) })
      .where('name', 'like', '0028-%')
      .execute();
  await applied(server.clock.now() - 25 * 3600 * 1000);
  expect(await said()).toBe(true);
  await applied(Date.now());
});

it('what was given to whoever has not confirmed their address is found', async () => {
  const anna = await server.member();
  const { db } = server.services;
  const before = await found();
  await db.updateTable('members').set({ confirmed_at: null }).where('id', '=', anna.id).execute();
  const reference = `signup:${anna.id}`;
  expect((await found()).filter((one) => !before.some((other) => other.reference === one.reference))).toEqual(
    [{ reference, kind: 'grant', credits: 3, expected: 0 }],
  );
});
