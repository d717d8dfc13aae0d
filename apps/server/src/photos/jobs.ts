import type { OutboxPayloads } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';

/** Removes the files of photos whose rows are gone; one that is gone already is as good. */
export const removePhotoFiles = async (
  { storage }: Pick<Services, 'storage'>,
  { names }: OutboxPayloads['photos.remove'],
): Promise<void> => {
  for (const name of names) await storage.remove(name);
};
