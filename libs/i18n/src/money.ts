import type { IntlShape } from 'react-intl';

/** Integer minor units with their currency (ISO 4217). */
export interface MoneyAmount {
  readonly amount_minor: number;
  readonly currency: string;
}

/** A price as the page's language writes it, e.g. `€ 12,50`. Digits after the point are the currency's own. */
export const formatMoney = (intl: Pick<IntlShape, 'formatNumber' | 'locale'>, money: MoneyAmount): string => {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat(intl.locale, {
    style: 'currency',
    currency: money.currency,
  }).resolvedOptions();
  return intl.formatNumber(money.amount_minor / 10 ** maximumFractionDigits, {
    style: 'currency',
    currency: money.currency,
  });
};
