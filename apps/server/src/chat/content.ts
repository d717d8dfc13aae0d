import type { MessagePhoto, MessageVoice } from '@vesper/contract';
import type { MessageContent, MessageKind } from '@vesper/domain';
import type { Viewer } from './media/media-address.ts';

/** A photo of a message, as far as it was there when the message was sent. */
export interface StoredPhoto {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly tint: string;
  readonly full_name: string;
  readonly small_name: string;
}

/** A voice message, in the same way. */
export interface StoredVoice {
  readonly id: string;
  readonly seconds: number;
  readonly full_name: string;
}

/** What a message of a kind other than words says, as it is stored. */
export interface MessagePayload {
  /** The code of a gift. */
  readonly gift?: string;
  /** Of one that was never taken in, or has gone, no more than what the send names; it is not sent. */
  readonly photo?: StoredPhoto | Pick<StoredPhoto, 'id'>;
  readonly voice?: StoredVoice | Pick<StoredVoice, 'id'>;
}

/** What a message says, as it stands in each of the tables that hold one. */
export interface StoredContent {
  readonly kind: MessageKind;
  /** Empty for what is no words. */
  readonly text: string;
  readonly payload?: MessagePayload | null;
}

/** Whether what a send names was there, and not the name alone. */
const isWhole = <T extends { readonly full_name: string }>(
  media: T | { readonly id: string } | undefined,
): media is T => media !== undefined && 'full_name' in media;

/** What is said of a message that names a file that there is none of; null for all others. */
export const missingMedia = ({
  kind,
  payload,
}: StoredContent): 'photo_not_found' | 'voice_not_found' | null => {
  if (kind === 'photo' && !isWhole<StoredPhoto>(payload?.photo)) return 'photo_not_found';
  return kind === 'voice' && !isWhole<StoredVoice>(payload?.voice) ? 'voice_not_found' : null;
};

/** A photo with the addresses that are this viewer's own. */
export const toMessagePhoto = (
  { id, width, height, tint }: Pick<StoredPhoto, 'id' | 'width' | 'height' | 'tint'>,
  viewer: Viewer,
): MessagePhoto => ({
  id,
  filename: viewer.addressOf(id, 'full'),
  thumb_filename: viewer.addressOf(id, 'small'),
  width,
  height,
  tint,
});

export const toMessageVoice = (
  { id, seconds }: Pick<StoredVoice, 'id' | 'seconds'>,
  viewer: Viewer,
): MessageVoice => ({ id, filename: viewer.addressOf(id, 'full'), seconds });

/** What a stored message says, on the wire, to one of its two sides. */
export const toContent = ({ kind, text, payload }: StoredContent, viewer: Viewer): MessageContent => {
  if (kind === 'gift') return { kind, gift: payload?.gift ?? '' };
  if (kind === 'photo' && isWhole<StoredPhoto>(payload?.photo))
    return { kind, photo: toMessagePhoto(payload.photo, viewer) };
  if (kind === 'voice' && isWhole<StoredVoice>(payload?.voice))
    return { kind, voice: toMessageVoice(payload.voice, viewer) };
  return { kind: 'text', text };
};

/** Where the file of a message stands in a download. */
export const exportedFile = ({ id, full_name: name }: Pick<StoredVoice, 'id' | 'full_name'>): string =>
  `photos/conversations/${id}.${name.split('.').at(-1)}`;

/** The same in a download, where what came as a file is the file of this name. */
export const toExported = ({ kind, text, payload }: StoredContent) => {
  if (kind === 'gift') return { kind, gift: payload?.gift ?? '' };
  const media = kind === 'photo' ? payload?.photo : payload?.voice;
  if (isWhole<StoredPhoto | StoredVoice>(media)) return { kind, media: media.id, file: exportedFile(media) };
  return { kind: 'text', text };
};

/** Whether two messages say the same: one key is for one message. */
export const isSame = (one: StoredContent, two: StoredContent): boolean =>
  one.kind === two.kind &&
  one.text === two.text &&
  one.payload?.gift === two.payload?.gift &&
  one.payload?.photo?.id === two.payload?.photo?.id &&
  one.payload?.voice?.id === two.payload?.voice?.id;

/** A payload as it is written. */
export const payloadText = ({ payload }: Pick<StoredContent, 'payload'>): string | null =>
  payload ? JSON.stringify(payload) : null;
