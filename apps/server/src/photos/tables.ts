import type { PhotoRefusal, PhotoState } from '@vesper/domain';
import type { Generated } from 'kysely';

interface PhotosTable {
  id: string;
  member_id: string;
  position: number;
  main: Generated<boolean>;
  width: number;
  height: number;
  full_name: string;
  thumb_name: string;
  blurred_name: string;
  blurred_thumb_name: string;
  /** ThumbHash in base64; null of photos that came before there was one. */
  thumb_hash: string | null;
  created_at: Date;
  /** What operators call it. */
  number: Generated<number>;
  moderation: Generated<PhotoState>;
  refusal: PhotoRefusal | null;
  judged_at: Date | null;
  judged_by: string | null;
  /** Others are not shown it (`arrangePhotos`). */
  hidden: Generated<boolean>;
}

interface PhotoLooksTable {
  photo_id: string;
  /** As `lookOf` has it; null for a picture that is all one colour. */
  look: string | null;
  /** SHA-256 of the file that was sent in, in hex; null of what was cropped since, and of photos that came before it was kept. */
  file_sha256: string | null;
}

interface FormerLooksTable {
  member_id: string;
  look: string;
  /** When it went from the profile. */
  gone_at: Date;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    photos: PhotosTable;
    photo_looks: PhotoLooksTable;
    former_looks: FormerLooksTable;
  }
}
