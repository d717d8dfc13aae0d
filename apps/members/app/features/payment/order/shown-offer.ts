import type { Money } from '@vesper/contract';
import type { ShownOffer } from '@vesper/domain';

/** What the page shows of an order, as a field of its form: the sum on the button, its currency, the credits for it. */
export const writeShown = ({ amount_minor, currency }: Money, credits: number): string =>
  `${amount_minor} ${currency} ${credits}`;

/** What a form says it has shown; null when it says nothing that can be read. */
export const readShown = (field: string | null): ShownOffer | null => {
  const [, amount, currency, credits] = /^(\d{1,9}) ([A-Z]{3}) (\d{1,6})$/.exec(field ?? '') ?? [];
  return amount && currency && credits
    ? { amountMinor: Number(amount), currency, credits: Number(credits) }
    : null;
};

/** The same on the wire. */
export const toWireShown = ({ amountMinor, currency, credits }: ShownOffer) => ({
  amount_minor: amountMinor,
  currency,
  credits,
});
