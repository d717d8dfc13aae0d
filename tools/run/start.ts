/** `npm start` and `npm run dev`: builds what has changed, fills the demo world once, and serves the whole product. */
import path from 'node:path';
import { root, run, startReady, stopChildren } from './child.ts';
import { hasOwnProvider, startSandbox, trustCa } from './sandbox.ts';

const developing = process.argv.includes('--dev');
// What was compiled for the last start need not be again.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node-compile');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs a program whose end the start waits for; what it says is shown whole, since several run at once. */
const mustSucceed = async (
  title: string,
  command: string,
  args: readonly string[],
  env = {},
): Promise<void> => {
  say(title);
  const code = await run(command, args, env, { output: 'held' });
  if (code === 0) return;
  await stopChildren();
  process.exit(code);
};

const buildPages = (): Promise<void> =>
  mustSucceed('Building the pages …', 'nx', ['run', '@vesper/members:build', '--outputStyle=static'], {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
  });

const prepareData = (): Promise<void> =>
  mustSucceed('Preparing the database and the demo world …', process.execPath, [
    'apps/server/src/database-command.ts',
    'seed',
  ]);

/** The test payment provider, unless a real one is set up. */
const startProvider = (): Promise<NodeJS.ProcessEnv> | undefined => {
  if (hasOwnProvider()) return undefined;
  say('Starting the payment sandbox …');
  return startSandbox();
};

// A terminal tells the whole group and whoever started this tells it again: only the first time counts.
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void stopChildren().then(() => process.exit(0));
  });

try {
  // None of them needs what another one makes: together they take as long as the slowest.
  const [provider] = await Promise.all([
    startProvider(),
    prepareData(),
    developing ? undefined : buildPages(),
  ]);
  say('Starting the server …');
  const { ready, ended } = await startReady<{ address: string }>(
    process.execPath,
    ['--import', trustCa, 'apps/server/src/main.ts', ...(developing ? ['--dev'] : [])],
    {
      ...provider,
      NODE_ENV: developing ? 'development' : 'production',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    },
  );
  say(`
Vesper is ready at ${ready.address}
  Mails that would be sent:  ${ready.address}/dev/outbox
  The calls, to read:        ${ready.address}/api/docs
  Test members and their password are listed in the README.
  Stop with Ctrl+C.`);
  process.exitCode = await ended;
  await stopChildren();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stopChildren();
  process.exitCode = 1;
}
