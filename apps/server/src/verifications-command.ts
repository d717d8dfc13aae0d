import path from 'node:path';
import { type VerificationRefusal, verificationRefusals } from '@vesper/domain';
import { readJudgingWords, Refused, runJudging } from './judging-command.ts';
import { say } from './say.ts';
import type { Services } from './platform/services/services.ts';
import { judgeVerification } from './verification/judge.ts';
import { showSelfies } from './verification/show-selfies.ts';
import { findKnownSelfies, inWords } from './verification/known-repository.ts';
import { findWhose, listWaiting } from './verification/waiting-repository.ts';

/** `npm run verifications`: selfies that wait for somebody, until there are screens for it. With the embedded database the server is stopped for it. */
const usage = `Usage:
  verifications [list]                       what waits, the longest waiting first
  verifications show <number> <folder>       writes both selfies, named by the pose asked for, and the main photo into the folder;
                                             delete them there when it is judged. Says when a selfie is a picture on another profile
  verifications approve <number>             the same person on all three, and both poses are seen
  verifications refuse <number> --reason <reason>
                                             one of: ${verificationRefusals.join(', ')}
Who judges is noted: your name on this system, or --by <name>.`;

const words = readJudgingWords(process.argv.slice(2));
const { command, folder, by, reason } = words;

const isReason = (value: string | undefined): value is VerificationRefusal =>
  verificationRefusals.some((one) => one === value);

const list = async ({ db }: Services): Promise<void> => {
  const rows = await listWaiting(db);
  for (const row of rows) {
    const since = row.submitted_at?.toISOString().slice(0, 16).replace('T', ' ') ?? '';
    const opened = row.opened_by === null ? '' : `, opened by ${row.opened_by}`;
    say(
      `${String(row.number).padStart(6)}  ${since}  ${row.domain}  ${row.name} (${row.member_id})${opened}`,
    );
  }
  say(`  ${rows.length} wait`);
};

const show = async (services: Services, number: number): Promise<void> => {
  const files = await showSelfies(services, number, path.resolve(folder), by);
  if (!files) throw new Refused(`nothing with the number ${number} waits`);
  for (const file of files) say(path.join(folder, file));
  const whose = await findWhose(services.db, number);
  const known = whose ? await findKnownSelfies(services.db, whose.member_id, 'everywhere') : [];
  for (const selfie of known) say(inWords(selfie));
};

const judge = async (services: Services, number: number): Promise<void> => {
  const verdict =
    command === 'approve'
      ? ({ event: 'approve' } as const)
      : isReason(reason)
        ? ({ event: 'refuse', reason } as const)
        : undefined;
  if (!verdict) throw new Refused(`"${reason ?? ''}" is no reason\n\n${usage}`);
  const judged = await judgeVerification(services, number, verdict, by);
  if (judged === 'not there') throw new Refused(`there is no verification ${number}`);
  if (judged === 'photo changed') throw new Refused(`the main photo is another one by now: not verified`);
  if (judged === 'fictional')
    throw new Refused(`${number} is of a fictional profile, which is never verified`);
  if (judged === 'switched off')
    throw new Refused(`the site of ${number} has verified members switched off: nobody is verified there`);
  if (typeof judged === 'object' && 'known' in judged)
    throw new Refused(`not verified, refused as no_fresh_picture: ${judged.known.map(inWords).join('; ')}`);
  if (judged !== 'done') throw new Refused(`${number} is ${judged.is} already`);
  say(`${number} is ${command === 'approve' ? 'verified' : `refused: ${reason}`}`);
};

await runJudging(words, { list, show, approve: judge, refuse: judge }, usage);
