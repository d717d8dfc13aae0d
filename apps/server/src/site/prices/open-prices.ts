import { defaultPrices } from '@vesper/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import { insertDiscountTerms, openDiscount, openTerms } from './discount-repository.ts';
import { insertPriceStatements } from './price-repository.ts';

/** Before anything: what a site asked for from its beginning. */
const sinceEver = new Date(Date.UTC(2000, 0, 1));
const always = { validFrom: sinceEver, notedAt: sinceEver };

/** The welcome discount (spec §9), and the one for who stays (readings, "no dark patterns"). */
const memberDiscounts = [
  { code: 'TIMEBONUS25', own_window: 'signup', first_purchase_only: true },
  { code: 'STAY25', own_window: 'stay', first_purchase_only: false },
] as const;

/** A new site sells what the product's price list says, until it says otherwise itself. */
export const openPrices = async (trx: Trx, site: string): Promise<void> => {
  await insertPriceStatements(trx, site, defaultPrices, always);
  for (const { code, own_window, first_purchase_only } of memberDiscounts) {
    const discount = await openDiscount(trx, { site_id: site, code, own_window });
    await insertDiscountTerms(trx, discount, { ...openTerms, value_rate: 2500, first_purchase_only }, always);
  }
};
