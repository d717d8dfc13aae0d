import { expect, it } from 'vitest';
import type { Site } from '../../site/site-directory.ts';
import type { OrderRow } from '../repository.ts';
import { isAskedAgain } from './order-request.ts';

const row = {
  bundle: 'b25',
  credits: 25,
  method: 'ideal',
  keeps: false,
  stored_method: null,
  discount_code: 'WELCOME',
  message_key: 'm1',
  amount_minor: 1124,
  currency: 'EUR',
  vat_country: 'NL',
  state: 'open',
  called_back_at: null,
  checkout_url: 'https://pay.test/1',
  created_at: new Date(0),
  refunded_minor: 0,
  charged_back_minor: 0,
} as unknown as OrderRow;
const request = {
  bundle: 'b25',
  method: 'ideal',
  stored: undefined,
  keep: false,
  discountCode: 'welcome',
  repeat: false,
  shown: { amount_minor: 1124, currency: 'EUR', credits: 25 },
  message: 'm1',
  key: 'another',
  here: 'GB',
  methods: null,
  country: 'NL',
};
type Asked = Parameters<typeof isAskedAgain>[1];
const rules = { repeatPurchaseSeconds: 60 } as Site['rules'];
const isSame = (asked: object = {}, last: object = {}, nowMs = 30_000) =>
  isAskedAgain({ ...row, ...last }, { ...request, ...asked } as unknown as Asked, nowMs, { rules });

it('is the same order that was left unpaid, asked for once more', () => {
  expect(isSame()).toBe(true);
  expect(isSame({ shown: undefined })).toBe(true);
  expect(isSame({ methods: [{ id: 'paypal' }, { id: 'ideal' }] })).toBe(true);
  // It was shown dearer: nobody pays more than they have seen.
  expect(isSame({ shown: { ...request.shown, amount_minor: 1499 } })).toBe(true);
});

it.each([
  ['on purpose once more', { repeat: true }],
  ['another bundle', { bundle: 'b60' }],
  ['another method', { method: 'paypal' }],
  ['a method that is offered no more', { methods: [{ id: 'paypal' }] }],
  ['what is kept', { stored: 's1' }],
  ['without the code', { discountCode: undefined }],
  ['another message', { message: 'm2' }],
  ['a lower price than it has', { shown: { ...request.shown, amount_minor: 1000 } }],
  ['another currency', { shown: { ...request.shown, currency: 'GBP' } }],
  ['more credits', { shown: { ...request.shown, credits: 30 } }],
  ['another country', { country: 'DE' }],
  ['no country', { country: undefined }],
])('is not when asked for %s', (_what, asked) => expect(isSame(asked)).toBe(false));

it.each([
  ['was called back', { called_back_at: new Date(1) }],
  ['has no page', { checkout_url: null }],
  ['is charged to what is kept', { stored_method: 's1' }],
  ['is only written down', { state: 'created' }],
  ['is paid', { state: 'paid' }],
  ['has failed', { state: 'failed' }],
])('is not one that %s', (_what, last) => expect(isSame({}, last)).toBe(false));

it('is not when the card is to be kept now', () => {
  const card = { method: 'creditcard' };
  expect([isSame(card, card), isSame({ ...card, keep: true }, card)]).toEqual([true, false]);
});

it('is not after a minute', () =>
  expect([59_999, 60_000].map((nowMs) => isSame({}, {}, nowMs))).toEqual([true, false]));
