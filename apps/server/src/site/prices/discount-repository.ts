import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/database-tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/ids.ts';
import type { PriceMoment } from './price-repository.ts';

/** What a discount says, beside from when. */
export type DiscountTerms = Omit<
  Selectable<Tables['discount_terms']>,
  'id' | 'discount_id' | 'valid_from' | 'noted_at'
>;

/** Terms that bind a discount to nothing. */
export const openTerms: Omit<DiscountTerms, 'value_rate'> = {
  status: 'active',
  validity: 'once-per-user',
  country: null,
  currency: null,
  minimum_order_minor: null,
  first_purchase_only: false,
  payment_methods: null,
  member_id: null,
  expires_at: null,
};

/** A discount of a site by its code, made where there is none yet. */
export const openDiscount = async (
  trx: Trx,
  { site_id, code, own_window }: Omit<Insertable<Tables['discounts']>, 'id'>,
): Promise<string> => {
  const made = await trx
    .insertInto('discounts')
    .values({ id: newId(), site_id, code, own_window })
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  const { id } = await trx
    .selectFrom('discounts')
    .select('id')
    .where('site_id', '=', site_id)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return id;
};

/** Notes what a discount says from a moment on. */
export const insertDiscountTerms = async (
  trx: Trx,
  discount: string,
  terms: DiscountTerms,
  { validFrom, notedAt }: PriceMoment,
): Promise<void> => {
  await trx
    .insertInto('discount_terms')
    .values({ ...terms, id: newId(), discount_id: discount, valid_from: validFrom, noted_at: notedAt })
    .execute();
};

/** What the terms of a discount say. */
const termColumns = [
  'status',
  'validity',
  'value_rate',
  'country',
  'currency',
  'minimum_order_minor',
  'first_purchase_only',
  'payment_methods',
  'member_id',
  'expires_at',
] as const;

/** A discount and what it says at a moment; no terms where it says nothing by then, undefined where there is none. */
export const findTermsAt = async (
  trx: Trx,
  site: string,
  code: string,
  at: Date,
): Promise<{ own_window: 'signup' | 'stay' | null; terms: DiscountTerms | undefined } | undefined> => {
  const discount = await trx
    .selectFrom('discounts')
    .select(['id', 'own_window'])
    .where('site_id', '=', site)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!discount) return undefined;
  const terms = await trx
    .selectFrom('discount_terms')
    .select(termColumns)
    .where('discount_id', '=', discount.id)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { own_window: discount.own_window, terms };
};

export const isMemberOfSite = async (trx: Trx, site: string, member: string): Promise<boolean> =>
  (await trx
    .selectFrom('members')
    .select('id')
    .where('id', '=', member)
    .where('site_id', '=', site)
    .executeTakeFirst()) !== undefined;

/** All that the discounts of a site have ever said, the earliest first. */
export const readTerms = (db: Database, site: string) =>
  db
    .selectFrom('discount_terms')
    .innerJoin('discounts', 'discounts.id', 'discount_terms.discount_id')
    .select(['code', 'valid_from', ...termColumns])
    .where('site_id', '=', site)
    .orderBy('code')
    .orderBy('valid_from')
    .orderBy('discount_terms.id')
    .execute();
