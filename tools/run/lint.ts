/** `npm run lint`: sizes of rooms, import cycles, all lint rules with the project boundaries, and formatting. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { mostEntries, roomSizes } from '../sizes/room-sizes.ts';
import { root, run } from './child.ts';

const oversized = roomSizes(root).filter(([, entries]) => entries > mostEntries);
for (const [room, entries] of oversized)
  console.error(`${room} has ${entries} entries, ${mostEntries} is the most: a room with more is two`);
if (oversized.length > 0) process.exit(1);

// The boundaries are judged on the graph of projects, which must be there before the linter asks for it.
process.env.NX_DAEMON = 'false';
await createProjectGraphAsync();

/** Our own rules and their tables: the linter's cache does not know when one of them has changed. */
const rules = createHash('sha256');
for (const name of readdirSync(path.join(root, 'tools')).filter((file) => file.startsWith('lint-')))
  rules.update(readFileSync(path.join(root, 'tools', name)));

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
      `node_modules/.cache/eslint/${rules.digest('hex').slice(0, 12)}/`,
    ],
  ],
  ['prettier', ['--check', '--log-level', 'warn', '.']],
] as const satisfies readonly (readonly [string, readonly string[]])[];

for (const [command, args] of steps) {
  const code = await run(command, args, { NX_DAEMON: 'false' });
  if (code !== 0) process.exit(code);
}

process.exit(0);
