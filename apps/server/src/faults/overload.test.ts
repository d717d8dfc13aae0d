import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../credits/books-repository.ts';
import { poolSize } from '../platform/database/drivers/postgres-pool.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Takes every connection that the server has to the database; the function it answers gives them back. */
const holdConnections = async ({ services: { db } }: TestServer): Promise<() => Promise<void>> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const taken = Array.from({ length: poolSize }, () => Promise.withResolvers<void>());
  const held = taken.map(({ resolve }) =>
    db.connection().execute(async () => {
      resolve();
      await released;
    }),
  );
  await Promise.all(taken.map(({ promise }) => promise));
  return async () => {
    release();
    await Promise.all(held);
  };
};

describe.skipIf(!process.env.TEST_DATABASE_URL)('a server that has more to do than connections', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.end());

  it('says "not now", has done nothing then, and does it once when the same key comes again', async () => {
    const { db } = server.services;
    const [sender, receiver] = [await server.member(), await server.member()];
    await server.pay(sender, 100);
    const send = () =>
      sender.call('chatSend', {
        body: { member: receiver.id, kind: 'text', text: 'Hello' },
        key: 'sent-while-busy',
      });
    const charged = async () => {
      const rows = await db.selectFrom('ledger_transfers').select('id').where('kind', '=', 'spend').execute();
      return rows.length;
    };

    const release = await holdConnections(server);
    const refused = await send();
    await release();
    expect([refused.status, refused.body]).toEqual([503, { error: { code: 'service_unavailable' } }]);
    // The browser tries again then (libs/api-client/src/retry-rule.ts).
    expect(refused.headers['retry-after']).toBe('2');
    expect([await charged(), (await receiver.call('chats')).body.chats]).toEqual([0, []]);

    expect([(await send()).status, (await send()).status, await charged()]).toEqual([200, 200, 1]);
    expect((await receiver.call('chats')).body.chats).toMatchObject([{ num_unread_messages: 1 }]);
    expect(await checkBooks(db)).toEqual(soundBooks);
  });
});
