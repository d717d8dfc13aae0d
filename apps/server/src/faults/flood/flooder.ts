/**
 * For tests only: a program that sends a thousand messages of one member at once and prints how often which status was
 * answered. A program of its own, so that what it costs is not counted as waiting of those who are watched.
 */
import { randomUUID } from 'node:crypto';
import { callRequest } from '../running-server.ts';

const { PORT, COOKIE = '', RECEIVER = '', COUNT = '1100' } = process.env;
const statuses: Record<string, number> = {};
await Promise.all(
  Array.from({ length: Number(COUNT) }, async (_, index) => {
    const [url, init] = callRequest(Number(PORT), 'chatSend', COOKIE, {
      key: randomUUID(),
      body: { member: RECEIVER, kind: 'text', text: `message ${index}` },
    });
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  }),
);
process.stdout.write(JSON.stringify(statuses));
