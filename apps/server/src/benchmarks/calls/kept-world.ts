import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../platform/database/database.ts';
import { type Asking, makeWorld, openPostgres, type World } from './world.ts';
import { bringUpToDate, type WorldSize } from './world-repository.ts';

/** From this many profiles on a world is kept for later runs: it takes minutes to fill. */
const keptFrom = 100_000;

/** What is written beside a kept world's data, as the last thing: without it the world is not whole. */
interface Note {
  readonly database: string;
  readonly dataFolder: string;
  readonly site: string;
  readonly askers: readonly Asking[];
}

/** With another size, other tables or other rows it is another world. */
const placeOf = (askers: number, size: WorldSize): string => {
  const migrations = path.join(import.meta.dirname, '../../../migrations');
  const files = readdirSync(migrations).map((file) => path.join(migrations, file));
  const hash = createHash('sha256').update(JSON.stringify([askers, size]));
  for (const file of [...files.sort(), path.join(import.meta.dirname, 'world-repository.ts')])
    hash.update(readFileSync(file));
  return path.join(tmpdir(), `vesper-bench-${hash.digest('hex').slice(0, 16)}`);
};

const openNoted = async (place: string, { database, ...noted }: Note): Promise<World> => {
  const postgres = await openPostgres(place);
  const url = new URL(postgres.url);
  url.pathname = database;
  const { db } = await openDatabase({ ...noted, databaseUrl: url.href });
  await bringUpToDate(
    db,
    noted.askers.map(({ id }) => id),
  );
  await db.destroy();
  return {
    ...noted,
    databaseUrl: url.href,
    databasePid: postgres.pid(),
    stop: () => postgres.stop(),
    remove: () => postgres.stop(),
  };
};

/**
 * A world of this size. A large one is the one that an earlier run has left in the folder for temporary files, where it
 * stays until somebody removes it.
 */
export const openWorld = async (askers: number, size: WorldSize): Promise<World> => {
  if (size.profiles < keptFrom) return makeWorld(askers, size);
  const place = placeOf(askers, size);
  const note = path.join(place, 'world.json');
  if (existsSync(note)) return openNoted(place, JSON.parse(readFileSync(note, 'utf8')) as Note);
  rmSync(place, { recursive: true, force: true });
  const world = await makeWorld(askers, size, place);
  const { dataFolder, site, askers: people, databaseUrl } = world;
  const noted: Note = { database: new URL(databaseUrl).pathname, dataFolder, site, askers: people };
  writeFileSync(note, JSON.stringify(noted));
  return { ...world, remove: () => world.stop() };
};
