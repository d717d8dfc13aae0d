import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { creditsBack, grantTransfer } from '@vesper/domain';
import { freePort } from '@vesper/testing';
import pLimit from 'p-limit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkBooks, soundBooks } from '../../credits/books-repository.ts';
import { postTransfer } from '../../credits/posting-repository.ts';
import { testMembers, testPassword } from '../../demo/people/test-members.ts';
import { readConfig } from '../../platform/config.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services/services.ts';
import { startServer } from '../../start-server.ts';
import { templateVariable } from '../../testing/seeded-template.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { callRequest } from '../running-server.ts';
import {
  type JournalOrder,
  readJournal,
  type SandboxProgram,
  startSandboxProgram,
  trustCa,
} from './sandbox-program.ts';

const isLong = process.env.VESPER_TEST_LENGTH === 'long';
/** Of the long run; `VESPER_KILLS` says another number, for a machine that is busy. */
const longKills = Number(process.env.VESPER_KILLS ?? 200);
const actsAKill = 25;
const kills = isLong ? longKills : 1;
const acts = isLong ? Math.max(300, longKills * actsAKill) : 90;
/** As long as all of it may take: whoever waits for something meanwhile waits no longer. */
const longestMs = isLong ? 3_600_000 : 600_000;
/** How often the long run, which takes an hour, says how far it is. */
const toldEvery = 5;
const atOnce = 60;
/** One act in so many is an order, the others are messages for one credit. */
const orderEvery = 6;
/** So many send all messages and make one order of three, so that they come to the end of what they have. */
const spenders = 4;
const givenEach = 20;

/** What goes wrong at the provider, besides the server that dies. */
const faults = {
  seed: 221,
  withinMs: 1500,
  serverError: 0.05,
  dropAfterCommit: 0.05,
  neverAnswer: 0.004,
  delay: 0.1,
  lose: 0.1,
  duplicate: 0.2,
  reorder: 0.3,
  latePaid: 0.4,
  refund: 0.1,
  chargeBack: 0.3,
  reversal: 0.5,
  decline: 0.2,
};

let database: TestDatabase | undefined;
let sandbox: SandboxProgram | undefined;
let server: ChildProcess | undefined;

afterEach(async () => {
  server?.kill('SIGKILL');
  await sandbox?.stop();
  await database?.remove();
});

const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  VESPER_MODE: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: database?.dataFolder ?? '',
  DATABASE_URL: database?.databaseUrl ?? '',
  ...more,
});

/** A server of this process that asks nobody and does no jobs: to look at what is stored. */
const lookInto = async <T>(look: (services: Services) => Promise<T>): Promise<T> => {
  const running = await startServer(readConfig(environment({ PORT: '0' })), { pages: false, jobs: false });
  try {
    return await look(running.services);
  } finally {
    await running.close();
  }
};

