import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/database-tables.ts';
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
