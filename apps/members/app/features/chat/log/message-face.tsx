import type { SendContent } from '@vesper/domain';
import { LinkedText } from './acts/linked-text.tsx';
import { KindFaceInPlace } from './place/kind-face-in-place.tsx';

export interface MessageFaceProps {
  readonly content: SendContent;
  /** Of a message that is not sent yet. */
  readonly clientId?: string;
  /** Whose it is; left out for an own one. */
  readonly name?: string | undefined;
  /** The code that its file was refused with. */
  readonly fileRefusal?: string | null;
}

/** What a message shows, by its kind. */
export const MessageFace = ({ content, ...more }: MessageFaceProps) =>
  content.kind === 'text' ? (
    <LinkedText>{content.text}</LinkedText>
  ) : (
    <KindFaceInPlace content={content} {...more} />
  );
