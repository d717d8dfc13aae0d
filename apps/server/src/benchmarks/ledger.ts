/**
 * What does the ledger cost? On a PostgreSQL of its own, with its writes awaited as in production: spends one at a time beside
 * pgbench's transfer between two accounts, a bare batch of transfer rows, a balance with its lots after few and after many
 * postings, and the reckoning of all books. All on one core, unless CORES=all. Nothing passes or fails. SPENDS, POSTINGS and ROUNDS may be set.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { postgresFolder } from '@vesper/testing';
import { median, note, stayOnOneCore } from '@vesper/tools/benchmarks';
import { sql } from 'kysely';
import { checkBooks } from '../credits/books-repository.ts';
import { readLots } from '../credits/lots-repository.ts';
import { lockBalance, openAccount } from '../credits/repository.ts';
import { writeSpends } from '../credits/spend.ts';
import { lockAccounts, settleStandings } from '../credits/standing-repository.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrateUp } from '../platform/database/migrations.ts';
import { commitTogether, together } from '../platform/database/together.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { newId } from '../platform/ids.ts';
import { openPostgres, tidy } from './calls/world.ts';
import { addPostings } from './ledger/world-repository.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const spends = Number(process.env.SPENDS ?? 400);
const postings = Number(process.env.POSTINGS ?? 200_000);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const programs = postgresFolder();
if (!programs) throw new Error('PostgreSQL is not installed');
const isOnOneCore = stayOnOneCore();
const postgres = await openPostgres();
const open = await openDatabase({ databaseUrl: postgres.url, dataFolder: '' });
await migrateUp(open);
const { db } = open;
const services = { clock: systemClock };
const site = newId();
await sql`insert into sites (id, domain, settings) values (${site}, 'bench.test', '{}')`.execute(db);

const openMember = async (): Promise<string> => {
  const member = newId();
  await inTransaction(db, (trx) => openAccount(trx, site, member));
  return member;
};
const seconds = async (act: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await act();
  return (performance.now() - began) / 1000;
};
const bench = (...args: string[]): string =>
  execFileSync(
    path.join(programs, 'pgbench'),
    ['-h', '127.0.0.1', '-p', String(postgres.port), '-U', 'vesper', ...args, 'postgres'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );

/** What a debit and a credit between two accounts are at the least: pgbench has them as its own tables. */
const transferScript = path.join(import.meta.dirname, 'ledger/two-accounts.sql');
bench('-i', '-q');
const [few, many] = [await openMember(), await openMember()];
await inTransaction(db, (trx) => addPostings(trx, site, few, 10 + rounds * spends * 2));
/** Spends as a send makes them: two trips to the database. */
const spend = (members: readonly string[]): Promise<unknown> =>
  inTransaction(db, async (trx) => {
    const [accounts] = await together(trx, [lockAccounts(members, 'waited for')]);
    const standings = await settleStandings(trx, accounts);
    const spends = members.map((member) => ({ member, credits: 1, reference: newId() }));
    const lots = new Map([...standings].map(([id, standing]) => [id, standing.lots]));
    await commitTogether(trx, [writeSpends(services, site, spends, lots)]);
  });

await tidy(postgres.url);
const found = { ours: [] as number[], theirs: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  const took = await seconds(async () => {
    for (let count = 0; count < spends; count += 1) await spend([few]);
  });
  found.ours.push(spends / took);
  const said = bench('-n', '-c', '1', '-t', String(spends), '-f', transferScript);
  found.theirs.push(Number(/tps = ([\d.]+)/.exec(said)?.[1]));
}
const ratio = median(found.ours.map((rate, round) => rate / (found.theirs[round] ?? rate)));
say(
  `${isOnOneCore ? 'on one core ' : 'on all cores'}                                 a second   yardstick   ratio`,
);
const row = (what: string, rate: number, yardstick: number, of: number, least?: number): void => {
  note({
    what: `ledger: ${what.split(',', 1)[0] ?? what}`,
    measured: of,
    least,
    yardstick: what.split(', ', 2)[1],
  });
  say(
    `${what.padEnd(42)}${rate.toFixed(0).padStart(11)}${yardstick.toFixed(0).padStart(12)}${of.toFixed(2).padStart(8)}`,
  );
};
row('spends one at a time, two accounts = 1', median(found.ours), median(found.theirs), ratio, 0.8);

/** So many spends of as many members in one transaction, and as many bare rows of the table of transfers. */
const atOnce = 500;
const batches = 20;
const spenders: string[] = [];
for (let count = 0; count < atOnce; count += 1) {
  const member = await openMember();
  await inTransaction(db, (trx) => addPostings(trx, site, member, rounds * batches * 2 + 10));
  spenders.push(member);
}
await sql`create table bare_transfers (like ledger_transfers including all)`.execute(db);
await tidy(postgres.url);
const bareBatch = (): Promise<unknown> =>
  inTransaction(db, (trx) =>
    sql`insert into bare_transfers select id, 'spend', id::text, now()
      from unnest(${spenders.map(() => newId())}::uuid[]) as t (id)`.execute(trx),
  );
const batched = { ours: [] as number[], theirs: [] as number[] };
for (let round = 0; round < rounds; round += 1)
  for (const [rates, act] of [
    [batched.ours, () => spend(spenders)],
    [batched.theirs, bareBatch],
  ] as const)
    rates.push(
      (atOnce * batches) /
        (await seconds(async () => {
          for (let count = 0; count < batches; count += 1) await act();
        })),
    );
row(
  `${atOnce} spends together, rows of transfers = 1`,
  median(batched.ours),
  median(batched.theirs),
  median(batched.ours.map((rate, round) => rate / (batched.theirs[round] ?? rate))),
  0.4,
);

const standing = (member: string) =>
  inTransaction(db, async (trx: Trx) => [await lockBalance(trx, member), await readLots(trx, member)]);
const readings = 300;
const readTimes = async (member: string): Promise<number> => {
  await standing(member);
  return (
    readings /
    (await seconds(async () => {
      for (let count = 0; count < readings; count += 1) await standing(member);
    }))
  );
};
await inTransaction(db, (trx) => addPostings(trx, site, many, postings));
await tidy(postgres.url);
const [afterFew, afterMany] = [await readTimes(few), await readTimes(many)];
row(`balance with lots after ${postings} postings`, afterMany, afterFew, afterMany / afterFew);
const reckoned = await seconds(() => checkBooks(db));
const all = await sql<{ count: number }>`select count(*)::int as count from ledger_postings`.execute(db);
row(
  'postings reckoned anew, goal 200,000 = 1',
  (all.rows[0]?.count ?? 0) / reckoned,
  200_000,
  (all.rows[0]?.count ?? 0) / reckoned / 200_000,
  1,
);

await db.destroy();
await postgres.remove();
