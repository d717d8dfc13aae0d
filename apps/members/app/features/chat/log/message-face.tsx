import type { MessageContent } from '@vesper/domain';
import { GiftFace } from '../../../parts/chat/gift-face.tsx';
import { LinkedText } from './acts/linked-text.tsx';
import { kindMessages } from '../composer/extras/kind-messages.ts';
import { chatMessages } from '../messages.ts';

/** What a message shows, by its kind. */
export const MessageFace = ({ content }: { readonly content: MessageContent }) =>
  content.kind === 'text' ? <LinkedText>{content.text}</LinkedText> : <GiftFace code={content.gift} />;

/** Read out before a message: who did what. */
export const senderMessages = (kind: MessageContent['kind']) =>
  kind === 'text'
    ? { you: chatMessages.fromYou, other: chatMessages.fromOther }
    : { you: kindMessages.giftFromYou, other: kindMessages.giftFromOther };
