import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './money.ts';

describe('formatMoney', () => {
  it('turns minor units into the price of the language', () => {
    const price = formatMoney(createIntl({ locale: 'en' }), { amount_minor: 1999, currency: 'EUR' });
    expect(price).toBe('€19.99');
  });

  it('follows the currency where it has no minor unit', () => {
    const price = formatMoney(createIntl({ locale: 'en' }), { amount_minor: 500, currency: 'JPY' });
    expect(price).toBe('¥500');
  });
});
