import type { PhotoPart, PictureHeader } from '@vesper/domain';

/** The four pictures of a photo: whole, thumbnail, and the blurred stand-ins of both. */
export interface Pictures {
  readonly width: number;
  readonly height: number;
  readonly full: Buffer;
  readonly thumb: Buffer;
  readonly blurred: Buffer;
  readonly blurredThumb: Buffer;
  readonly look: string | null;
  /** What stands in its place until it is there, in base64. */
  readonly thumbHash: string;
}

/** The pictures of a photo that is sent in a conversation: whole, and as large as it stands among messages. */
export interface MessagePictures {
  readonly width: number;
  readonly height: number;
  /** Its colour on the whole, as `#rrggbb`. */
  readonly tint: string;
  readonly full: Buffer;
  readonly small: Buffer;
}

/** A selfie that people judge: whole, and its looks as taken and mirrored, as cameras of telephones store it. */
export interface SelfiePicture {
  readonly full: Buffer;
  /** Null where the picture is all one colour. */
  readonly looks: readonly [string, string] | null;
}

/** A voice message, in a new file that holds nothing but the sound. */
export interface Voice {
  readonly bytes: Buffer;
  readonly ending: 'webm' | 'mp4';
  readonly seconds: number;
}

/** What the program that decodes is asked: the head of a file first, all of it when that is allowed. */
interface FileQuestion {
  readonly ask: 'header' | 'pictures' | 'message' | 'selfie' | 'voice';
  readonly file: string;
}

/** One of the pictures that it has made, as AVIF. */
interface AvifQuestion {
  readonly ask: 'avif';
  readonly webp: Uint8Array;
}

/** The thumbnail once more for large screens, of the whole picture that it has made. */
interface WideQuestion {
  readonly ask: 'wide';
  readonly webp: Uint8Array;
}

/** What one of the pictures that it has made looks like. */
interface LookQuestion {
  readonly ask: 'look';
  readonly webp: Uint8Array;
}

/** A part of one of the pictures that it has made, as a photo of its own. */
interface PartQuestion {
  readonly ask: 'part';
  readonly webp: Uint8Array;
  readonly part: PhotoPart;
}

/** Whether it has started, and read what it needs for a recording. */
interface ReadyQuestion {
  readonly ask: 'ready';
}

export type PictureQuestion =
  FileQuestion | AvifQuestion | WideQuestion | LookQuestion | PartQuestion | ReadyQuestion;

/** What it answers; null for what is no picture. */
export interface PictureAnswer {
  readonly header?: PictureHeader | null;
  readonly pictures?: Pictures | null;
  readonly message?: MessagePictures | null;
  readonly selfie?: SelfiePicture | null;
  readonly look?: string | null;
  readonly voice?: Voice | null;
  readonly avif?: Uint8Array | null;
  readonly wide?: Uint8Array | null;
  /** Processor time of the answer. */
  readonly cpuSeconds: number;
}
