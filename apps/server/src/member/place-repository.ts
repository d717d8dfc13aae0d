import { cellColumns } from './place.ts';
import { updateMember } from './repository.ts';
import { refreshSearchProfiles } from './search-profile/search-profile-repository.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Services } from '../platform/services/services.ts';

/** So many in one transaction, and in one round, so that nothing waits for it. */
const chunk = 200;
const mostChunks = 50;

const placeSome = (services: Pick<Services, 'db'>): Promise<number> =>
  inTransaction(services.db, async (trx) => {
    const rows = await trx
      .selectFrom('members')
      .select(['id', 'country', 'region', 'city'])
      .where('placed', '=', false)
      .orderBy('id')
      .limit(chunk)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { id, country, region, city } of rows)
      await updateMember(trx, id, { ...cellColumns(country, region, city), placed: true });
    if (rows.length > 0)
      await refreshSearchProfiles(
        trx,
        rows.map(({ id }) => id),
      );
    return rows.length;
  });

/** Finds the cells of members who have none yet: those who signed up with a server of before (migration 0053). */
export const placeMembers = async (services: Pick<Services, 'db'>): Promise<void> => {
  for (let count = 0; count < mostChunks; count += 1) if ((await placeSome(services)) < chunk) return;
};
