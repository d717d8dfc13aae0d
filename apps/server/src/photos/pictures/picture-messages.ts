import type { PictureHeader } from '@vesper/domain';

/** The four pictures of a photo: whole, thumbnail, and the blurred stand-ins of both. */
export interface Pictures {
  readonly width: number;
  readonly height: number;
  readonly full: Buffer;
  readonly thumb: Buffer;
  readonly blurred: Buffer;
  readonly blurredThumb: Buffer;
}

/** What the program that decodes is asked: the head of a file first, all of it when that is allowed. */
export interface PictureQuestion {
  readonly ask: 'header' | 'pictures';
  readonly file: string;
}

/** What it answers; null for what is no picture. */
export interface PictureAnswer {
  readonly header?: PictureHeader | null;
  readonly pictures?: Pictures | null;
  /** Processor time of the answer. */
  readonly cpuSeconds: number;
}
