import type { ExtrasProps } from './extras-props.ts';
import { EmojiButton } from './emoji/emoji-button.tsx';
import { GiftButton } from './gift-button.tsx';
import { PhotoButton } from './photo/photo-button.tsx';
import { VoiceButton } from './voice/voice-button.tsx';

/** What can be sent beside words. */
export const Extras = (props: ExtrasProps) => (
  <span className="composer__extras by-script">
    <GiftButton {...props} />
    <PhotoButton {...props} />
    <VoiceButton {...props} />
    <EmojiButton {...props} />
  </span>
);
