import type { Services } from '../platform/services/services.ts';
import { newFileName } from '../platform/storage.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import type { Pictures } from './pictures/picture-messages.ts';

/** Where a photo's pictures stand in the storage, and how large the whole one is. */
export interface Renditions {
  readonly width: number;
  readonly height: number;
  readonly full_name: string;
  readonly thumb_name: string;
  readonly blurred_name: string;
  readonly blurred_thumb_name: string;
}

/** The names of a photo's files. */
export const namesOf = ({
  full_name,
  thumb_name,
  blurred_name,
  blurred_thumb_name,
}: Renditions): string[] => [full_name, thumb_name, blurred_name, blurred_thumb_name];

/** Far longer than an act takes: what has no row by then never gets one. */
const orphanSeconds = 600;

export interface KeptFiles {
  /** To be called in the transaction that writes the row: the files are not to be removed any more. */
  readonly keep: (trx: Trx) => Promise<void>;
}

/**
 * Stores pictures under their names. Before the first file is written a job stands in the outbox that removes them all: a
 * crash, a refusal or a request told twice leaves none behind, wherever it happens.
 */
export const storeFiles = async (
  services: Pick<Services, 'db' | 'outbox' | 'storage'>,
  files: readonly { readonly name: string; readonly bytes: Buffer }[],
): Promise<KeptFiles> => {
  const names = files.map(({ name }) => name);
  const job = await inTransaction(services.db, (trx) =>
    services.outbox.add(trx, 'photos.remove', { names }, orphanSeconds),
  );
  await Promise.all(files.map(({ name, bytes }) => services.storage.put(bytes, name)));
  return { keep: (trx) => services.outbox.drop(trx, job) };
};

export interface StoredFiles extends KeptFiles {
  readonly renditions: Renditions;
}

/** Stores the pictures of a profile's photo. */
export const storePictures = async (
  services: Pick<Services, 'db' | 'outbox' | 'storage'>,
  { width, height, ...pictures }: Omit<Pictures, 'look' | 'thumbHash'>,
): Promise<StoredFiles> => {
  const renditions: Renditions = {
    width,
    height,
    full_name: newFileName(),
    thumb_name: newFileName(),
    blurred_name: newFileName(),
    blurred_thumb_name: newFileName(),
  };
  const { keep } = await storeFiles(services, [
    { name: renditions.full_name, bytes: pictures.full },
    { name: renditions.thumb_name, bytes: pictures.thumb },
    { name: renditions.blurred_name, bytes: pictures.blurred },
    { name: renditions.blurred_thumb_name, bytes: pictures.blurredThumb },
  ]);
  return { renditions, keep };
};
