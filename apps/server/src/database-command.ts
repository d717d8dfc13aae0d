import { rm } from 'node:fs/promises';
import path from 'node:path';
import { checkBooks, isSound, readDayTotals } from './credits/books-repository.ts';
import { catchUp, isSeeded } from './demo/repository.ts';
import { seed } from './demo/seed.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { DataFolderError } from './platform/database/data-folder.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { dropEverything } from './platform/database/migrations-repository.ts';
import { migrateDown, migrateUp, migrationStatus } from './platform/database/migrations.ts';
import { openData } from './platform/database/open-data.ts';
import { say } from './say.ts';

interface Opened {
  readonly open: OpenDatabase;
  readonly folder: string;
  readonly config: Config;
}

const migrate = async ({ open }: Opened): Promise<void> => {
  const done = await migrateUp(open, (name) => say(`  migrating ${name}`));
  say(done.length > 0 ? `  ${done.length} migrations applied` : '  the database is up to date');
};

const dateLength = 'yyyy-mm-dd'.length;
const dayMs = 24 * 3_600_000;

/** A day by its date, yesterday without one. @throws DataFolderError for what is no date */
const readDay = (text: string | undefined): Date => {
  const date = text ?? new Date(systemClock.now() - dayMs).toISOString().slice(0, dateLength);
  const day = new Date(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(day.getTime()))
    throw new DataFolderError(`"${date}" is no date; write it like 2026-11-23.`);
  return day;
};

const commands: Readonly<Record<string, (opened: Opened, argument: string | undefined) => Promise<void>>> = {
  migrate,
  rollback: async ({ open }, count) => {
    for (const name of await migrateDown(open, Number(count ?? 1))) say(`  took back ${name}`);
  },
  status: async ({ open }) => {
    for (const { name, applied } of await migrationStatus(open))
      say(`  ${applied ? 'applied' : 'waiting'}  ${name}`);
  },
  seed: async (opened) => {
    if (opened.config.mode === 'production')
      throw new DataFolderError('The demo world is for development only.');
    await migrate(opened);
    if (await isSeeded(opened.open.db)) {
      await catchUp(opened.open.db, new Date(systemClock.now()));
      return say('  the demo world is there already');
    }
    await seed({
      config: opened.config,
      db: opened.open.db,
      clock: systemClock,
      onProgress: (text) => say(`  ${text}`),
    });
    return say('  the demo world is ready');
  },
  verify: async ({ open }) => {
    const began = performance.now();
    const books = await checkBooks(open.db);
    const seconds = (performance.now() - began) / 1000;
    for (const [name, value] of Object.entries(books)) say(`  ${name.padEnd(14)}${value}`);
    say(`  reckoned anew in ${seconds.toFixed(1)} s`);
    if (!isSound(books)) throw new DataFolderError('The books do not agree.');
  },
  totals: async ({ open }, text) => {
    const day = readDay(text);
    const totals = await readDayTotals(open.db, day);
    say(`  ${day.toISOString().slice(0, dateLength)} (UTC), credits, and money in minor units`);
    for (const { domain, unit, kind, postings, amount } of totals)
      say(
        `  ${domain.padEnd(24)}${unit.padEnd(10)}${kind.padEnd(12)}${String(postings).padStart(9)}${String(amount).padStart(14)}`,
      );
    if (totals.length === 0) say('  nothing moved');
  },
  reset: async (opened) => {
    if (opened.config.mode === 'production') throw new DataFolderError('A production database is not reset.');
    await dropEverything(opened.open);
    await rm(path.join(opened.folder, 'photos'), { recursive: true, force: true });
    await migrate(opened);
  },
};

const [name = '', argument] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new DataFolderError(`Usage: database-command ${Object.keys(commands).join(' | ')}`);
  const config = readConfig(process.env);
  const { open, folder, close } = await openData(config, (error) => say(`database: ${error.message}`));
  try {
    await command({ open, folder, config }, argument);
  } finally {
    await close();
  }
} catch (error) {
  const known = error instanceof ConfigError || error instanceof DataFolderError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
