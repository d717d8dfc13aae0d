/** The gifts that there are. A site offers those that it has a price for (`giftCredits`). */
export const giftCodes = [
  'coffee',
  'rose',
  'sunflower',
  'cake',
  'chocolates',
  'teddy_bear',
  'candle_light',
  'wine',
  'picnic_basket',
  'bouquet',
  'theatre_tickets',
  'balloon_ride',
] as const;

export type GiftCode = (typeof giftCodes)[number];

type GiftPrices = { giftCredits: Readonly<Record<string, number>> };

/** The gifts that a site offers with what each costs in credits, the cheapest first. */
export function giftsOffered({ giftCredits }: GiftPrices): readonly { code: GiftCode; credits: number }[] {
  return giftCodes
    .flatMap((code) => {
      const credits = giftCredits[code];
      return credits === undefined ? [] : [{ code, credits }];
    })
    .sort((a, b) => a.credits - b.credits);
}

/** Whether a gift can be sent on a site. */
export function isOffered(code: string, { giftCredits }: GiftPrices): boolean {
  return giftCodes.some((gift) => gift === code) && Object.hasOwn(giftCredits, code);
}
