import type { OutboxPayloads } from '../platform/outbox/outbox.ts';
import type { Services } from '../platform/services/services.ts';

declare module '../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    /** Files of photos whose rows are gone, or were never written, by name. */
    'photos.remove': { names: readonly string[] };
  }
}

/** Removes the files of photos whose rows are gone; one that is gone already is as good. */
export const removePhotoFiles = async (
  { storage }: Pick<Services, 'storage'>,
  { names }: OutboxPayloads['photos.remove'],
): Promise<void> => {
  for (const name of names) await storage.remove(name);
};
