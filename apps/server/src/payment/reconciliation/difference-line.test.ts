import { expect, it } from 'vitest';
import { differenceLine } from './difference-line.ts';

const row = {
  id: 'r',
  order_id: 'o',
  payment: 'tr_1',
  kind: 'currency_differs' as const,
  amount_minor: 1499,
  expected_minor: 1499,
  currency: 'PLN' as string | null,
  order_currency: 'EUR' as string | null,
  noticed_at: new Date('2026-11-01'),
  last_noticed_at: new Date('2026-11-02'),
  closed_at: null,
  state: 'open' as const,
  explanation: null,
};

it('says what came in its own currency, and what was expected in that of the order', () => {
  expect(differenceLine(row)).toContain('found 14.99 PLN, expected 14.99 EUR');
});

it('says credits without a currency, and of nobody’s payment what there is', () => {
  expect(differenceLine({ ...row, kind: 'credits_differ', currency: null })).toContain(
    'found 1499, expected 1499',
  );
  expect(differenceLine({ ...row, order_id: null, order_currency: null, expected_minor: null })).toContain(
    'found 14.99 PLN, expected –',
  );
});
