import sharp from 'sharp';
import type { PhotoStorage } from '../platform/storage.ts';
import type { Renditions } from '../photos/stored-files.ts';
import { paintPortrait } from './painter/portrait.ts';

const full = { width: 640, height: 800 };
const thumbWidth = 360;
const blurredWidth = 24;
const atOnce = 4;

/** Whoever sits for the painter. The same number is the same face. */
export interface Sitter {
  readonly number: number;
  readonly gender: 'male' | 'female';
  readonly age: number;
  readonly photos: number;
}

const paint = (member: Sitter, scene: number, width: number): Buffer =>
  Buffer.from(
    paintPortrait({ seed: `demo-${member.number}`, gender: member.gender, age: member.age, scene, width }),
  );

/** Draws each rendition at its own size instead of shrinking one: the same pictures in half the time. */
const paintRenditions = async (storage: PhotoStorage, member: Sitter, scene: number): Promise<Renditions> => {
  const webp = (svg: Buffer) => sharp(svg).webp({ quality: 80, effort: 2 }).toBuffer();
  const small = await sharp(paint(member, scene, thumbWidth))
    .resize(blurredWidth)
    .png()
    .toBuffer();
  const blurred = await sharp(small).resize(320).blur(12).webp({ quality: 40 }).toBuffer();
  const [full_name, thumb_name, blurred_name, blurred_thumb_name] = await Promise.all([
    webp(paint(member, scene, full.width)).then((bytes) => storage.put(bytes)),
    webp(paint(member, scene, thumbWidth)).then((bytes) => storage.put(bytes)),
    storage.put(blurred),
    storage.put(blurred),
  ]);
  return { ...full, full_name, thumb_name, blurred_name, blurred_thumb_name };
};

export interface DemoPicture {
  readonly member: Sitter;
  readonly scene: number;
  readonly renditions: Renditions;
}

/** Paints all pictures of these members; `onProgress` hears of each picture done. */
export const paintPictures = async (
  storage: PhotoStorage,
  members: readonly Sitter[],
  onProgress: (done: number, all: number) => void,
): Promise<DemoPicture[]> => {
  const wanted = members.flatMap((member) =>
    Array.from({ length: member.photos }, (_, scene) => ({ member, scene })),
  );
  const pictures: DemoPicture[] = [];
  const queue = [...wanted];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      pictures.push({ ...next, renditions: await paintRenditions(storage, next.member, next.scene) });
      onProgress(pictures.length, wanted.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return pictures;
};
