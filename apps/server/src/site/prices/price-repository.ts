import {
  isCountry,
  isCurrency,
  type MemberWindow,
  memberWindows,
  type PriceChange,
  type PriceStatement,
  type PriceTableStatement,
} from '@vesper/domain';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/ids.ts';

/** A row of any of the tables of prices, in columns that fit all of them. */
interface PriceRow {
  readonly site_id: string;
  readonly kind: PriceStatement['kind'];
  /** A bundle's id, a country, a time of a member's own. */
  readonly about: string;
  /** The currency; of a discount its code. */
  readonly named: string | null;
  readonly credits: number | null;
  /** Minor units or basis points. */
  readonly amount: number | null;
  readonly valid_from: Date;
}

const isMemberWindow = (value: string): value is MemberWindow =>
  memberWindows.some((window) => window === value);

/** Null where it names a country or currency that the product does not know. */
const toChange = ({ kind, about, named, credits, amount, valid_from }: PriceRow): PriceChange | null => {
  const fromMs = valid_from.getTime();
  if (kind === 'member-discount') {
    const percentage = amount === null ? null : amount / 100;
    return isMemberWindow(about) ? { kind, fromMs, window: about, code: named ?? '', percentage } : null;
  }
  if (kind === 'bundle')
    return isCurrency(named)
      ? { kind, fromMs, bundle: about, currency: named, credits: credits ?? 0, priceMinor: amount }
      : null;
  if (!isCountry(about)) return null;
  if (kind === 'vat') return amount === null ? null : { kind, fromMs, country: about, rate: amount };
  if (!isCurrency(named)) return null;
  return kind === 'currency'
    ? { kind, fromMs, country: about, currency: named }
    : { kind, fromMs, country: about, currency: named, costMinor: amount };
};

/**
 * All that was ever said of these sites' prices, by site: what began first stands first, and of the same moment what was
 * noted first. What names a country or currency that the product does not know is left out.
 */
export const readPriceChanges = async (
  db: Database | Trx,
  sites: readonly string[],
): Promise<Map<string, PriceChange[]>> => {
  const { rows } = await sql<PriceRow>`
    select site_id, 'bundle' as kind, bundle as about, currency as named, credits, price_minor as amount, valid_from, id
      from bundle_prices where site_id = any(${sites}::uuid[])
    union all select site_id, 'currency', country, currency, null, null, valid_from, id
      from country_currencies where site_id = any(${sites}::uuid[])
    union all select site_id, 'vat', country, null, null, rate, valid_from, id
      from vat_rates where site_id = any(${sites}::uuid[])
    union all select site_id, 'message-cost', country, currency, null, cost_minor, valid_from, id
      from minimum_message_costs where site_id = any(${sites}::uuid[])
    union all select site_id, 'member-discount', own_window, code, null,
        case when status = 'active' then value_rate end, valid_from, discount_terms.id
      from discounts join discount_terms on discount_terms.discount_id = discounts.id
      where own_window is not null and site_id = any(${sites}::uuid[])
    order by valid_from, id`.execute(db);
  const changes = new Map<string, PriceChange[]>(sites.map((site) => [site, []]));
  for (const row of rows) {
    const change = toChange(row);
    if (change) changes.get(row.site_id)?.push(change);
  }
  return changes;
};

/** When something of a site's prices begins, and when that was written down: never before it begins. */
export interface PriceMoment {
  readonly validFrom: Date;
  readonly notedAt: Date;
}

const ofKind = <K extends PriceTableStatement['kind']>(statements: readonly PriceTableStatement[], kind: K) =>
  statements.filter((one): one is Extract<PriceTableStatement, { kind: K }> => one.kind === kind);

/** Notes what is so of a site's prices from a moment on. */
export const insertPriceStatements = async (
  trx: Trx,
  site: string,
  statements: readonly PriceTableStatement[],
  { validFrom, notedAt }: PriceMoment,
): Promise<void> => {
  const row = () => ({ id: newId(), site_id: site, valid_from: validFrom, noted_at: notedAt });
  const bundles = ofKind(statements, 'bundle').map(({ bundle, currency, credits, priceMinor }) => ({
    ...row(),
    bundle,
    currency,
    credits,
    price_minor: priceMinor,
  }));
  const currencies = ofKind(statements, 'currency').map(({ country, currency }) => ({
    ...row(),
    country,
    currency,
  }));
  const rates = ofKind(statements, 'vat').map(({ country, rate }) => ({ ...row(), country, rate }));
  const costs = ofKind(statements, 'message-cost').map(({ country, costMinor, currency }) => ({
    ...row(),
    country,
    currency,
    cost_minor: costMinor,
  }));
  if (bundles.length > 0) await trx.insertInto('bundle_prices').values(bundles).execute();
  if (currencies.length > 0) await trx.insertInto('country_currencies').values(currencies).execute();
  if (rates.length > 0) await trx.insertInto('vat_rates').values(rates).execute();
  if (costs.length > 0) await trx.insertInto('minimum_message_costs').values(costs).execute();
};

/** Has whoever changes the prices of this site wait until the transaction ends; orders do not. */
export const lockSite = async (trx: Trx, site: string): Promise<void> => {
  await trx.selectFrom('sites').select('id').where('id', '=', site).forNoKeyUpdate().execute();
};
