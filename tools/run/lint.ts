/** `npm run lint`: sizes of rooms, import cycles, all lint rules with the project boundaries, and formatting. */
import { createProjectGraphAsync } from '@nx/devkit';
import { rulesState } from '../lint/rules-state.ts';
import { mostEntries, roomSizes } from '../sizes/room-sizes.ts';
import { root, run } from './child.ts';

const oversized = roomSizes(root).filter(([, entries]) => entries > mostEntries);
for (const [room, entries] of oversized)
  console.error(`${room} has ${entries} entries, ${mostEntries} is the most: a room with more is two`);
if (oversized.length > 0) process.exit(1);

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
      `node_modules/.cache/eslint/${rulesState(root)}/`,
    ],
  ],
  ['prettier', ['--check', '--log-level', 'warn', '.']],
] as const satisfies readonly (readonly [string, readonly string[]])[];

for (const [command, args] of steps) {
  const code = await run(command, args, { NX_DAEMON: 'false' });
  if (code !== 0) process.exit(code);
}

process.exit(0);
