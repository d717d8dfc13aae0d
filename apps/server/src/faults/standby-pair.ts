import { openSwitch, type PostgresCluster, startPostgres, startStandby } from '@vesper/testing';
import pg from 'pg';
import { vi } from 'vitest';

/** For tests only: a PostgreSQL with a standby that has every commit before it is acknowledged, behind one address. */
export interface StandbyPair {
  readonly url: string;
  /** Ends all connections that the server has, in the middle of whatever they do. */
  cutConnections(): Promise<void>;
  /** The database falls over and comes back. @returns when it accepted connections again, by `performance.now()` */
  restart(): Promise<number>;
  /** It falls over and does not come back: the standby takes its address. @returns when that accepted connections */
  failOver(): Promise<number>;
  remove(): Promise<void>;
}

const ask = async (url: string, ...statements: readonly string[]): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url, application_name: 'test' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
};

/** Asks again until the database answers. */
const accepts = (url: string): Promise<number> =>
  vi.waitFor(
    async () => {
      await ask(url, 'select 1');
      return performance.now();
    },
    { interval: 5, timeout: 60_000 },
  );

const reload = 'select pg_reload_conf()';

/** From now on a commit is acknowledged when the standby has it as well. */
const waitForStandby = async ({ url }: PostgresCluster): Promise<void> => {
  await ask(url, "alter system set synchronous_standby_names = '*'", reload);
  await vi.waitUntil(
    async () => (await ask(url, "select 1 from pg_stat_replication where sync_state = 'sync'")).length > 0,
    { interval: 20, timeout: 60_000 },
  );
};

/**
 * Crashes of the programs lose nothing without waiting for the disk, only one of the machine would; and a standby that lost
 * its primary asks for it again at once, since every commit waits for it.
 */
const settings = ['fsync=off', 'full_page_writes=off', 'wal_retrieve_retry_interval=50ms'];

/** Starts both. */
export const startStandbyPair = async (): Promise<StandbyPair> => {
  const gate = await openSwitch();
  let primary = await startPostgres(settings);
  await accepts(primary.url);
  let standby = await startStandby(primary, settings);
  await waitForStandby(primary);
  gate.lead(primary.port);
  return {
    url: `postgres://vesper@127.0.0.1:${gate.port}/postgres`,
    cutConnections: async () =>
      void (await ask(
        primary.url,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vesper'",
      )),
    restart: async () => {
      await primary.stop();
      await primary.start();
      return accepts(primary.url);
    },
    failOver: async () => {
      const fallen = primary;
      await fallen.stop();
      gate.cut();
      await standby.promote();
      primary = standby;
      await ask(primary.url, 'alter system reset synchronous_standby_names', reload);
      gate.lead(primary.port);
      const at = performance.now();
      await fallen.remove();
      standby = await startStandby(primary, settings);
      await waitForStandby(primary);
      return at;
    },
    remove: async () => {
      await gate.close();
      await Promise.all([primary.remove(), standby.remove()]);
    },
  };
};
