import { type PostgresCluster, postgresFolder, startPostgres } from '@vesper/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describe.skipIf(!postgresFolder() || !process.env.TEST_DATABASE_URL)(
  'a database that goes away and comes back',
  () => {
    let cluster: PostgresCluster;
    let server: TestServer;

    beforeAll(async () => {
      cluster = await startPostgres();
      server = await startTestServer({ DATABASE_URL: cluster.url });
    }, 60_000);
    afterAll(async () => {
      await server.end();
      await cluster.remove();
    });

    it('answers 503 without its inside while it is away, and loses nothing', async () => {
      const sender = await server.member();
      const receiver = await server.member();
      const message = { query: { member: receiver.id } };
      const send = (text: string, key: string) =>
        sender.call('chatSend', { body: { member: receiver.id, kind: 'text', text }, key });
      expect((await send('before', 'before-the-fall')).status).toBe(200);

      await cluster.stop();
      const away = await send('during', 'while-it-is-away');
      expect(away.status).toBe(503);
      expect(away.body).toEqual({ error: { code: 'service_unavailable' } });
      expect(away.headers['retry-after']).toBe('2');

      await cluster.start();
      // The same key once more, again and again as the browser does by itself, until the database has recovered.
      await vi.waitFor(async () => expect((await send('during', 'while-it-is-away')).status).toBe(200), {
        interval: 200,
        timeout: 20_000,
      });
      const chat = await sender.call('chat', message);
      expect(chat.body.messages.map((row: { text: string }) => row.text)).toEqual(['before', 'during']);
    }, 60_000);
  },
);
