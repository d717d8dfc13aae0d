/** `npm run lint`: import cycles, all lint rules with the project boundaries, and formatting. */
import { createProjectGraphAsync } from '@nx/devkit';
import { run } from './child.ts';

// The boundaries are judged on the graph of projects, which must be there before the linter asks for it.
process.env.NX_DAEMON = 'false';
await createProjectGraphAsync();

const steps = [
  ['oxlint', ['-c', '.oxlintrc.json', '.']],
  [
    'eslint',
    [
      '.',
      '--flag',
      'unstable_native_nodejs_ts_config',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ],
  ],
  ['prettier', ['--check', '--log-level', 'warn', '.']],
] as const;

for (const [command, args] of steps) {
  const code = await run(command, args, { NX_DAEMON: 'false' });
  if (code !== 0) process.exit(code);
}

process.exit(0);
