import { defaultPrices } from '@vesper/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import { insertPriceStatements } from './price-repository.ts';

/** Before anything: what a site asked for from its beginning. */
const sinceEver = new Date(Date.UTC(2000, 0, 1));

/** A new site sells what the product's price list says, until it says otherwise itself. */
export const openPrices = (trx: Trx, site: string): Promise<void> =>
  insertPriceStatements(trx, site, defaultPrices, { validFrom: sinceEver, notedAt: sinceEver });
