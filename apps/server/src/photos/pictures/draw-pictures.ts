import type { PhotoPart, PictureHeader } from '@vesper/domain';
// All of the domain would be 40 MB in a program that is to take little.
import { keptEdge } from '@vesper/domain/picture-size';
import sharp, { type Sharp } from 'sharp';
import { lookOf } from './look.ts';
import { thumbHashOf } from './thumb-hash.ts';
import { wideSizeOf } from './wide-size.ts';
import type { MessagePictures, Pictures, SelfiePicture } from './picture-messages.ts';

const thumb = { width: 360, height: 450 };
/** So small that nothing of a face is left; the browser enlarges it softly. */
const blurredEdge = 24;
const blurredWidth = 320;
/** Twice as many dots as its place among messages is wide. */
const messageEdge = 640;

/** Reads the head of a picture's file and decodes nothing. */
export const readHeader = async (file: string): Promise<PictureHeader> => {
  const { format, width, height, depth, bitsPerSample, isProgressive } = await sharp(file, {
    limitInputPixels: false,
  }).metadata();
  return {
    format: format ?? '',
    width: width ?? 0,
    height: height ?? 0,
    deep: depth !== 'uchar' || (bitsPerSample ?? 8) > 8,
    progressive: isProgressive ?? false,
  };
};

/** A picture in memory, from which any number of others are made. */
interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly decoded: () => Sharp;
}

/**
 * Decodes a file, to the largest size that is needed. Position, camera and all other metadata are left behind; the picture is
 * turned upright.
 */
const decode = async (file: string): Promise<Decoded> => {
  // The size has been judged by the header (`checkPictureHeader`).
  const { data, info } = await sharp(file, { limitInputPixels: false, failOn: 'error' })
    .autoOrient()
    .resize(keptEdge, keptEdge, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, decoded: () => sharp(data, { raw: { width, height, channels } }) };
};

const drawAll = async ({ width, height, decoded }: Decoded): Promise<Pictures> => {
  const blur = async (source: Sharp): Promise<Buffer> => {
    const small = await source.resize(blurredEdge, blurredEdge, { fit: 'inside' }).png().toBuffer();
    return sharp(small).resize(blurredWidth).blur(12).webp({ quality: 40 }).toBuffer();
  };
  const small = await decoded()
    .resize(thumb.width, thumb.height, { fit: 'cover', position: 'attention' })
    .webp({ quality: 76 })
    .toBuffer();
  return {
    width,
    height,
    full: await decoded().webp({ quality: 80 }).toBuffer(),
    thumb: small,
    blurred: await blur(decoded()),
    blurredThumb: await blur(sharp(small)),
    look: await lookOf(decoded()),
    thumbHash: await thumbHashOf(decoded()),
  };
};

/** Makes the four pictures of a photo. The file is decoded once, and the others are made from those pixels. */
export const drawPictures = async (file: string): Promise<Pictures> => drawAll(await decode(file));

/** Makes the four pictures of a part of one that was made here before. */
export const drawPart = async (webp: Uint8Array, part: PhotoPart): Promise<Pictures> => {
  const { data, info } = await sharp(webp)
    .extract({ left: part.left, top: part.top, width: part.width, height: part.height })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return drawAll({ width, height, decoded: () => sharp(data, { raw: { width, height, channels } }) });
};

/** Makes the pictures of a photo that is sent in a conversation, and says its colour. */
export const drawMessagePictures = async (file: string): Promise<MessagePictures> => {
  const { width, height, decoded } = await decode(file);
  const dot = await decoded().flatten().resize(1, 1).toColourspace('srgb').raw().toBuffer();
  const [red = 0, green = red, blue = red] = dot;
  return {
    width,
    height,
    tint: `#${Buffer.from([red, green, blue]).toString('hex')}`,
    full: await decoded().webp({ quality: 80 }).toBuffer(),
    small: await decoded()
      .resize(messageEdge, messageEdge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer(),
  };
};

/** Makes the one picture of a selfie, with its looks. */
export const drawSelfie = async (file: string): Promise<SelfiePicture> => {
  const { decoded } = await decode(file);
  const [look, mirrored] = [await lookOf(decoded()), await lookOf(decoded().flop())];
  return {
    full: await decoded().webp({ quality: 80 }).toBuffer(),
    looks: look === null || mirrored === null ? null : [look, mirrored],
  };
};

/** The thumbnail of a photo once more for large screens, of its whole picture; null where that is hardly larger. */
export const drawWide = async (webp: Uint8Array): Promise<Buffer | null> => {
  const { width, height } = await sharp(webp).metadata();
  const size = wideSizeOf({ width, height });
  if (!size) return null;
  return sharp(webp)
    .resize(size.width, size.height, { fit: 'cover', position: 'attention' })
    .webp({ quality: 76 })
    .toBuffer();
};

/** The look of a picture that was made here before. */
export const readLook = (webp: Uint8Array): Promise<string | null> => lookOf(sharp(webp));

/**
 * One of those pictures as AVIF, about two fifths smaller for the same eye. A third of a second for the whole one; a finer
 * search for savings would take ten times as long for a tenth more.
 */
export const drawAvif = (webp: Uint8Array): Promise<Buffer> =>
  sharp(webp).avif({ quality: 54, effort: 2 }).toBuffer();
