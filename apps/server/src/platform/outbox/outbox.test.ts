import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { Outbox } from './outbox.ts';
import { inTransaction } from '../database/transaction.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const payload = { member: 'a', sender: 'b', conversation: 'c' };
const rows = () =>
  server.services.db.selectFrom('outbox').selectAll().where('kind', '=', 'push.message').execute();

/** A job that lasts until it is told to end. */
const slowJob = () => {
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const job = () => {
    begun.resolve();
    return over.promise;
  };
  return { job, begun: begun.promise, end: over.resolve, fail: over.reject };
};

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

  it.each(['has done it after all', 'has failed at it'])(
    'gives a job to another worker after the lease and not before; the first one changes nothing when it %s',
    async (how) => {
      const { outbox, db } = server.services;
      const other = new Outbox(db, server.clock, server.services.log);
      const [first, second] = [slowJob(), slowJob()];
      outbox.handle('push.message', first.job);
      other.handle('push.message', second.job);
      await inTransaction(db, (trx) => outbox.add(trx, 'push.message', payload));
      const slow = outbox.runDue();
      await first.begun;
      expect(await other.runDue()).toBe(0);
      server.clock.advanceSeconds(60);
      expect(await other.runDue()).toBe(0);
      server.clock.advanceSeconds(1);
      const taken = other.runDue();
      await second.begun;
      if (how === 'has failed at it') first.fail(new Error('too late'));
      else first.end();
      await slow;
      const lease = new Date(server.clock.now() + 60_000);
      expect(await rows()).toMatchObject([{ attempts: 2, last_error: null, locked_until: lease }]);
      second.end();
      expect(await taken).toBe(1);
      expect(await rows()).toEqual([]);
    },
  );

  it('is woken once what it is to do is committed, and by nothing that was taken back or is for later', async () => {
    const { outbox, db } = server.services;
    const wake = vi.spyOn(outbox, 'wake');
    await inTransaction(db, async (trx) => {
      await outbox.add(trx, 'push.message', payload);
      expect(wake).not.toHaveBeenCalled();
    });
    expect(wake).toHaveBeenCalledTimes(1);
    const failing = inTransaction(db, async (trx) => {
      await outbox.add(trx, 'push.message', payload);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await inTransaction(db, (trx) => outbox.add(trx, 'push.message', payload, 60));
    expect(wake).toHaveBeenCalledTimes(1);
    wake.mockRestore();
    await db.deleteFrom('outbox').execute();
  });

  it('does what it is woken for, also when it is woken while it works', async () => {
    const { db, log } = server.services;
    const outbox = new Outbox(db, server.clock, log);
    const [first, second] = [slowJob(), slowJob()];
    const jobs = [first.job, second.job];
    outbox.handle('push.message', () => (jobs.shift() ?? (async () => undefined))());
    await inTransaction(db, (trx) => outbox.add(trx, 'push.message', payload));
    outbox.start();
    await first.begun;
    await inTransaction(db, (trx) => outbox.add(trx, 'push.message', payload));
    first.end();
    await second.begun;
    second.end();
    await vi.waitFor(async () => expect(await rows()).toEqual([]), { interval: 5, timeout: 10_000 });
    await outbox.stop();
  });

  it('goes on with other kinds while all jobs of one hang', async () => {
    const { db, log } = server.services;
    const outbox = new Outbox(db, server.clock, log);
    const hanging = Array.from({ length: 25 }, slowJob);
    let begun = 0;
    outbox.handle('push.message', () => {
      begun += 1;
      return hanging[begun - 1]?.job() ?? Promise.resolve();
    });
    const done = Promise.withResolvers<void>();
    outbox.handle('payment.ask', async () => done.resolve());
    await inTransaction(db, async (trx) => {
      for (let count = 0; count < 25; count += 1) await outbox.add(trx, 'push.message', payload);
    });
    outbox.start();
    await hanging[0]?.begun;
    await inTransaction(db, (trx) => outbox.add(trx, 'payment.ask', { order: 'o' }));
    await done.promise;
    expect(begun).toBeLessThanOrEqual(14);
    for (const { end } of hanging) end();
    await vi.waitFor(async () => expect(await rows()).toEqual([]), { interval: 5, timeout: 10_000 });
    expect(begun).toBe(25);
    await outbox.stop();
  });

  it('gives a job up that takes too long, and tries it again', async () => {
    const { db, log } = server.services;
    const outbox = new Outbox(db, server.clock, log, 30);
    outbox.handle('push.message', () => new Promise(() => {}));
    await inTransaction(db, (trx) => outbox.add(trx, 'push.message', payload));
    expect(await outbox.runDue()).toBe(1);
    expect(await rows()).toMatchObject([
      { attempts: 1, locked_until: null, last_error: 'Error: took longer than 30 ms' },
    ]);
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
