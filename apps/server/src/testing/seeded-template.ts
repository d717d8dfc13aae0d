import { fakeClock } from '@vesper/testing';
import { seed } from '../demo/seed.ts';
import type { Services } from '../platform/services/services.ts';
import { startServer } from '../start-server.ts';
import { makeTestDatabase, testConfig } from './test-database.ts';

/** Where a test finds the database that its own begins as: a folder, or on PostgreSQL the name of a database. */
export const templateVariable = 'VESPER_TEST_TEMPLATE';

/** The small demo world, without pictures: somebody to find. */
export const seedSmall = ({ config, db, clock }: Pick<Services, 'config' | 'db' | 'clock'>): Promise<void> =>
  seed({ config, db, clock, onProgress: () => undefined, small: true });

/**
 * Runs once before all tests of the server: the migrations and the small demo world are written a single time, and every
 * test file begins with a copy of them.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  const database = await makeTestDatabase();
  const config = testConfig(database);
  const running = await startServer(config, { clock: fakeClock(), pages: false, jobs: false });
  await seedSmall(running.services);
  await running.close();
  process.env[templateVariable] = database.databaseUrl
    ? new URL(database.databaseUrl).pathname.slice(1)
    : database.dataFolder;
  return database.remove;
};
