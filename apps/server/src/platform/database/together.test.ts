import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { statements } from './database.ts';
import { ask, commitTogether, question, together } from './together.ts';
import { afterCommit, inTransaction } from './transaction.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const write = (name: string) =>
  question(
    sql`insert into installation_secrets (name, value) values (${name}, 'x')`,
    () => `${name} is written`,
  );
const count = (name: string) =>
  question(
    sql<{ count: number }>`select count(*)::int as count from installation_secrets where name = ${name}`,
    ([row]) => row?.count,
  );
const impossible = question(sql`select 1 / 0`, () => undefined);
const transaction = question(
  sql<{ id: string }>`select pg_current_xact_id()::text as id`,
  ([row]) => row?.id,
);
const isWritten = async (name: string) => (await ask(server.services.db, count(name))) === 1;

describe('questions of one transaction that are asked together', () => {
  it('are answered in their order, and all are in it from the first on', async () => {
    const name = randomUUID();
    const acted = inTransaction(server.services.db, async (trx) => {
      const answers = await together(trx, [transaction, write(name), count(name), transaction]);
      expect(answers).toEqual([answers[0], `${name} is written`, 1, answers[0]]);
      expect(await ask(trx, transaction)).toBe(answers[0]);
      throw new Error('taken back');
    });
    await expect(acted).rejects.toThrow('taken back');
    expect(await isWritten(name)).toBe(false);
  });

  it('fail with what the first of them fails with, and write nothing', async () => {
    const name = randomUUID();
    const acted = inTransaction(server.services.db, (trx) =>
      together(trx, [transaction, write(name), impossible, count(name)]),
    );
    await expect(acted).rejects.toThrow('division by zero');
    expect(await isWritten(name)).toBe(false);
  });

  it('are committed with the last of them, before what is asked afterwards is answered', async () => {
    const [name, texts] = [randomUUID(), [] as string[]];
    const listen = (text: unknown) => void texts.push(String(text));
    const then = vi.fn();
    statements.subscribe(listen);
    const { answers, afterwards } = await inTransaction(server.services.db, async (trx) => {
      afterCommit(trx, then);
      return commitTogether(trx, [write(name), count(name)], count(name));
    });
    statements.unsubscribe(listen);
    expect([answers, await afterwards]).toEqual([[`${name} is written`, 1], 1]);
    expect(texts.map((text) => text.split(' ')[0])).toEqual([
      'begin',
      'insert',
      'select',
      'commit',
      'select',
    ]);
    expect(then).toHaveBeenCalledOnce();
    expect(await isWritten(name)).toBe(true);
  });

  it('write nothing where one of the last fails, and do not follow', async () => {
    const [name, then] = [randomUUID(), vi.fn()];
    const acted = inTransaction(server.services.db, async (trx) => {
      afterCommit(trx, then);
      await together(trx, [transaction, write(name)]);
      return commitTogether(trx, [impossible, count(name)], count(name));
    });
    await expect(acted).rejects.toThrow('division by zero');
    expect([await isWritten(name), then.mock.calls]).toEqual([false, []]);
  });

  it('write nothing where the transaction had failed before', async () => {
    const name = randomUUID();
    const acted = inTransaction(server.services.db, async (trx) => {
      await together(trx, [transaction, write(name), impossible]).catch(() => undefined);
      return commitTogether(trx, [], count(name));
    });
    await expect(acted).rejects.toThrow('failed before its commit');
    expect(await isWritten(name)).toBe(false);
  });

  it('are committed also where what is asked afterwards fails', async () => {
    const name = randomUUID();
    const { afterwards } = await inTransaction(server.services.db, (trx) =>
      commitTogether(trx, [write(name)], impossible),
    );
    await expect(afterwards).rejects.toThrow('division by zero');
    expect(await isWritten(name)).toBe(true);
  });
});
