import webPush from 'web-push';
import type { Database } from './database.ts';
import { newSecret } from '../ids.ts';
import { keepSecret } from './secrets-repository.ts';

// Secrets of the installation, made on first use; two servers that start at once end with the same ones.

export const readSigningKey = (db: Database): Promise<string> => keepSecret(db, 'signing_key', newSecret());

export const readPushKeys = async (db: Database): Promise<{ publicKey: string; privateKey: string }> =>
  JSON.parse(await keepSecret(db, 'push_keys', JSON.stringify(webPush.generateVAPIDKeys()))) as {
    publicKey: string;
    privateKey: string;
  };
