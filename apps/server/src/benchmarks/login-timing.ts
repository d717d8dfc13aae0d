/**
 * Does the time of a refused login tell whether the address has an account? 2,000 logins with a wrong password, half on
 * known and half on unknown addresses, in random order; then two tests on whether the two kinds can be told apart. On
 * PostgreSQL when TEST_DATABASE_URL is set, else on the embedded database. Exits 1 when they can.
 */
import { randomInt } from 'node:crypto';
import { kolmogorovSmirnov, mannWhitney, median, note } from '@vesper/tools/benchmarks';
import { hashPassword } from '../password/password-hash.ts';
import { newId } from '../platform/ids.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** One below the limit, so that no block gets in the way. */
const triesPerAccount = 4;
const accounts = 250;
const warmUp = 50;
const significant = 0.01;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Random and of one length for both kinds: the address itself must not make the difference. */
const makeAddresses = (): string[] =>
  Array.from(
    { length: accounts },
    () =>
      `${randomInt(2 ** 40)
        .toString(36)
        .padStart(8, '0')}@example.test`,
  );

const addMembers = async ({ services, clock }: TestServer, emails: readonly string[]): Promise<void> => {
  const site = await services.sites.findByHost('localhost', true);
  const passwordHash = await hashPassword(services, 'a long walk by the sea');
  const now = new Date(clock.now());
  const rows = emails.map((email) => ({
    id: newId(),
    site_id: site?.id ?? '',
    email,
    name: `Person ${email.slice(0, 8)}`,
    password_hash: passwordHash,
    status: 'active' as const,
    language: 'en',
    birth_date: '1968-04-02',
    gender: null,
    sexuality: null,
    search_gender: null,
    country: null,
    signup_at: now,
    confirmed_at: now,
    last_seen_at: now,
  }));
  await services.db.insertInto('members').values(rows).execute();
};

let visits = 0;
/** How long a refused login takes, in milliseconds; each comes from a network address of its own. */
const measure = async (server: TestServer, email: string): Promise<number> => {
  visits += 1;
  const start = performance.now();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/user.php',
    headers: {
      host: 'localhost',
      'x-client': 'web',
      'x-forwarded-for': `10.0.${visits >> 8}.${visits & 255}`,
    },
    payload: { email, password: 'not the password of anybody' },
  });
  const took = performance.now() - start;
  if (answer.statusCode !== 401) throw new Error(`${answer.statusCode} ${answer.body}`);
  return took;
};

const shuffle = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, order: randomInt(2 ** 40) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

// Not in test mode, whose hashes are cheap and would show nothing.
const server = await startTestServer({ VESPER_MODE: 'development', TRUST_PROXY: '1' });
const known = makeAddresses();
const unknown = makeAddresses();
await addMembers(server, known);
for (let count = 0; count < warmUp; count += 1) await measure(server, `nobody${count}@example.test`);

const times = { known: [] as number[], unknown: [] as number[] };
const plan = shuffle(
  Array.from({ length: triesPerAccount }, () => [
    ...known.map((email) => ({ email, kind: 'known' as const })),
    ...unknown.map((email) => ({ email, kind: 'unknown' as const })),
  ]).flat(),
);
for (const { email, kind } of plan) times[kind].push(await measure(server, email));
await server.end();

const u = mannWhitney(times.known, times.unknown);
const ks = kolmogorovSmirnov(times.known, times.unknown);
const apart = u.p < significant || ks.p < significant;
say(`${plan.length} logins on ${process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`);
for (const kind of ['known', 'unknown'] as const)
  say(`${kind.padEnd(8)} ${times[kind].length} logins, median ${median(times[kind]).toFixed(3)} ms`);
say(`Mann–Whitney        z = ${u.z.toFixed(3)}, p = ${u.p.toFixed(4)}`);
say(`Kolmogorov–Smirnov  D = ${ks.d.toFixed(4)}, p = ${ks.p.toFixed(4)}`);
say(`known and unknown addresses ${apart ? 'CAN' : 'can not'} be told apart at p < ${significant}`);
note({
  what: 'logins told apart by time',
  measured: Number(apart),
  unit: '',
  most: 0,
  yardstick: 'no account',
});
process.exitCode = apart ? 1 : 0;
