import type { MessagePhoto } from '@vesper/contract';
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

/** What a message of a kind other than words says, as it is stored. */
export interface MessagePayload {
  /** The code of a gift. */
  readonly gift?: string;
  /** Of one that was never taken in, or has gone, no more than what the send names; it is not sent. */
  readonly photo?: StoredPhoto | Pick<StoredPhoto, 'id'>;
}

/** What a message says, as it stands in each of the tables that hold one. */
export interface StoredContent {
  readonly kind: MessageKind;
  /** Empty for what is no words. */
  readonly text: string;
  readonly payload?: MessagePayload | null;
}

const isWhole = (photo: MessagePayload['photo']): photo is StoredPhoto =>
  photo !== undefined && 'full_name' in photo;

/** Names a photo that there is none of. */
export const lacksPhoto = ({ kind, payload }: StoredContent): boolean =>
  kind === 'photo' && !isWhole(payload?.photo);

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

/** What a stored message says, on the wire, to one of its two sides. */
export const toContent = ({ kind, text, payload }: StoredContent, viewer: Viewer): MessageContent => {
  if (kind === 'gift') return { kind, gift: payload?.gift ?? '' };
  if (kind === 'photo' && isWhole(payload?.photo))
    return { kind, photo: toMessagePhoto(payload.photo, viewer) };
  return { kind: 'text', text };
};

/** Where a photo of a conversation stands in a download. */
export const exportedFile = (id: string): string => `photos/conversations/${id}.webp`;

/** The same in a download, where a photo is the file of this name. */
export const toExported = ({ kind, text, payload }: StoredContent) => {
  if (kind === 'gift') return { kind, gift: payload?.gift ?? '' };
  const photo = payload?.photo?.id;
  if (kind === 'photo' && photo !== undefined) return { kind, photo, file: exportedFile(photo) };
  return { kind: 'text', text };
};

/** Whether two messages say the same: one key is for one message. */
export const isSame = (one: StoredContent, two: StoredContent): boolean =>
  one.kind === two.kind &&
  one.text === two.text &&
  one.payload?.gift === two.payload?.gift &&
  one.payload?.photo?.id === two.payload?.photo?.id;

/** A payload as it is written. */
export const payloadText = ({ payload }: Pick<StoredContent, 'payload'>): string | null =>
  payload ? JSON.stringify(payload) : null;
