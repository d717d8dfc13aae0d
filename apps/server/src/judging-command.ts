import os from 'node:os';
import { ConfigError, readConfig } from './platform/config.ts';
import { DataFolderError } from './platform/database/data-folder.ts';
import type { Services } from './platform/services/services.ts';
import { StorageRefused } from './platform/storage.ts';
import { startServer } from './start-server.ts';

/** What an operator is told in so many words; anything unknown keeps its stack. */
export class Refused extends Error {}

/** What was typed behind the name of a command by which people judge pictures. */
export interface JudgingWords {
  readonly command: string;
  /** Where files are to be written. */
  readonly folder: string;
  /** Who judges. */
  readonly by: string;
  readonly reason: string | undefined;
  /** Null where none was typed, or none that could be one. */
  readonly number: number | null;
}

export const readJudgingWords = (typed: readonly string[]): JudgingWords => {
  const words = [...typed];
  const option = (name: string): string | undefined => {
    const at = words.indexOf(`--${name}`);
    return at === -1 ? undefined : words.splice(at, 2)[1];
  };
  const by = option('by') ?? os.userInfo().username;
  const reason = option('reason');
  const [command = 'list', said = '', folder = ''] = words;
  return { command, folder, by, reason, number: /^\d{1,15}$/.test(said) ? Number(said) : null };
};

export type JudgingActs = Readonly<Record<string, (services: Services, number: number) => Promise<void>>>;

/** Does what was typed on a server that listens to nobody, and ends the process: with 1 and the reason where it was refused. */
export const runJudging = async (
  { command, number, folder, by }: JudgingWords,
  acts: JudgingActs,
  usage: string,
): Promise<never> => {
  try {
    const act = acts[command];
    if (!act || (command !== 'list' && number === null) || (command === 'show' && !folder) || !by)
      throw new Refused(usage);
    const { services, close } = await startServer(readConfig(process.env), { pages: false, jobs: false });
    try {
      await act(services, number ?? 0);
    } finally {
      await close();
    }
    return process.exit(0);
  } catch (error) {
    const known = [Refused, ConfigError, DataFolderError, StorageRefused].some(
      (kind) => error instanceof kind,
    );
    process.stderr.write(
      `${known || !(error instanceof Error) ? String(error instanceof Error ? error.message : error) : error.stack}\n`,
    );
    return process.exit(1);
  }
};