const startKillable = async (port: number): Promise<void> => {
  const file = path.join(import.meta.dirname, '../dying-server.ts');
  const started = spawn(process.execPath, ['--import', trustCa, file], {
    env: { ...process.env, ...environment({ PORT: String(port), ...sandbox?.environment }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = started;
  await Promise.race([
    once(started.stdout, 'data'),
    once(started, 'exit').then(() => Promise.reject(new Error('the server ended before it was ready'))),
  ]);
};

const killServer = async (): Promise<void> => {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
};

/** A call as a browser makes it that tries again with the same key until it has an answer, for as long as it takes. */
const callUntilAnswered = async (
  port: number,
  name: 'orderCreate' | 'chatSend',
  cookie: string,
  body: object,
): Promise<{
  status: number;
  body: { order?: { checkout_url: string | null }; error?: { code: string } };
}> => {
  const key = randomUUID();
  return vi.waitFor(
    async () => {
      // Killed before the answer, or while it was on its way: then there is none.
      const answer = await fetch(...callRequest(port, name, cookie, { key, body }));
      const text = await answer.text();
      if (answer.status === 503 || answer.status === 429) throw new Error(`not now: ${answer.status}`);
      return { status: answer.status, body: JSON.parse(text) as object };
    },
    { interval: 100, timeout: longestMs },
  );
};

/** The payer at the provider's page, which stands while the shop is dead; some press nothing. */
const decide = async (checkoutUrl: string, index: number): Promise<void> => {
  const outcome = ['paid', 'paid', 'failed', 'paid', 'canceled', 'paid', 'expired', 'paid', undefined][
    index % 9
  ];
  if (outcome === undefined) return;
  await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
};

const emails = testMembers().map(({ email }) => email);

interface Member {
  readonly id: string;
  readonly cookie: string;
  /** What the provider keeps of theirs: every other order of theirs is charged to it, without a page. */
  readonly stored?: string;
}

const login = async (port: number, email: string): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'web' },
    body: JSON.stringify({ email, password: testPassword }),
  });
  expect(answer.status).toBe(200);
  return (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
};

const order = async (port: number, member: Member, index: number): Promise<void> => {
  const { status, body } = await callUntilAnswered(port, 'orderCreate', member.cookie, {
    bundle: 'b25',
    ...(member.stored !== undefined && index % 2 === 0
      ? { stored_method: member.stored }
      : // Every country has it.
        { method: 'creditcard' }),
    repeat: true,
  });
  if (status === 200 && body.order?.checkout_url) return decide(body.order.checkout_url, index);
  // A newer order had its place before its payment was made, or a charge has no answer yet.
  if (status !== 200) expect(['payment_failed', 'charge_under_way']).toContain(body.error?.code);
};

/** Pays once on the provider's page and has the card kept; it is told later, since answers are lost here. */
const withCard = async (port: number, member: Member): Promise<Member> => {
  const paid = await callUntilAnswered(port, 'orderCreate', member.cookie, {
    bundle: 'b25',
    method: 'creditcard',
    keep: true,
  });
  await decide(paid.body.order?.checkout_url ?? '', 0);
  return vi.waitFor(
    async () => {
      const answer = await fetch(...callRequest(port, 'credits', member.cookie, {}));
      const { stored } = (await answer.json()) as { stored?: { id: string }[] };
      if (!stored?.[0]) throw new Error('the card is not kept yet');
      return { ...member, stored: stored[0].id };
    },
    { interval: 200, timeout: longestMs },
  );
};

/** @returns the text when the message was accepted; it is refused while there are no credits */
const send = async (port: number, from: Member, to: Member, text: string): Promise<string | undefined> => {
  const { status, body } = await callUntilAnswered(port, 'chatSend', from.cookie, {
    member: to.id,
    kind: 'text',
    text,
  });
  if (status === 200) return text;
  expect(body.error?.code).toBe('not_enough_credits');
  return undefined;
};

const membersOf = async (port: number): Promise<Member[]> => {
  const rows = await lookInto(({ db }) =>
    db.selectFrom('members').select(['id', 'email']).where('email', 'in', emails).orderBy('email').execute(),
  );
  await startKillable(port);
  return Promise.all(rows.map(async ({ id, email }) => ({ id, cookie: await login(port, email ?? '') })));
};

/** What each member has less what they owe. */
const worths = async ({ db }: Services): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['member_id', (row) => row.fn.sum<number>('balance').as('worth')])
    .where('member_id', 'is not', null)
    .groupBy('member_id')
    .execute();
  return new Map(rows.map(({ member_id, worth }) => [member_id ?? '', Number(worth)]));
};

/** Something to begin with; what each has then. */
const giveAndCount = async (services: Services): Promise<Map<string, number>> => {
  const rows = await services.db
    .selectFrom('members')
    .select(['id', 'site_id'])
    .where('email', 'in', emails.slice(0, spenders))
    .execute();
  for (const { id, site_id: site } of rows) {
    const gift = grantTransfer({ id: newId(), memberId: id, credits: givenEach, reference: `test:${id}` });
    await inTransaction(services.db, (trx) => postTransfer(services, trx, site, gift));
  }
  return worths(services);
};

/** Compares with the provider until its books could be read; answers what it prints. */
const reconcile = async (): Promise<string> => {
  const command = path.join(import.meta.dirname, '../../reconcile-command.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', trustCa, command], {
    env: { ...process.env, ...environment({ PORT: '0', ...sandbox?.environment }) },
  });
  return stdout;
};

/**
 * Does all acts, many at once, and kills the server at a random moment of each so many; the next kill may come when it is
 * back, the last one while there are enough acts left to be in flight.
 */
const actAndKill = async (port: number, members: readonly Member[]) => {
  let [done, killed, fewestInFlight] = [0, 0, atOnce];
  let restarting: Promise<void> | undefined;
  const limit = pLimit(atOnce);
  const nextKill = () => (killed + Math.random()) * ((acts - 2 * atOnce) / kills);
  let killAt = nextKill();
  const maybeKill = (): void => {
    if (killed === kills || done < killAt || restarting || limit.activeCount < 50) return;
    killed += 1;
    killAt = nextKill();
    fewestInFlight = Math.min(fewestInFlight, limit.activeCount);
    if (isLong && killed % toldEvery === 0)
      process.stdout.write(`  killed ${killed} of ${kills} times, ${done} of ${acts} acts done\n`);
    restarting = killServer()
      .then(() => startKillable(port))
      .finally(() => (restarting = undefined));
  };
  const act = async (index: number): Promise<string | undefined> => {
    const [from, to] = [members[index % spenders], members[spenders + (index % spenders)]];
    const number = index / orderEvery;
    const buyer = members[number % 3 === 0 ? (number / 3) % spenders : number % members.length];
    if (Number.isInteger(number) && buyer) await order(port, buyer, number);
    else if (from && to) return send(port, from, to, `act ${index}`);
    return undefined;
  };
  const sent = await Promise.all(
    Array.from({ length: acts }, (_, index) =>
      limit(async () => {
        const text = await act(index);
        done += 1;
        maybeKill();
        return text;
      }),
    ),
  );
  await restarting;
  await killServer();
  return { killed, fewestInFlight, acknowledged: sent.filter((text) => text !== undefined) };
};

