import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { openS3Storage } from './s3-storage.ts';
import { openDiskStorage, type PhotoStorage, StorageUnavailable } from './storage.ts';

/**
 * Where photos are kept. A store that refuses its settings ends the start; one that can not be reached comes back by itself, and
 * everything else works meanwhile.
 * @throws StorageRefused
 */
export const openStorage = async (
  { s3Url }: Pick<Config, 's3Url'>,
  folder: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<PhotoStorage> => {
  if (!s3Url) return openDiskStorage(folder);
  const storage = openS3Storage(s3Url);
  try {
    await storage.check();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    log.warn({ err: error }, 'the storage of photos');
  }
  return storage;
};
