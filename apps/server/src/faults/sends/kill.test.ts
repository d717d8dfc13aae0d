import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { soundBooks } from '../../credits/books-repository.ts';
import { testMembers } from '../../demo/people/test-members.ts';
import { templateVariable } from '../../testing/seeded-template.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { RunningProgram } from '../running-server.ts';
import { loginAt, type Send, sendAt, startDying } from './dying-program.ts';
import { giveCredits, numbersByConversation, readSent } from './sent-world.ts';

const sends = 200;
const senders = 10;

let database: TestDatabase | undefined;
let program: RunningProgram | undefined;

afterEach(async () => {
  program?.child.kill('SIGKILL');
  await database?.remove();
});

const planSends = async (port: number, ids: readonly string[]): Promise<Send[]> => {
  const emails = testMembers().map((member) => member.email);
  const cookies = await Promise.all(emails.slice(0, senders).map((email) => loginAt(port, email)));
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
    const ids = await giveCredits(database, senders, 400);
    const dying = await startDying(database, dieAfter);
    program = dying;
    const plan = await planSends(dying.port, ids);
    let acknowledged = 0;
    const first = await Promise.all(
      plan.map(async (one) => {
        const known = await sendAt(dying.port, one);
        acknowledged += known ? 1 : 0;
        if (known && dieAfter === undefined && acknowledged === 60) dying.child.kill('SIGKILL');
        return known;
      }),
    );
    expect(acknowledged).toBeGreaterThan(0);
    expect(acknowledged).toBeLessThan(sends);

    const afterCrash = await readSent(database);
    const crashed = new Set(afterCrash.messages.map((message) => message.client_id));
    const lost = plan.filter((one, index) => first[index] && !crashed.has(one.key));
    expect(lost).toEqual([]);
    expect(afterCrash.books).toEqual(soundBooks);
    // The point of dying there: something is stored that its sender does not know of.
    if (dieAfter !== undefined) expect(crashed.size).toBeGreaterThan(acknowledged);

    // Everybody sends again, in doubt or not, with the same keys.
    const next = await startDying(database);
    program = next;
    expect(await Promise.all(plan.map((one) => sendAt(next.port, one)))).toEqual(plan.map(() => true));
    next.child.kill('SIGTERM');
    await next.ended;

    const end = await readSent(database);
    expect(end.messages).toHaveLength(sends);
    expect(new Set(end.messages.map((message) => message.client_id)).size).toBe(sends);
    expect(new Set(end.charged).size).toBe(sends);
    expect(end.books).toEqual(soundBooks);
    for (const seqs of numbersByConversation(end.messages))
      expect(seqs).toEqual(seqs.map((_, index) => index + 1));
  }, 120_000);
});
