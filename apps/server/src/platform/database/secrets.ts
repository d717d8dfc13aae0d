import webPush from 'web-push';
import type { Database } from './database.ts';
import { newSecret } from '../ids.ts';

/** Reads a secret of the installation, making it on first use; two servers that start at once end with the same one. */
const readOrMake = async (db: Database, name: string, make: () => string): Promise<string> => {
  await db
    .insertInto('installation_secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('installation_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
};

export const readSigningKey = (db: Database): Promise<string> => readOrMake(db, 'signing_key', newSecret);

export const readPushKeys = async (db: Database): Promise<{ publicKey: string; privateKey: string }> =>
  JSON.parse(await readOrMake(db, 'push_keys', () => JSON.stringify(webPush.generateVAPIDKeys()))) as {
    publicKey: string;
    privateKey: string;
  };
