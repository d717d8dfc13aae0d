import type { MessageKind } from './message.ts';

export type MessageCosts = {
  messageCredits: number;
  photoCredits: number;
  giftCredits: Readonly<Record<string, number>>;
};

/**
 * What a message costs in credits; for a gift by its code. A gift that is not on the list costs as
 * much as the dearest one, so that no slip makes it cheaper; whoever takes the order refuses it.
 */
export function messageCost(kind: MessageKind, settings: MessageCosts, gift?: string): number {
  if (kind === 'text') return settings.messageCredits;
  if (kind === 'photo') return settings.photoCredits;
  const listed = gift === undefined ? undefined : settings.giftCredits[gift];
  return listed ?? Math.max(settings.messageCredits, ...Object.values(settings.giftCredits));
}
