import type { Database } from './database.ts';

/** Writes a secret down, unless there is one of that name; answers the one that there is. */
export const keepSecret = async (db: Database, name: string, value: string): Promise<string> => {
  await db
    .insertInto('installation_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('installation_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
};
