import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/database/database-tables.ts';
import { newId } from '../../platform/ids.ts';
import { type Portrait, portraitName } from './portrait-name.ts';

/** Pixels of a portrait's whole picture. */
export const portraitSize = { width: 640, height: 800 } as const;

/** Whoever sits for the painter. The same number, gender and age are the same face. */
export type Sitter = Pick<Portrait, 'gender' | 'age'> & { readonly number: number; readonly photos: number };

/** The rows of a member's photos, of which the first is the main one: names of pictures that need not be there yet. */
export const photoRows = (
  key: Buffer,
  member: string,
  { number: sitter, gender, age, photos }: Sitter,
  now: Date,
): Insertable<Tables['photos']>[] =>
  Array.from({ length: photos }, (_, scene) => {
    const name = (rendition: Portrait['rendition']) =>
      portraitName(key, { sitter, gender, age, scene, rendition });
    return {
      id: newId(),
      member_id: member,
      position: scene,
      main: scene === 0,
      // Painted by us: there is nothing to look at.
      moderation: 'approved' as const,
      ...portraitSize,
      full_name: name('full'),
      thumb_name: name('thumb'),
      blurred_name: name('blurred'),
      blurred_thumb_name: name('blurred'),
      created_at: now,
    };
  });
