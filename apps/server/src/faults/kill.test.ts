import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { idempotencyHeader } from '@vesper/contract';
import { freePort } from '@vesper/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../credits/books-repository.ts';
import { testMembers, testPassword } from '../demo/people/test-members.ts';
import { readConfig } from '../platform/config.ts';
import { startServer } from '../start-server.ts';
import { payByHand } from '../testing/orders/pay-by-hand.ts';
import { templateVariable } from '../testing/seeded-template.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const sends = 200;
const senders = 10;

interface Send {
  readonly key: string;
  readonly cookie: string;
  readonly receiver: string;
  readonly text: string;
}

let database: TestDatabase | undefined;
let child: ChildProcess | undefined;

afterEach(async () => {
  child?.kill('SIGKILL');
  await database?.remove();
});

const environment = (port: number, extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  VESPER_MODE: 'test',
  LOG_LEVEL: 'error',
  PORT: String(port),
  DATA_DIR: database?.dataFolder ?? '',
  DATABASE_URL: database?.databaseUrl ?? '',
  ...extra,
});

/** Gives credits to those who send. */
const prepare = async (): Promise<string[]> => {
  const server = await startServer(readConfig(environment(0)), { pages: false, jobs: false });
  const rows = await server.services.db
    .selectFrom('members')
    .select(['id', 'email'])
    .where('fictional', '=', false)
    .orderBy('email')
    .execute();
  for (const { id } of rows.slice(0, senders)) await payByHand(server.services, id, 400);
  await server.close();
  return rows.map((row) => row.id);
};

const startChild = async (port: number, dieAfter?: number): Promise<void> => {
  const file = path.join(import.meta.dirname, 'dying-server.ts');
  const started = spawn(process.execPath, [file], {
    env: { ...process.env, ...environment(port, dieAfter ? { DIE_AFTER: String(dieAfter) } : {}) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const ended = new Promise((resolve) => started.once('exit', resolve));
  await Promise.race([
    new Promise((resolve) => started.stdout.once('data', resolve)),
    ended.then(() => Promise.reject(new Error('the server ended before it was ready'))),
  ]);
};

const login = async (port: number, email: string): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'web' },
    body: JSON.stringify({ email, password: testPassword }),
  });
  expect(answer.status).toBe(200);
  return (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
};

/** As many as a browser tries again by itself (spec §9). */
const retries = 5;

/**
 * Sends one message as a browser does; true when the server has acknowledged it. A server with more to do than it has
 * connections to the database may say "not now" (503): that promises nothing, and the same key goes out again when the
 * answer says. False when the connection was lost, which leaves the sender in doubt.
 */
const send = async (port: number, { key, cookie, receiver, text }: Send): Promise<boolean> => {
  for (let retry = 0; ; retry += 1) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/chat.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client': 'web', cookie, [idempotencyHeader]: key },
        body: JSON.stringify({ member: receiver, kind: 'text', text }),
      });
      const body = await answer.text();
      if (answer.ok) return true;
      // Any other refusal would be a mistake of the test.
      if (answer.status !== 503 || retry === retries) throw new Error(`${answer.status} ${body}`);
      await setTimeout(Number(answer.headers.get('retry-after')) * 1000);
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  }
};

const stored = async () => {
  const server = await startServer(readConfig(environment(0)), { pages: false, jobs: false });
  const messages = await server.services.db.selectFrom('messages').selectAll().orderBy('seq').execute();
  const books = await checkBooks(server.services.db);
  const charged = await server.services.db
    .selectFrom('ledger_transfers')
    .select('reference')
    .where('kind', '=', 'spend')
    .execute();
  await server.close();
  return { messages, books, charged: charged.map((row) => row.reference) };
};

const planSends = async (port: number, ids: readonly string[]): Promise<Send[]> => {
  const emails = testMembers().map((member) => member.email);
  const cookies = await Promise.all(emails.slice(0, senders).map((email) => login(port, email)));
  return Array.from({ length: sends }, (_, index) => ({
    key: randomUUID(),
    cookie: cookies[index % senders] ?? '',
    receiver: ids[senders + (index % (ids.length - senders))] ?? '',
    text: `message ${index}`,
  }));
};

/** `npm run test:long` kills again and again. */
const rounds = process.env.VESPER_TEST_LENGTH === 'long' ? 10 : 1;
const moments = [
  { name: 'in the middle of it', dieAfter: undefined },
  { name: 'between commit and acknowledgement', dieAfter: 61 },
];

describe.each(
  moments.flatMap((moment) =>
    Array.from({ length: rounds }, (_, round) => ({ ...moment, round: round + 1 })),
  ),
)('kill -9 during 200 concurrent sends, $name, round $round', ({ dieAfter }) => {
  it('keeps every acknowledged message exactly once and the ledger at zero', async () => {
    database = await makeTestDatabase(process.env[templateVariable]);
    const ids = await prepare();
    const port = await freePort();
    await startChild(port, dieAfter);
    const plan = await planSends(port, ids);
    let acknowledged = 0;
    const first = await Promise.all(
      plan.map(async (one) => {
        const known = await send(port, one);
        acknowledged += known ? 1 : 0;
        if (known && dieAfter === undefined && acknowledged === 60) child?.kill('SIGKILL');
        return known;
      }),
    );
    expect(acknowledged).toBeGreaterThan(0);
    expect(acknowledged).toBeLessThan(sends);

    const afterCrash = await stored();
    const crashed = new Set(afterCrash.messages.map((message) => message.client_id));
    const lost = plan.filter((one, index) => first[index] && !crashed.has(one.key));
    expect(lost).toEqual([]);
    expect(afterCrash.books).toEqual(soundBooks);
    // The point of dying there: something is stored that its sender does not know of.
    if (dieAfter !== undefined) expect(crashed.size).toBeGreaterThan(acknowledged);

    // Everybody sends again, in doubt or not, with the same keys.
    const again = await freePort();
    await startChild(again);
    expect(await Promise.all(plan.map((one) => send(again, one)))).toEqual(plan.map(() => true));
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGTERM');
    await gone;

    const end = await stored();
    expect(end.messages).toHaveLength(sends);
    expect(new Set(end.messages.map((message) => message.client_id)).size).toBe(sends);
    expect(new Set(end.charged).size).toBe(sends);
    expect(end.books).toEqual(soundBooks);
    for (const conversation of new Set(end.messages.map((message) => message.conversation_id))) {
      const seqs = end.messages
        .filter((message) => message.conversation_id === conversation)
        .map(({ seq }) => seq);
      expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    }
  }, 120_000);
});