/** What each must have by the provider's journal and the messages that are stored: no more and no less. */
const checkCredits = async (
  services: Services,
  before: ReadonlyMap<string, number>,
  journal: ReadonlyMap<string, JournalOrder>,
): Promise<void> => {
  const expected = new Map(before);
  const add = (member: string, credits: number) =>
    expected.set(member, (expected.get(member) ?? 0) + credits);
  for (const { sender } of await messagesOf(services)) add(sender, -1);
  const orders = await services.db.selectFrom('orders').selectAll().execute();
  for (const [id, { payments, paidMinor, ...back }] of journal) {
    const row = orders.find((one) => one.id === id);
    if (!row) throw new Error(`the provider has a payment of no order ${id}`);
    expect(payments).toBe(1);
    if (paidMinor === 0) continue;
    expect(paidMinor).toBe(row.amount_minor);
    add(row.member_id, row.credits - creditsBack({ credits: row.credits, paidMinor }, back));
  }
  expect(Object.fromEntries(await worths(services))).toEqual(Object.fromEntries(expected));
};

/** What the command lists as open: each difference with the order that it is about. */
const openDifferences = (output: string): string[] =>
  [...output.matchAll(/^open +(\S+) .* order (\S+)/gm)].map(([, kind, order]) => `${kind} ${order}`).sort();

const messagesOf = ({ db }: Services) =>
  db.selectFrom('messages').select(['sender', 'text']).where('text', 'like', 'act %').execute();

describe(`kill -9, ${kills} times during ${acts} orders and spends`, () => {
  it(
    'leaves no credit too many or too few, by the journal of the provider',
    async () => {
      database = await makeTestDatabase(process.env[templateVariable]);
      const folder = path.join(database.dataFolder, 'sandbox');
      sandbox = await startSandboxProgram(folder, undefined, faults);
      const port = await freePort();
      const before = await lookInto(giveAndCount);
      const everybody = await membersOf(port);
      const buyers = await Promise.all(everybody.slice(0, spenders).map((one) => withCard(port, one)));
      const members = [...buyers, ...everybody.slice(spenders)];
      const { killed, fewestInFlight, acknowledged } = await actAndKill(port, members);
      expect(killed).toBe(kills);
      expect(fewestInFlight).toBeGreaterThanOrEqual(50);
      // What was to happen later and has not does not any more: the provider goes on without a plan, as its journal stands.
      await sandbox.stop();
      sandbox = await startSandboxProgram(folder, sandbox);
      const journal = readJournal(folder);
      const entries = [...journal.values()];
      // Refunded in part and charged back as a whole: more has gone back than was paid, which finance is told, and what this test has
      // given of its own accord, and nothing else.
      const overReturned = [...journal].filter(
        ([, { paidMinor, refundedMinor, chargedBackMinor }]) => refundedMinor + chargedBackMinor > paidMinor,
      );
      expect(openDifferences(await reconcile())).toEqual([
        ...Array.from({ length: spenders }, () => 'given_for_nothing –'),
        ...overReturned.map(([id]) => `returned_too_much ${id}`).sort(),
      ]);

      // How many are paid before the end, and of how many money goes back, is the plan's and the clock's: few may be none.
      for (const sum of isLong ? (['paidMinor', 'refundedMinor', 'chargedBackMinor'] as const) : [])
        expect(entries.filter((one) => one[sum] > 0)).not.toEqual([]);
      expect(journal.size).toBeGreaterThan(0);
      await lookInto(async (services) => {
        expect(await checkBooks(services.db)).toEqual(soundBooks);
        // Every acknowledged message is there, and none twice.
        const texts = (await messagesOf(services)).map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
        expect(acknowledged.filter((text) => !texts.includes(text))).toEqual([]);
        await checkCredits(services, before, journal);
        const charged = entries.filter(({ isCharge }) => isCharge).length;
        const paid = entries.filter(({ paidMinor }) => paidMinor > 0).length;
        process.stdout.write(
          `${killed} kills, ${fewestInFlight} in flight, ${journal.size} orders, ${charged} charged, ${paid} paid, ${texts.length} messages\n`,
        );
      });
    },
    longestMs,
  );
});
