import { scoreMessage } from '@vesper/domain/scam-hints';
import { findMemberByEmail } from '../../member/repository.ts';
import { DataFolderError } from '../../platform/database/data-folder.ts';
import type { Services } from '../../platform/services/services.ts';
import { demoDomain } from '../demo-domain.ts';
import { testMembers } from '../people/test-members.ts';
import { findScammers, readLastWords } from './drill-repository.ts';
import { type DrillLine, drillLines } from './scripts.ts';

/** What became of a line of the drill. */
export interface DrillResult extends DrillLine {
  /** As it arrived; undefined where it was not sent. */
  readonly arrived: string | undefined;
  readonly score: number;
  readonly why: readonly string[];
  readonly outcome: 'caught' | 'missed' | 'passed' | 'false alarm' | 'not sent';
}

const judge = (line: DrillLine, arrived: string | undefined): DrillResult => {
  const { contact, money, score, reasons } = scoreMessage(arrived ?? '');
  const seen = { contact, money };
  const isSeen = line.should === null ? contact || money : seen[line.should];
  const outcome =
    arrived === undefined
      ? 'not sent'
      : line.should === null
        ? isSeen
          ? 'false alarm'
          : 'passed'
        : isSeen
          ? 'caught'
          : 'missed';
  return { ...line, arrived, score, outcome, why: reasons.map(({ kind, why }) => `${kind}: ${why}`) };
};

/**
 * Has fictional members of the demo world, who are labelled so wherever they appear, write what swindlers write to the test
 * members, and says of each line what the table of hints sees in it as it arrived. Run again, it sends nothing twice.
 * @throws DataFolderError where there is no demo world
 */
export const runDrill = async (services: Services): Promise<DrillResult[]> => {
  const site = await services.sites.findByHost(demoDomain, true);
  if (!site) throw new DataFolderError('The drill needs the demo world: npm run db:seed');
  const scammers = await findScammers(services.db, site.id, drillLines.length);
  const results: DrillResult[] = [];
  for (const [index, line] of drillLines.entries()) {
    const { email = '' } = testMembers().find(({ locale }) => locale === line.locale) ?? {};
    const receiver = await findMemberByEmail(services.db, site.id, email, ['active']);
    const sender = scammers[index];
    if (receiver && sender)
      await services.sends.send(site, {
        sender,
        receiver: receiver.id,
        clientId: `drill-${index}`,
        kind: 'text',
        text: line.text,
        // As the demo world's answers: nobody pays for it, and no limit counts it.
        free: true,
        answerTo: null,
        isKeyFree: false,
      });
    const arrived = receiver && sender && (await readLastWords(services.db, sender, receiver.id));
    results.push(judge(line, arrived));
  }
  return results;
};

/** The results for an operator at a terminal, what was missed last. */
export const drillReport = (results: readonly DrillResult[]): string[] => {
  const count = (outcome: DrillResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  return [
    ...results
      .toSorted((one, two) => two.score - one.score)
      .map(
        ({ outcome, score, locale, story, text, why }) =>
          `${outcome.padEnd(11)} ${String(score).padStart(3)}  ${locale}  ${story}\n      ${text}${why.length > 0 ? `\n      ${why.join(', ')}` : ''}`,
      ),
    `  ${count('caught')} caught, ${count('missed')} missed, ${count('passed')} passed rightly, ${count('false alarm')} false alarms, ${count('not sent')} not sent`,
  ];
};
