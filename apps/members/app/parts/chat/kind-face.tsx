import type { SendContent } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { GiftFace } from './gift-face.tsx';
import { LaterFileRefusal } from './later-file-refusal.tsx';
import { PhotoFace } from './photo-face.tsx';
import { VoiceFace } from './voice-face.tsx';

await loadTexts('chat-gift', 'chat-photo');

export interface KindFaceProps {
  readonly content: Exclude<SendContent, { kind: 'text' }>;
  /** Of a message that is not sent yet. */
  readonly clientId?: string | undefined;
  /** Whose it is; left out for an own one. */
  readonly name?: string | undefined;
  /** The code that its file was refused with. */
  readonly fileRefusal?: string | null | undefined;
}

const Face = ({ content, clientId, name }: KindFaceProps) => {
  if (content.kind === 'gift') return <GiftFace code={content.gift} />;
  if (content.kind === 'voice') return <VoiceFace voice={content.voice} clientId={clientId} />;
  return <PhotoFace photo={content.photo} clientId={clientId} name={name ?? null} />;
};

/** What a message shows that is no words, by its kind; and why its file was refused. */
export const KindFace = ({ fileRefusal, ...face }: KindFaceProps) => (
  <>
    <Face {...face} />
    {fileRefusal ? <LaterFileRefusal code={fileRefusal} /> : null}
  </>
);
