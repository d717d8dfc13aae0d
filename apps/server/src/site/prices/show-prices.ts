import { priceKey, statementsAt } from '@vesper/domain';
import type { Database } from '../../platform/database/database.ts';
import { readTerms } from './discount-repository.ts';
import { statementLine, termsLine } from './price-lines.ts';
import { readPriceChanges } from './price-repository.ts';

/** What a site asks for at a moment, in the words that set it, and what is planned after that. */
export const showPrices = async (db: Database, site: string, atMs: number): Promise<string[]> => {
  const changes = (await readPriceChanges(db, [site])).get(site) ?? [];
  const holds = [...statementsAt(changes, atMs).values()].sort((a, b) =>
    priceKey(a).localeCompare(priceKey(b), 'en', { numeric: true }),
  );
  const terms = await readTerms(db, site);
  const termsNow = new Map(
    terms.filter(({ valid_from }) => valid_from.getTime() <= atMs).map((one) => [one.code, one]),
  );
  const planned = [
    ...changes.map((change) => ({ fromMs: change.fromMs, line: statementLine(change) })),
    ...terms.map((one) => ({ fromMs: one.valid_from.getTime(), line: termsLine(one) })),
  ]
    .filter(({ fromMs, line }) => fromMs > atMs && line !== null)
    .sort((a, b) => a.fromMs - b.fromMs);
  return [
    ...holds.flatMap((change) => statementLine(change) ?? []),
    ...[...termsNow.values()].map(termsLine),
    ...planned.map(({ fromMs, line }) => `${line} from=${new Date(fromMs).toISOString()}`),
  ];
};
