import {
  isRedisInstalled,
  noteCpu,
  postgresFolder,
  startPostgres,
  startRedis,
  treeCpuMs,
} from '@vesper/testing';
import { embeddedLongPart, embeddedOnly, embeddedPart } from './embedded-part.ts';
import { say, type Tally } from './tally.ts';

/** A crash of the machine may lose these data; nobody needs them then, and every commit is spared a wait for the disk. */
const forThrowAway = ['fsync=off', 'full_page_writes=off'];

const exclude = (names: readonly string[]): string[] => names.flatMap((name) => ['--exclude', `**/${name}`]);

/** On PostgreSQL and with Redis, where they are installed: the main run of the server's tests. */
const onPostgres = async (tally: Tally, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> => {
  const postgres = await startPostgres(forThrowAway);
  const redis = isRedisInstalled() ? await startRedis() : undefined;
  if (!redis) say('\nRedis is not installed: what two servers share through it is skipped.');
  try {
    await tally.vitest(redis ? 'server on PostgreSQL and Redis' : 'server on PostgreSQL', {
      args: ['--project', 'server', ...exclude(embeddedOnly), ...args],
      env: {
        ...env,
        TEST_DATABASE_URL: postgres.url,
        ...(redis ? { TEST_REDIS_URL: redis.url } : {}),
      },
    });
    // Two workers ask it at once, so that what it used is a line of its own and no file's.
    noteCpu({ file: 'postgres/postgres', ms: treeCpuMs([postgres.pid()]) }, tally.cpuNotes);
  } finally {
    await redis?.remove();
    await postgres.remove();
  }
};

/** The server's tests on PostgreSQL; where that is not to be had, all of them on the embedded database. */
export const testServer = async (
  tally: Tally,
  { quick, env }: { readonly quick: boolean; readonly env: NodeJS.ProcessEnv },
): Promise<void> => {
  const withoutFaults = quick ? ['--exclude', '**/faults/**'] : [];
  if (!postgresFolder()) {
    say('\nPostgreSQL is not installed: the whole run of the server goes through the embedded database,');
    say('and what needs a database that can be stopped or shared is skipped.');
    await tally.vitest('server on the embedded database', {
      args: ['--project', 'server', ...withoutFaults],
      env,
    });
    return;
  }
  await onPostgres(tally, withoutFaults, env);
};

/** A chosen part of them on the embedded database (`embedded-part.ts`), unless all of them went through it. */
export const testEmbedded = async (tally: Tally, env: NodeJS.ProcessEnv): Promise<void> => {
  if (!postgresFolder()) return;
  const part = env.VESPER_TEST_LENGTH === 'long' ? { ...embeddedPart, ...embeddedLongPart } : embeddedPart;
  await tally.vitest('server on the embedded database, in part', {
    args: ['--project', 'server'],
    files: Object.keys(part).map((name) => `/${name}`),
    env,
  });
};
