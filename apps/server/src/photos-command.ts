import path from 'node:path';
import { type PhotoRefusal, photoRefusals } from '@vesper/domain';
import { readJudgingWords, Refused, runJudging } from './judging-command.ts';
import { say } from './say.ts';
import { judgePhoto, type PhotoVerdict } from './photos/moderation/judge-photo.ts';
import { listWaitingPhotos } from './photos/moderation/moderation-repository.ts';
import { showPhoto } from './photos/moderation/show-photo.ts';
import type { Services } from './platform/services/services.ts';

/** `npm run photos`: photos that nobody has looked at, until there are screens for it. With the embedded database the server is stopped for it. */
const usage = `Usage:
  photos [list]                              what waits: main photos first, the longest waiting first
  photos show <number> <folder>              writes the photo into the folder; delete it there when it is judged
  photos approve <number>                    it may stay
  photos refuse <number> --reason <reason>   nobody but its owner is shown it any more; one of:
                                             ${photoRefusals.join(', ')}
Who judges is noted: your name on this system, or --by <name>.`;

const words = readJudgingWords(process.argv.slice(2));
const { command, folder, by, reason } = words;

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

await runJudging(words, { list, show, approve: judge, refuse: judge }, usage);
