import { isDeepStrictEqual } from 'node:util';
import {
  type PriceChange,
  priceKey,
  type PriceStatement,
  type PriceTableStatement,
  statementsAt,
} from '@vesper/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction, type Trx } from '../../platform/database/transaction.ts';
import {
  type DiscountTerms,
  findTermsAt,
  insertDiscountTerms,
  isMemberOfSite,
  openDiscount,
} from './discount-repository.ts';
import { statementLine, termsLine } from './price-lines.ts';
import { insertPriceStatements, lockSite, readPriceChanges } from './price-repository.ts';
import type { DiscountEntry, PriceEntry } from './price-schema.ts';

/** What was asked for cannot be: said to whoever asked, and nothing is changed. */
export class PriceRefused extends Error {}

/** What became of one entry, in the words that set it. */
export interface PriceOutcome {
  readonly line: string;
  /** What would hold else; null where nothing does. */
  readonly before: string | null;
  readonly fromMs: number;
  /** False where it was so already. */
  readonly isNew: boolean;
}

interface Moment {
  readonly fromMs: number;
  readonly nowMs: number;
}

const toStatement = (entry: Exclude<PriceEntry, DiscountEntry>): PriceTableStatement => {
  switch (entry.kind) {
    case 'bundle': {
      const { kind, bundle, currency, credits, price } = entry;
      return { kind, bundle, currency, credits, priceMinor: price };
    }
    case 'currency':
      return { kind: entry.kind, country: entry.country, currency: entry.currency };
    case 'vat':
      return { kind: entry.kind, country: entry.country, rate: entry.rate };
    case 'message-cost': {
      const { kind, country, currency, cost } = entry;
      return { kind, country, currency, costMinor: cost };
    }
  }
};

const without = ({ fromMs: _, ...statement }: PriceChange): PriceStatement => statement;

/** @throws PriceRefused where it ends what is not there, or is in money that the country does not pay in */
const refuseSenseless = (statement: PriceStatement, holds: ReadonlyMap<string, PriceChange>): void => {
  if (statement.kind === 'bundle' && statement.priceMinor === null && !holds.has(priceKey(statement)))
    throw new PriceRefused(`${statement.bundle} is not sold in ${statement.currency}`);
  if (statement.kind !== 'message-cost') return;
  const paid = holds.get(`currency ${statement.country}`);
  if (paid?.kind === 'currency' && paid.currency !== statement.currency)
    throw new PriceRefused(`${statement.country} pays in ${paid.currency}, not in ${statement.currency}`);
};

const writeStatement = async (
  trx: Trx,
  site: string,
  entry: Exclude<PriceEntry, DiscountEntry>,
  { fromMs, nowMs }: Moment,
): Promise<PriceOutcome> => {
  const statement = toStatement(entry);
  const changes = (await readPriceChanges(trx, [site])).get(site) ?? [];
  const holds = statementsAt(changes, fromMs);
  refuseSenseless(statement, holds);
  const before = holds.get(priceKey(statement));
  const isNew = !before || !isDeepStrictEqual(without(before), statement);
  const moment = { validFrom: new Date(fromMs), notedAt: new Date(nowMs) };
  if (isNew) await insertPriceStatements(trx, site, [statement], moment);
  return {
    line: statementLine(statement) ?? '',
    before: before ? statementLine(before) : null,
    fromMs,
    isNew,
  };
};

const toTerms = (entry: DiscountEntry): DiscountTerms => ({
  status: entry.status,
  validity: entry.validity,
  value_rate: entry.percentage,
  country: entry.country ?? null,
  currency: entry.currency ?? null,
  minimum_order_minor: entry.minimum ?? null,
  first_purchase_only: entry.first_purchase_only,
  payment_methods: entry.methods ?? null,
  member_id: entry.member ?? null,
  expires_at: entry.expires ?? null,
});

const writeDiscount = async (
  trx: Trx,
  site: string,
  entry: DiscountEntry,
  { fromMs, nowMs }: Moment,
): Promise<PriceOutcome> => {
  if (entry.minimum !== undefined && entry.currency === undefined)
    throw new PriceRefused(`${entry.code}: a minimum needs its currency`);
  if (entry.member !== undefined && !(await isMemberOfSite(trx, site, entry.member)))
    throw new PriceRefused(`${entry.code}: the site has no member ${entry.member}`);
  const terms = toTerms(entry);
  const known = await findTermsAt(trx, site, entry.code, new Date(fromMs));
  // Their time is each member's own.
  if (known?.own_window && (entry.expires || entry.member || entry.validity !== 'once-per-user'))
    throw new PriceRefused(`${entry.code} is for each member once, in a time of their own`);
  const isNew = !known?.terms || !isDeepStrictEqual(known.terms, terms);
  if (isNew) {
    const discount = await openDiscount(trx, { site_id: site, code: entry.code, own_window: null });
    const moment = { validFrom: new Date(fromMs), notedAt: new Date(nowMs) };
    await insertDiscountTerms(trx, discount, terms, moment);
  }
  const { code } = entry;
  return {
    line: termsLine({ ...terms, code }),
    before: known?.terms ? termsLine({ ...known.terms, code }) : null,
    fromMs,
    isNew,
  };
};

/**
 * Has a site ask for something else, all of it or nothing; what is so already is not written again. Old orders have their own
 * figures. Whoever calls it tells the servers (`tellChanged` with the site).
 * @throws PriceRefused
 */
export const changePrices = (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  site: string,
  entries: readonly PriceEntry[],
): Promise<PriceOutcome[]> =>
  inTransaction(db, async (trx) => {
    // One after the other: each sees what the one before has said.
    await lockSite(trx, site);
    const nowMs = clock.now();
    const outcomes: PriceOutcome[] = [];
    for (const entry of entries) {
      const fromMs = entry.from ?? nowMs;
      if (fromMs < nowMs) throw new PriceRefused('nothing can begin in the past: orders were made by it');
      const moment = { fromMs, nowMs };
      outcomes.push(
        entry.kind === 'discount'
          ? await writeDiscount(trx, site, entry, moment)
          : await writeStatement(trx, site, entry, moment),
      );
    }
    return outcomes;
  });
