import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { inTransaction } from './transaction.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const payload = { member: 'a', sender: 'b', conversation: 'c' };
const rows = () =>
  server.services.db.selectFrom('outbox').selectAll().where('kind', '=', 'push.message').execute();

describe('the outbox', () => {
  it('keeps nothing of a transaction that was taken back', async () => {
    const { outbox, db } = server.services;
    const failing = inTransaction(db, async (trx) => {
      await outbox.add(trx, 'push.message', payload);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await rows()).toEqual([]);
  });

  it('tries a job that fails again, later each time, and gives it to one worker at a time', async () => {
    const { outbox, db } = server.services;
    const tries: number[] = [];
    let fail = true;
    outbox.handle('push.message', async () => {
      tries.push(server.clock.now());
      if (fail) throw new Error('no network');
    });
    await inTransaction(db, (trx) => outbox.add(trx, 'push.message', payload));
    await Promise.all([outbox.runDue(), outbox.runDue(), outbox.runDue()]);
    expect(tries).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'Error: no network' }]);
    await outbox.runDue();
    expect(tries).toHaveLength(1);
    server.clock.advanceSeconds(3);
    fail = false;
    await outbox.runDue();
    expect(tries).toHaveLength(2);
    expect(await rows()).toEqual([]);
  });

  it('leaves a job alone that another worker took over after the lease', async () => {
    const { outbox, db } = server.services;
    let finish: () => void = () => undefined;
    let runs = 0;
    outbox.handle('push.message', () => {
      runs += 1;
      if (runs > 1) return new Promise(() => undefined);
      return new Promise<void>((_resolve, reject) => (finish = () => reject(new Error('too late'))));
    });
    await inTransaction(db, (trx) => outbox.add(trx, 'push.message', payload));
    const slow = outbox.runDue();
    await new Promise((resolve) => setTimeout(resolve, 50));
    server.clock.advanceSeconds(61);
    void outbox.runDue();
    while (runs < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    finish();
    await slow;
    expect(await rows()).toMatchObject([{ attempts: 2, last_error: null, locked_until: expect.any(Date) }]);
    await db.deleteFrom('outbox').execute();
  });

  it('takes a job over whose worker died, and keeps one that never succeeds for the operator to see', async () => {
    const { outbox, db } = server.services;
    outbox.handle('push.message', async () => {
      throw new Error('never');
    });
    await inTransaction(db, (trx) => outbox.add(trx, 'push.message', payload));
    await db
      .updateTable('outbox')
      .set({ locked_until: new Date(server.clock.now() + 60_000) })
      .execute();
    await outbox.runDue();
    expect((await rows())[0]?.attempts).toBe(0);
    for (let round = 0; round < 14; round += 1) {
      server.clock.advanceSeconds(3601);
      await outbox.runDue();
    }
    expect(await rows()).toMatchObject([
      { attempts: 12, failed_at: expect.any(Date), last_error: 'Error: never' },
    ]);
  });
});
