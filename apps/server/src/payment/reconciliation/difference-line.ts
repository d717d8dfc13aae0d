import type { ListedDifference } from './differences-repository.ts';

const day = (date: Date): string => date.toISOString().slice(0, 10);
const amount = (value: number | null, currency: string | null): string =>
  value === null ? '–' : currency === null ? String(value) : `${(value / 100).toFixed(2)} ${currency}`;

/** Money is expected in its order's currency, whatever it came in; credits have none. */
const expectedCurrency = ({ currency, order_currency }: ListedDifference): string | null =>
  currency === null ? null : (order_currency ?? currency);

/** A difference as a line of the table that finance reads: what, of which order and payment, found and expected, since when. */
export const differenceLine = (row: ListedDifference): string =>
  [
    row.state.padEnd(9),
    row.kind.padEnd(20),
    `found ${amount(row.amount_minor, row.currency)}, expected ${amount(row.expected_minor, expectedCurrency(row))}`.padEnd(
      46,
    ),
    `${day(row.noticed_at)} to ${day(row.last_noticed_at)}`,
    `order ${row.order_id ?? '–'}`,
    `payment ${row.payment ?? '–'}`,
    `row ${row.id}`,
    row.explanation ?? '',
  ]
    .join('  ')
    .trimEnd();
