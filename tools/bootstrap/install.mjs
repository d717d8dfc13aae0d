// @ts-check
// The first thing that runs on a fresh clone. Nothing is installed yet and the machine's own Node may be too old for
// TypeScript, so that this one file is plain JavaScript with Node's own modules only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const stamp = path.join(root, 'node_modules/.vesper-install');

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

const isInstalled = () =>
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === wanted() &&
  existsSync(path.join(root, 'node_modules/node/bin/node'));

/**
 * Starts a program that speaks to whoever watches; answers its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
const run = (command, args, env = process.env) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

const installPackages = async () => {
  if (isInstalled()) return;
  say('Installing packages (about a minute the first time) …');
  // A Node that starts another npm hands its own settings on; `npm ci` wants none of them.
  const code = await run('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) {
    process.stderr.write('The packages could not be installed; see above.\n');
    process.exit(1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted());
};

/** What tests need from the system: Debian's package and the file that shows it is there. */
const systemPackages = [
  { name: 'chromium', file: '/usr/bin/chromium' },
  { name: 'chromium-headless-shell', file: '/usr/lib/chromium/chromium-headless-shell' },
  { name: 'fonts-liberation', file: '/usr/share/fonts/truetype/liberation' },
  { name: 'fonts-noto-color-emoji', file: '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf' },
  { name: 'postgresql', file: '/usr/lib/postgresql' },
  { name: 'redis-server', file: '/usr/bin/redis-server' },
];

const installSystem = async () => {
  const missing = systemPackages.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  if (missing.length === 0) return;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    say(
      `Not installed, because that needs root on Debian: ${missing.join(', ')}. Tests that need them are skipped.`,
    );
    return;
  }
  say(`Installing ${missing.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], env);
  const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], env);
  if (code !== 0) process.stderr.write('Some system packages could not be installed; see above.\n');
};

/**
 * Hands over to the program that was asked for, on the installed Node. Not by `&&` in package.json: a shell remembers
 * where it found `node` the first time, which is the machine's own.
 * @param {string[]} args
 */
const handOver = (args) => {
  const child = spawn(path.join(root, 'node_modules/node/bin/node'), args, { cwd: root, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
};

const [first, ...rest] = process.argv.slice(2);
const withSystem = first === '--system';
// Side by side: either waits for its registry more than it works.
await Promise.all([installPackages(), withSystem ? installSystem() : undefined]);
const program = withSystem ? rest : [first ?? '', ...rest];
if (program[0]) handOver(program);
