import { randomUUID } from 'node:crypto';
// eslint-disable-next-line no-restricted-syntax -- it is killed at any moment, and not at one that something tells of
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { soundBooks } from '../../credits/books-repository.ts';
import { testMembers } from '../../demo/people/test-members.ts';
import { templateVariable } from '../../testing/seeded-template.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { RunningProgram } from '../running-server.ts';
import { loginAt, type Send, sendAt, startDying } from './dying-program.ts';
import { giveCredits, numbersByConversation, readSent } from './sent-world.ts';

const isLong = process.env.VESPER_TEST_LENGTH === 'long';
/** Of the long run; `VESPER_KILLS` says another number, for a machine that is busy. */
const kills = isLong ? Number(process.env.VESPER_KILLS ?? 200) : 3;
const senders = 10;
/** Sends of one life of the server, at most: half of the lives end between a commit and its acknowledgement. */
const longestLife = 40;
/** The long run says how far it is. */
const toldEvery = 20;

let database: TestDatabase | undefined;
let program: RunningProgram | undefined;

afterEach(async () => {
  program?.child.kill('SIGKILL');
  await database?.remove();
});

const upTo = (most: number): number => 1 + Math.floor(Math.random() * most);

/** One member's browser: sends one message after the other, and the same one again until it is acknowledged. */
class Sender {
  readonly acknowledged: Send[] = [];
  #doubtful: Send | null = null;
  readonly #cookie: string;
  readonly #receivers: readonly string[];
  /** @param receivers to whom it writes, in turn */
  constructor(cookie: string, receivers: readonly string[]) {
    this.#cookie = cookie;
    this.#receivers = receivers;
  }

  get isInDoubt(): boolean {
    return this.#doubtful !== null;
  }

  #next(): Send {
    const number = this.acknowledged.length;
    const receiver = this.#receivers[number % this.#receivers.length] ?? '';
    return { key: randomUUID(), cookie: this.#cookie, receiver, text: `message ${number}` };
  }

  /** Sends until the server is gone; with `isLast` only what is in doubt. */
  async send(port: number, { isLast = false } = {}): Promise<void> {
    while (!isLast || this.#doubtful) {
      const one = (this.#doubtful ??= this.#next());
      if (!(await sendAt(port, one))) return;
      this.acknowledged.push(one);
      this.#doubtful = null;
    }
  }
}

const cut =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** Cuts all connections of the server to the database, after a while. */
const cutConnections = async (databaseUrl: string, afterMs: number): Promise<void> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await setTimeout(afterMs);
  await client.query(cut);
  await client.end();
};

/** One life of the server, whose connections are cut in every third: it dies between a commit and its acknowledgement, or at any moment. */
const oneLife = async (world: TestDatabase, number: number, all: readonly Sender[]): Promise<void> => {
  const life = await startDying(world, number % 2 === 0 ? upTo(longestLife) : undefined);
  program = life;
  const sending = Promise.all(all.map((sender) => sender.send(life.port)));
  if (world.databaseUrl !== undefined && number % 3 === 0) await cutConnections(world.databaseUrl, upTo(100));
  if (number % 2 === 1) {
    await setTimeout(upTo(1000));
    life.child.kill('SIGKILL');
  }
  await sending;
  await life.ended;
};

it(
  `keeps every message once, in its order and charged once, whose server is killed ${kills} times`,
  async () => {
    const world = await makeTestDatabase(process.env[templateVariable]);
    database = world;
    const ids = await giveCredits(world, senders, kills * longestLife);
    const first = await startDying(world);
    program = first;
    const emails = testMembers().map((member) => member.email);
    const all = await Promise.all(
      emails.slice(0, senders).map(async (email, index) => {
        const receivers = [0, 1, 2].map(
          (turn) => ids[senders + ((index + turn) % (ids.length - senders))] ?? '',
        );
        return new Sender(await loginAt(first.port, email), receivers);
      }),
    );
    first.child.kill('SIGKILL');
    await first.ended;

    let inDoubt = 0;
    for (let number = 1; number <= kills; number += 1) {
      await oneLife(world, number, all);
      inDoubt += all.filter((sender) => sender.isInDoubt).length;
      if (isLong && number % toldEvery === 0)
        process.stdout.write(
          `${number} kills: ${all.reduce((sum, one) => sum + one.acknowledged.length, 0)} acknowledged, ${inDoubt} in doubt\n`,
        );
    }
    expect(inDoubt).toBeGreaterThan(0);

    const last = await startDying(world);
    program = last;
    await Promise.all(all.map((sender) => sender.send(last.port, { isLast: true })));
    last.child.kill('SIGTERM');
    await last.ended;

    const { messages, books, charged } = await readSent(world);
    expect(books).toEqual(soundBooks);
    const sent = all.flatMap((sender) => sender.acknowledged);
    expect(messages.map((message) => message.client_id).sort()).toEqual(sent.map(({ key }) => key).sort());
    expect(charged).toHaveLength(sent.length);
    expect(new Set(charged).size).toBe(sent.length);
    for (const seqs of numbersByConversation(messages))
      expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    // What one member wrote to another stands in the order in which it was written.
    for (const { acknowledged } of all)
      for (const written of Object.values(Object.groupBy(acknowledged, ({ receiver }) => receiver))) {
        const keys = new Set(written?.map(({ key }) => key));
        expect(
          messages
            .filter(({ client_id: key }) => key !== null && keys.has(key))
            .map(({ client_id: key }) => key),
        ).toEqual(written?.map(({ key }) => key));
      }
  },
  isLong ? 3_600_000 : 600_000,
);
