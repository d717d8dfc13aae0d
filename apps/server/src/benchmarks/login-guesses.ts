/**
 * How many of 100,000 guesses at one account, made within an hour from 1,000 network addresses, are looked at; and does
 * the owner get in meanwhile, from a browser that was used before? The hour is simulated. On PostgreSQL when
 * TEST_DATABASE_URL is set, else on the embedded database. Exits 1 when more than 100 are, or the owner is kept out.
 */
import { note } from '@vesper/tools/benchmarks';
import { passwordVerifications } from '../password/password-hash.ts';
import { startTestServer } from '../testing/test-server.ts';

const guesses = Number(process.env.GUESSES ?? 100_000);
const addresses = 1000;
const atOnce = 50;
const hourSeconds = 3600;
const ownerLogins = 12;
const mostLookedAt = 100;
const password = 'a long walk by the sea';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const server = await startTestServer({ TRUST_PROXY: '1' });
const { email } = await server.member();
const home = server.visitor();
const ownerLogin = async () => (await home.call('login', { body: { email, password } })).status === 200;
await ownerLogin();
await home.call('logout');

let lookedAt = 0;
passwordVerifications.subscribe(() => void (lookedAt += 1));

const answers = new Map<string, number>();
const guess = async (number: number): Promise<void> => {
  const from = number % addresses;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/user.php',
    headers: {
      host: 'localhost',
      'x-client': 'web',
      'x-forwarded-for': `10.0.${from >> 8}.${from & 255}`,
    },
    payload: { email, password: `guess number ${number}` },
  });
  const code = answer.json<{ error?: { code: string } }>().error?.code ?? 'logged in';
  answers.set(code, (answers.get(code) ?? 0) + 1);
};

const bursts = guesses / atOnce;
const ownerEvery = Math.floor(bursts / ownerLogins);
const started = performance.now();
let [ownerTried, ownerIn] = [0, 0];
for (let burst = 0; burst < bursts; burst += 1) {
  const guessing = Array.from({ length: atOnce }, (_, index) => guess(burst * atOnce + index));
  if (burst % ownerEvery === ownerEvery - 1) {
    // In the middle of a burst, as it would be.
    ownerTried += 1;
    ownerIn += (await ownerLogin()) ? 1 : 0;
    await home.call('logout');
  }
  await Promise.all(guessing);
  server.clock.advanceSeconds(hourSeconds / bursts);
}
const seconds = (performance.now() - started) / 1000;
await server.end();

const guessesLookedAt = lookedAt - ownerTried;
say(`${guesses} guesses on ${process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`);
say(`took ${seconds.toFixed(0)} s, ${(guesses / seconds).toFixed(0)} a second`);
say(`answers: ${[...answers].map(([code, count]) => `${code} ${count}`).join(', ')}`);
say(`guesses whose password was looked at: ${guessesLookedAt} (at most ${mostLookedAt})`);
say(`the owner got in from a known browser: ${ownerIn} of ${ownerTried} times`);
note({
  what: `${guesses} guesses at one account, looked at`,
  measured: guessesLookedAt,
  unit: '',
  most: mostLookedAt,
});
process.exitCode = guessesLookedAt > mostLookedAt || ownerIn < ownerTried ? 1 : 0;
