import drawings from './gifts.svg?no-inline';

/** The gifts that there are pictures of, smallest first: the parts of `gifts.svg`. */
export const giftNames = [
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

export type GiftName = (typeof giftNames)[number];

/**
 * The picture of a gift; decorative, as its name stands beside it. Our own drawings on a field of 96 by 96, in the colours of
 * the things, the same in every theme. They stand in a file of their own, which is fetched when one is shown and is no script.
 */
export const GiftPicture = ({ name }: { readonly name: GiftName }) => (
  <svg className="gift-picture" viewBox="0 0 96 96" aria-hidden="true">
    <use href={`${drawings}#${name}`} />
  </svg>
);
