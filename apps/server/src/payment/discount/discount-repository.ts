import { discountUse, type MemberWindow, type OrderState } from '@vesper/domain';
import { type Insertable, sql } from 'kysely';
import { hasBought } from '../../member/own-state-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/database-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { DiscountTerms } from '../../site/prices/discount-repository.ts';

/** A discount with the terms that hold, and what has become of its uses. */
export interface DiscountRow extends DiscountTerms {
  readonly id: string;
  readonly code: string;
  readonly own_window: MemberWindow | null;
  /** The uses that this member has spent. */
  readonly spent_slots: readonly string[];
  /** Any, also under terms that gave them no slot. */
  readonly has_spent: boolean;
  /** An order of somebody else holds or has spent a use. */
  readonly used_by_other: boolean;
  /** The member has bought something, or pays for a discounted order. */
  readonly has_bought: boolean;
}

/** Which discount, of which site, for whom, at which moment. */
export interface DiscountQuery {
  readonly site: string;
  readonly member: string;
  readonly now: Date;
  /** By its code as it is compared, or by the time of a member's own that it is for. */
  readonly by: { readonly code: string } | { readonly window: MemberWindow };
}

/** A discount as it stands for a member; undefined where the site has none such, or not yet. */
export const findDiscount = async (
  db: Database | Trx,
  { site, member, now, by }: DiscountQuery,
): Promise<DiscountRow | undefined> => {
  const meant = 'code' in by ? sql`d.code = ${by.code}` : sql`d.own_window = ${by.window}`;
  const { rows } = await sql<DiscountRow>`
    select d.id, d.code, d.own_window, t.status, t.validity, t.value_rate, t.country, t.currency, t.minimum_order_minor,
      t.first_purchase_only, t.payment_methods, t.member_id, t.expires_at,
      array(select slot from discount_uses u
        where u.discount_id = d.id and u.member_id = ${member} and u.state = 'spent' and slot is not null) as spent_slots,
      exists (select from discount_uses u
        where u.discount_id = d.id and u.member_id = ${member} and u.state = 'spent') as has_spent,
      exists (select from discount_uses u
        where u.discount_id = d.id and u.member_id <> ${member} and u.state <> 'free') as used_by_other,
      ${hasBought(sql`${member}`)} as has_bought
    from discounts d
    cross join lateral (
      select * from discount_terms where discount_id = d.id and valid_from <= ${now}
      order by valid_from desc, id desc limit 1
    ) as t
    where d.site_id = ${site} and ${meant}`.execute(db);
  return rows[0];
};

/** Has all orders with this discount wait for one another until the transaction ends; taken after the member's lock. */
export const lockDiscount = async (trx: Trx, discount: string): Promise<void> => {
  await trx.selectFrom('discounts').select('id').where('id', '=', discount).forNoKeyUpdate().execute();
};

export const insertUse = async (trx: Trx, row: Insertable<Tables['discount_uses']>): Promise<void> => {
  await trx.insertInto('discount_uses').values(row).execute();
};

/** What the move of an order does with the use that it is: money spends it, an ending frees it; nothing holds it again. */
export const moveUse = async (trx: Trx, order: string, to: OrderState): Promise<void> => {
  const state = discountUse(to);
  if (state === 'held') return;
  await trx.updateTable('discount_uses').set({ state }).where('order_id', '=', order).execute();
};

/** Newer orders have taken the place of these: what they held is free. */
export const freeUses = async (trx: Trx, orders: readonly string[]): Promise<void> => {
  await trx
    .updateTable('discount_uses')
    .set({ state: 'free' })
    .where('order_id', 'in', [...orders])
    .where('state', '=', 'held')
    .execute();
};

/** Whether another order has spent the very use that this one is. */
export const isSpentTwice = async (trx: Trx, order: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('discount_uses as own')
    .innerJoin('discount_uses as other', (join) =>
      join
        .onRef('other.discount_id', '=', 'own.discount_id')
        .onRef('other.slot', '=', 'own.slot')
        .onRef('other.order_id', '<>', 'own.order_id'),
    )
    .select('other.order_id')
    .where('own.order_id', '=', order)
    .where('other.state', '=', 'spent')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
