import type { Services } from '../platform/services/services.ts';
import type { ExportedFile } from '../platform/subject/subject.ts';
import { type PhotoRow, readPhotos } from './repository.ts';

/** In the order of the profile; the id keeps two of one place apart. */
const fileOf = (row: PhotoRow): string => `photos/${row.position}-${row.id}.webp`;

/** A member's photos, as `data.json` lists them. */
export const exportPhotos = async (services: Pick<Services, 'db'>, member: string) => ({
  photos: (await readPhotos(services.db, member)).map((row) => ({
    id: row.id,
    file: fileOf(row),
    main: row.main,
    width: row.width,
    height: row.height,
    added_at: row.created_at,
    state: row.moderation,
    refusal: row.refusal,
    hidden: row.hidden,
  })),
});

/** The pictures themselves, whole. */
export const exportPhotoFiles = async (
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  member: string,
): Promise<ExportedFile[]> =>
  (await readPhotos(db, member)).map((row) => ({
    path: fileOf(row),
    changedAt: row.created_at,
    read: () => storage.read(row.full_name),
  }));
