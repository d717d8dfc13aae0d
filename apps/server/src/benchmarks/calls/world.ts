import { rm } from 'node:fs/promises';
import { type PostgresCluster, startPostgres } from '@vesper/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { setRules } from '../../testing/site-rules.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { plainProfiles } from './bare-repository.ts';
import { fillWorld, findPlaces, type WorldSize } from './world-repository.ts';

/** A member who asks, from a browser and a network address of their own. */
export interface Asking {
  readonly id: string;
  readonly cookie: string;
  readonly address: string;
  readonly conversation: string;
  /** What the browser says besides. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A database with everything in it, on a PostgreSQL of its own. */
export interface World {
  readonly databaseUrl: string;
  readonly databasePid: number;
  readonly dataFolder: string;
  readonly site: string;
  readonly askers: readonly Asking[];
  /** Ends its PostgreSQL and leaves the data, on which a later run may begin. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** It listens before it answers: the first words may be that it is starting up. */
const waitUntilOpen = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error('PostgreSQL does not open');
};

/** Its PostgreSQL, in `place` or else in a folder for this time only; what the database does for itself is off, to be counted to nobody. */
export const openPostgres = async (place?: string): Promise<PostgresCluster> => {
  // A database that has run for a while writes into old files of its log: making a new one holds all commits up for 20 to 90 ms.
  const settings = ['autovacuum=off', 'shared_buffers=512MB', 'max_wal_size=4GB', 'wal_init_zero=off'];
  const postgres = await startPostgres(settings, place);
  await waitUntilOpen(postgres.url);
  return postgres;
};

/** Makes it, in `place` or else in a folder for this time only. */
export const makeWorld = async (askers: number, size: WorldSize, place?: string): Promise<World> => {
  const postgres = await openPostgres(place);
  try {
    return await fillPostgres(postgres, askers, size);
  } catch (error) {
    await postgres.remove();
    throw error;
  }
};

/** Brings its statistics up to date, which for a million takes longer than the server's connections give a statement. */
export const tidy = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
};

/** The table of the plain query, made from what the world holds. */
const addYardstick = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(plainProfiles);
  await client.end();
};

/** What a filled world is, whatever database it is on. */
type Filled = Omit<World, 'databasePid' | 'stop' | 'remove'>;

/** Fills a database of its own: of the PostgreSQL that `TEST_DATABASE_URL` names, or else the embedded one. */
const fillIn = async (askers: number, size: WorldSize): Promise<Filled> => {
  const server = await startTestServer();
  // The filter of verified members is there.
  if (size.various) await setRules(server, { verifiedMembers: true });
  const people = [];
  for (let count = 0; count < askers; count += 1) people.push(await server.member());
  const { db, config } = server.services;
  await fillWorld(
    db,
    people.map(({ id }) => id),
    size,
  );
  const { databaseUrl } = config;
  if (databaseUrl) {
    await addYardstick(databaseUrl);
    await tidy(databaseUrl);
  } else await sql`vacuum analyze`.execute(db);
  const places = new Map<string, Awaited<ReturnType<typeof findPlaces>>>();
  for (const { id } of people) places.set(id, await findPlaces(db, id));
  await server.close();
  return {
    databaseUrl: databaseUrl ?? '',
    dataFolder: config.dataFolder,
    site: places.get(people[0]?.id ?? '')?.site_id ?? '',
    askers: people.map((person, index) => ({
      id: person.id,
      cookie: person.cookies(),
      address: `10.1.${index >> 8}.${index & 255}`,
      conversation: places.get(person.id)?.conversation_id ?? '',
    })),
  };
};

const fillPostgres = async (postgres: PostgresCluster, askers: number, size: WorldSize): Promise<World> => {
  process.env.TEST_DATABASE_URL = postgres.url;
  const filled = await fillIn(askers, size);
  return {
    ...filled,
    databasePid: postgres.pid(),
    stop: () => postgres.stop(),
    remove: async () => {
      await postgres.remove();
      await rm(filled.dataFolder, { recursive: true, force: true });
    },
  };
};

/** The same on the embedded database, which the program that is asked has within itself. */
export const makeEmbeddedWorld = async (
  askers: number,
  size: WorldSize,
): Promise<Filled & Pick<World, 'remove'>> => {
  delete process.env.TEST_DATABASE_URL;
  const filled = await fillIn(askers, size);
  return { ...filled, remove: () => rm(filled.dataFolder, { recursive: true, force: true }) };
};
