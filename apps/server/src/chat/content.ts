import type { MessageContent, MessageKind, SendContent } from '@vesper/domain';

/** What a message of a kind other than words says, as it is stored. */
export interface MessagePayload {
  /** The code of a gift. */
  readonly gift?: string;
}

/** What a message says, as it stands in each of the tables that hold one. */
export interface StoredContent {
  readonly kind: MessageKind;
  /** Empty for what is no words. */
  readonly text: string;
  readonly payload?: MessagePayload | null;
}

/** How what is sent is stored. */
export const toStored = (content: SendContent): Required<StoredContent> =>
  content.kind === 'text'
    ? { kind: 'text', text: content.text, payload: null }
    : { kind: 'gift', text: '', payload: { gift: content.gift } };

/** What a stored message says, on the wire. */
export const toContent = ({ kind, text, payload }: StoredContent): MessageContent =>
  kind === 'gift' ? { kind, gift: payload?.gift ?? '' } : { kind: 'text', text };

/** Whether two messages say the same: one key is for one message. */
export const isSame = (one: StoredContent, two: StoredContent): boolean =>
  one.kind === two.kind && one.text === two.text && one.payload?.gift === two.payload?.gift;

/** A payload as it is written. */
export const payloadText = ({ payload }: Pick<StoredContent, 'payload'>): string | null =>
  payload ? JSON.stringify(payload) : null;
