import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, runProgram } from './programs.ts';
import { seededWorld } from './seeded-world.ts';

/** Runs once before all workers: the pages are built and the demo world is there, so that two do not make them at once. */
const prepare = async (): Promise<void> => {
  if (!existsSync(path.join(root, 'apps/members/build/server/index.js')))
    await runProgram('nx', ['run', '@vesper/members:build', '--outputStyle=static'], {
      NX_DAEMON: 'false',
      NX_TUI: 'false',
    });
  await seededWorld();
};

export default prepare;
