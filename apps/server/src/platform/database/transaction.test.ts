import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { newId } from '../ids.ts';
import { afterCommit, inTransaction, type Trx } from './transaction.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const write = (trx: Trx, name: string) =>
  trx.insertInto('installation_secrets').values({ name, value: 'x' }).execute();
const isWritten = async (name: string) =>
  (await server.services.db
    .selectFrom('installation_secrets')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined;
/** What the database says when two acts meet. */
const met = Object.assign(new Error('met'), { code: '40001' });

describe('what is done after a commit', () => {
  it('comes in its order once everybody can read what was written, and not before', async () => {
    const name = randomUUID();
    const done: string[] = [];
    let seen: Promise<boolean> | undefined;
    const answer = await inTransaction(server.services.db, async (trx) => {
      afterCommit(trx, () => {
        done.push('first');
        seen = isWritten(name);
      });
      afterCommit(trx, () => void done.push('second'));
      await write(trx, name);
      expect(done).toEqual([]);
      return 'answer';
    });
    expect([answer, done, await seen]).toEqual(['answer', ['first', 'second'], true]);
  });

  it('says why an act failed, also where the connection has gone and it can not be taken back', async () => {
    const gone = {
      transaction: () => ({
        execute: async (run: (trx: unknown) => Promise<unknown>) => {
          await run({}).catch(() => undefined);
          throw new Error('write EPIPE');
        },
      }),
    } as unknown as typeof server.services.db;
    const failing = inTransaction(gone, async () => {
      throw new Error('terminating connection due to idle-in-transaction timeout');
    });
    await expect(failing).rejects.toThrow('idle-in-transaction');
    await expect(inTransaction(gone, async () => 'done')).rejects.toThrow('EPIPE');
  });

  it('never comes when the act is taken back', async () => {
    const name = randomUUID();
    const then = vi.fn();
    const failing = inTransaction(server.services.db, async (trx) => {
      afterCommit(trx, then);
      await write(trx, name);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(then).not.toHaveBeenCalled();
    expect(await isWritten(name)).toBe(false);
  });

  it('never comes when the commit itself is refused', async () => {
    const then = vi.fn();
    const refused = inTransaction(server.services.db, async (trx) => {
      afterCommit(trx, then);
      const { id: account_id } = await trx
        .selectFrom('ledger_accounts')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      const transfer_id = newId();
      await trx
        .insertInto('ledger_transfers')
        .values({ id: transfer_id, kind: 'grant', reference: transfer_id, created_at: new Date() })
        .execute();
      // Nothing stands against it, which the database looks at when all is written.
      await trx.insertInto('ledger_postings').values({ transfer_id, account_id, amount: 1 }).execute();
    });
    await expect(refused).rejects.toThrow('does not sum to zero');
    expect(then).not.toHaveBeenCalled();
  });

  it('is that of the try that was committed only', async () => {
    const done: number[] = [];
    let tries = 0;
    await inTransaction(server.services.db, async (trx) => {
      tries += 1;
      const own = tries;
      afterCommit(trx, () => void done.push(own));
      await write(trx, randomUUID());
      if (own < 3) throw met;
    });
    expect([tries, done]).toEqual([3, [3]]);
  });

  it('is for acts of this kind only', async () => {
    const stray = server.services.db.transaction().execute(async (trx) => afterCommit(trx, () => undefined));
    await expect(stray).rejects.toThrow('afterCommit');
  });
});

describe('an act that meets another one', () => {
  it('is tried five times, and nothing else is tried again', async () => {
    const meets = vi.fn(() => Promise.reject(met));
    await expect(inTransaction(server.services.db, meets)).rejects.toBe(met);
    expect(meets).toHaveBeenCalledTimes(5);
    const fails = vi.fn(() => Promise.reject(new Error('no')));
    await expect(inTransaction(server.services.db, fails)).rejects.toThrow('no');
    expect(fails).toHaveBeenCalledTimes(1);
  });
});
