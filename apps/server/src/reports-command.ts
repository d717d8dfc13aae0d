import { readReceipt, reportOutcomes, type ReportOutcome } from '@vesper/domain';
import { drillReport, runDrill } from './demo/drill/run-drill.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { DataFolderError } from './platform/database/data-folder.ts';
import { openData } from './platform/database/open-data.ts';
import { AppError } from './platform/http/app-error.ts';
import type { Services } from './platform/services/services.ts';
import { caseLine, caseLines } from './reports/case-lines.ts';
import { readAllSaid } from './reports/ended-cases-repository.ts';
import { endedLines, NotFound, openForMember } from './reports/open-for-member.ts';
import { listReports, readCase } from './reports/repository.ts';
import { startServer } from './start-server.ts';
import { workOnReport } from './reports/work-on-report.ts';
import { say } from './say.ts';

/** `npm run reports`: what members have reported, until there are screens for it. With the embedded database the server is stopped for it. */
const usage = `Usage:
  reports [list]                              open cases and those in review, the longest waiting first
  reports list --all                          closed ones as well
  reports show <receipt> [--all]              what was said, the profile and the messages as they were seen; --all with everything
                                              that was said, where a block has ended the conversation
  reports review <receipt>                    somebody works on it
  reports close <receipt> <outcome> [note]    one of: ${reportOutcomes.join(', ')}
  reports ended <member>                      a member's conversations that a block has ended, by id or mail address
  reports open <member> <conversation> <category> [words]
                                              reports for a member who has turned to the support
  reports drill                               demo world only: fictional members write what swindlers write to the test
                                              members, and what the table of hints catches and misses is printed`;

class Refused extends Error {}

/** With all that the server has, without being one. */
const withServices = async (act: (services: Services) => Promise<readonly string[]>): Promise<void> => {
  const { services, close } = await startServer(readConfig(process.env), { pages: false, jobs: false });
  try {
    for (const line of await act(services)) say(line);
  } finally {
    await close();
  }
};

const isOutcome = (value: string): value is ReportOutcome => reportOutcomes.some((one) => one === value);
const [command = 'list', typed = '', ...rest] = process.argv.slice(2);

const withServer: Readonly<Record<string, (services: Services) => Promise<readonly string[]>>> = {
  drill: async (services) => {
    if (services.config.mode === 'production') throw new Refused('the drill is for the demo world only');
    return drillReport(await runDrill(services));
  },
  ended: (services) => endedLines(services, typed),
  open: async (services) => {
    const [conversation = '', category = '', ...words] = rest;
    const asked = { member: typed, conversation, category, words: words.join(' ') };
    return [await openForMember(services, asked)];
  },
};

const changeOf = (): Parameters<typeof workOnReport>[2] => {
  if (command === 'review') return { to: 'in_review' };
  const [outcome = '', ...note] = rest;
  if (!isOutcome(outcome)) throw new Refused(`"${outcome}" is no outcome\n\n${usage}`);
  return { to: 'closed', outcome, note: note.join(' ') };
};

try {
  if (
    !['list', 'show', 'review', 'close', ...Object.keys(withServer)].includes(command) ||
    (!['list', 'drill'].includes(command) && !typed)
  )
    throw new Refused(usage);
  const act = withServer[command];
  if (act) {
    await withServices(act);
    process.exit(0);
  }
  const receipt = readReceipt(typed);
  const change = command === 'review' || command === 'close' ? changeOf() : undefined;
  const { open, close } = await openData(readConfig(process.env), (error) =>
    say(`database: ${error.message}`),
  );
  try {
    if (command === 'list') {
      const isAll = typed === '--all';
      const rows = await listReports(
        open.db,
        isAll ? ['open', 'in_review', 'closed'] : ['open', 'in_review'],
      );
      for (const row of rows) say(caseLine(row));
      say(`  ${rows.length} cases`);
    } else if (change) {
      const worked = await workOnReport({ db: open.db, clock: systemClock }, receipt, change);
      if (worked === 'not there') throw new Refused(`there is no report ${receipt}`);
      if (worked !== 'done') throw new Refused(`${receipt} is ${worked.is} already`);
      say(`${receipt} is ${change.to === 'closed' ? `closed: ${change.outcome}` : 'in review'}`);
    } else {
      const found = await readCase(open.db, receipt);
      if (!found) throw new Refused(`there is no report ${receipt}`);
      const all = rest.includes('--all') ? await readAllSaid(open.db, found.id) : undefined;
      for (const line of caseLines(found, all)) say(line);
    }
  } finally {
    await close();
  }
} catch (error) {
  const known = [Refused, NotFound, AppError, ConfigError, DataFolderError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(
    `${known || !(error instanceof Error) ? String(error instanceof Error ? error.message : error) : error.stack}\n`,
  );
  process.exit(1);
}
