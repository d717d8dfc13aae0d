import type { PriceTableStatement } from '@vesper/domain';
import { inTransaction } from '../platform/database/transaction.ts';
import {
  type DiscountTerms,
  insertDiscountTerms,
  openDiscount,
  openTerms,
} from '../site/prices/discount-repository.ts';
import { insertPriceStatements } from '../site/prices/price-repository.ts';
import type { TestServer } from './test-server.ts';

const momentIn = (server: TestServer, seconds: number) => ({
  validFrom: new Date(server.clock.now() + seconds * 1000),
  notedAt: new Date(server.clock.now()),
});

/** Has a site ask for something else, now or in so many seconds, and the server hear of it. */
export const setPrices = async (
  server: TestServer,
  site: string,
  statements: readonly PriceTableStatement[],
  inSeconds = 0,
): Promise<void> => {
  await inTransaction(server.services.db, (trx) =>
    insertPriceStatements(trx, site, statements, momentIn(server, inSeconds)),
  );
  server.services.live.tellChanged([site]);
};

/** Makes a discount of a site say something from now on; answers its id. */
export const setDiscount = async (
  server: TestServer,
  site: string,
  code: string,
  terms: Partial<DiscountTerms> = {},
  inSeconds = 0,
): Promise<string> => {
  const id = await inTransaction(server.services.db, async (trx) => {
    const discount = await openDiscount(trx, { site_id: site, code, own_window: null });
    const said = { ...openTerms, value_rate: 1000, ...terms };
    await insertDiscountTerms(trx, discount, said, momentIn(server, inSeconds));
    return discount;
  });
  server.services.live.tellChanged([site]);
  return id;
};
