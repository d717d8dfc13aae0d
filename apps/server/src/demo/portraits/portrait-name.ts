import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Gender } from '@vesper/domain';

/** A picture of an invented member that can be painted at any time, the same each time. */
export interface Portrait {
  /** The face: the same number, gender and age are the same person. */
  readonly sitter: number;
  readonly gender: Gender;
  /** Full years. */
  readonly age: number;
  /** Which of the person's pictures, from 0. */
  readonly scene: number;
  readonly rendition: 'full' | 'thumb' | 'blurred';
  /** The thumbnail for large screens, which has no name of its own (`wideNameOf`). */
  readonly isWide?: true;
}

const cipher = 'aes-128-ecb';
const mark = Buffer.from('portrait');
const renditions = ['full', 'thumb', 'blurred'] as const;
const namePattern = /^([\w-]{22})(\.wide)?\.webp$/;

/** The key of an installation's portraits, from the one that all its servers share. */
export const portraitKey = (signingKey: string): Buffer =>
  createHmac('sha256', signingKey).update('demo portraits').digest().subarray(0, 16);

/**
 * The file name of a portrait: what is to be painted, as one block under the installation's key. It looks like every other
 * name of a photo's file, can not be guessed, and none can be derived from another: that a locked photo's blurred stand-in
 * is known says nothing of the photo's own name.
 */
export const portraitName = (key: Buffer, { sitter, gender, age, scene, rendition }: Portrait): string => {
  const block = Buffer.alloc(16);
  mark.copy(block);
  block.writeUInt32BE(sitter, 8);
  block.writeUInt8(age, 12);
  block.writeUInt8(gender === 'female' ? 0 : 1, 13);
  block.writeUInt8(scene, 14);
  block.writeUInt8(renditions.indexOf(rendition), 15);
  // One block alone: there is nothing to chain, and no two are the same.
  const sealed = createCipheriv(cipher, key, null).setAutoPadding(false).update(block);
  return `${sealed.toString('base64url')}.webp`;
};

/**
 * What a file of that name shows, or of the wide one that belongs to a thumbnail's; undefined for every name that {@link portraitName}
 * has not made under this key.
 */
export const readPortraitName = (key: Buffer, name: string): Portrait | undefined => {
  const [, sealed, wide] = namePattern.exec(name) ?? [];
  if (sealed === undefined) return undefined;
  const block = createDecipheriv(cipher, key, null)
    .setAutoPadding(false)
    .update(Buffer.from(sealed, 'base64url'));
  const rendition = renditions[block[15] ?? -1];
  if (!rendition || !block.subarray(0, mark.length).equals(mark)) return undefined;
  if (wide && rendition !== 'thumb') return undefined;
  return {
    sitter: block.readUInt32BE(8),
    age: block.readUInt8(12),
    gender: block.readUInt8(13) === 0 ? 'female' : 'male',
    scene: block.readUInt8(14),
    rendition,
    ...(wide ? { isWide: true } : {}),
  };
};
