import type { MessageKind, SendContent } from '../message.ts';

export type MessageCosts = {
  messageCredits: number;
  photoCredits: number;
  voiceCredits: number;
  giftCredits: Readonly<Record<string, number>>;
};

/**
 * What a message costs in credits; for a gift by its code. A gift that is not on the list costs as
 * much as the dearest one, so that no slip makes it cheaper; whoever takes the order refuses it.
 */
export function messageCost(kind: MessageKind, settings: MessageCosts, gift?: string): number {
  if (kind === 'text') return settings.messageCredits;
  if (kind === 'photo') return settings.photoCredits;
  if (kind === 'voice') return settings.voiceCredits;
  const listed = gift === undefined ? undefined : settings.giftCredits[gift];
  return listed ?? Math.max(settings.messageCredits, ...Object.values(settings.giftCredits));
}

/** The same of what is to be sent. */
export function contentCost(content: SendContent, settings: MessageCosts): number {
  return messageCost(content.kind, settings, content.kind === 'gift' ? content.gift : undefined);
}
