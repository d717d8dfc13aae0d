import os from 'node:os';
import path from 'node:path';
import { type PhotoRefusal, photoRefusals } from '@vesper/domain';
import { judgePhoto, type PhotoVerdict } from './photos/moderation/judge-photo.ts';
import { listWaitingPhotos } from './photos/moderation/moderation-repository.ts';
import { showPhoto } from './photos/moderation/show-photo.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { DataFolderError } from './platform/database/data-folder.ts';
import type { Services } from './platform/services/services.ts';
import { startServer } from './start-server.ts';

/** `npm run photos`: photos that nobody has looked at, until there are screens for it. With the embedded database the server is stopped for it. */
const usage = `Usage:
  photos [list]                              what waits: main photos first, the longest waiting first
  photos show <number> <folder>              writes the photo into the folder; delete it there when it is judged
  photos approve <number>                    it may stay
  photos refuse <number> --reason <reason>   nobody but its owner is shown it any more; one of:
                                             ${photoRefusals.join(', ')}
Who judges is noted: your name on this system, or --by <name>.`;

class Refused extends Error {}
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const words = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = words.indexOf(`--${name}`);
  return at === -1 ? undefined : words.splice(at, 2)[1];
};
const by = option('by') ?? os.userInfo().username;
const reason = option('reason');
const [command = 'list', said = '', folder = ''] = words;
const number = /^\d{1,15}$/.test(said) ? Number(said) : null;

const isReason = (value: string | undefined): value is PhotoRefusal =>
  photoRefusals.some((one) => one === value);

const list = async ({ db }: Services): Promise<void> => {
  const rows = await listWaitingPhotos(db);
  for (const row of rows) {
    const since = row.created_at.toISOString().slice(0, 16).replace('T', ' ');
    const main = row.main ? ', main photo' : '';
    say(`${String(row.number).padStart(6)}  ${since}  ${row.domain}  ${row.name} (${row.member_id})${main}`);
  }
  say(`  ${rows.length} wait`);
};

const show = async (services: Services, number: number): Promise<void> => {
  const file = await showPhoto(services, number, path.resolve(folder));
  if (!file) throw new Refused(`there is no photo ${number}`);
  say(path.join(folder, file));
};

const verdictOf = (): PhotoVerdict => {
  if (command === 'approve') return { event: 'approve' };
  if (!isReason(reason)) throw new Refused(`"${reason ?? ''}" is no reason\n\n${usage}`);
  return { event: 'refuse', reason };
};

const judge = async (services: Services, number: number): Promise<void> => {
  if (!(await judgePhoto(services, number, verdictOf(), by)))
    throw new Refused(`there is no photo ${number}`);
  say(`${number} is ${command === 'approve' ? 'approved' : `refused: ${reason}`}`);
};

const acts: Readonly<Record<string, (services: Services, number: number) => Promise<void>>> = {
  list,
  show,
  approve: judge,
  refuse: judge,
};

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
  process.exit(0);
} catch (error) {
  const known = [Refused, ConfigError, DataFolderError].some((kind) => error instanceof kind);
  process.stderr.write(
    `${known || !(error instanceof Error) ? String(error instanceof Error ? error.message : error) : error.stack}\n`,
  );
  process.exit(1);
}
