import path from 'node:path';
import { keptFolder } from '@vesper/testing';
import { root, runProgram } from './programs.ts';

/** What the demo world is made of: its members with whoever paints them, the tables. One that is missing is a fault. */
const inputs = [
  'apps/server/src/demo',
  'apps/server/src/platform',
  'apps/server/migrations',
  'package-lock.json',
].map((place) => path.join(root, place));

/** A data folder with the whole demo world, made once and kept; its portraits are painted when a journey looks. Copy it. */
export const seededWorld = (): Promise<string> =>
  keptFolder(path.join(root, 'node_modules/.cache/vesper'), 'demo-world', inputs, (dataFolder) =>
    runProgram(process.execPath, ['apps/server/src/database-command.ts', 'seed'], {
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
    }),
  );
