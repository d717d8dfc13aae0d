import { describe, expect, it } from 'vitest';
import { orderStates } from '../order-state.ts';
import { chargeIsAskedAgain, standsInTheWay } from './stored-charge.ts';
import {
  chargeFailures,
  isExpired,
  isKeepable,
  looksAlike,
  mayRetryCharge,
  storedChoice,
  storedIn,
} from './stored-method.ts';

describe('a kept way to pay', () => {
  it('is a card or a wallet, and nothing that is collected from a bank account', () => {
    expect(['creditcard', 'paypal'].every(isKeepable)).toBe(true);
    expect(['ideal', 'bancontact', 'directdebit', ''].some(isKeepable)).toBe(false);
  });

  it('has expired when its month is over, wherever its owner is', () => {
    const card = { expires: '2027-12' };
    expect(isExpired(card, Date.UTC(2027, 11, 31, 23, 59))).toBe(false);
    expect(isExpired(card, Date.UTC(2028, 0, 1, 23, 59))).toBe(false);
    expect(isExpired(card, Date.UTC(2028, 0, 2))).toBe(true);
    expect(isExpired({ expires: null }, Date.UTC(2100, 0))).toBe(false);
  });

  it('is one choice among the methods', () => {
    expect(storedIn(storedChoice('s1'))).toBe('s1');
    expect([storedIn('creditcard'), storedIn(null)]).toEqual([null, null]);
  });

  it('takes the place of one that looks the same', () => {
    const card = { method: 'creditcard', brand: 'Visa', lastDigits: '4242', expires: '2028-08' };
    expect(looksAlike(card, { ...card })).toBe(true);
    for (const other of [
      { brand: 'Mastercard' },
      { lastDigits: '1111' },
      { expires: '2029-08' },
      { method: 'paypal' },
    ])
      expect(looksAlike(card, { ...card, ...other })).toBe(false);
  });

  it('is tried again only where that may help', () => {
    expect(chargeFailures.filter(mayRetryCharge)).toEqual(['declined', 'insufficient_funds', 'unanswered']);
  });
});

describe('a charge', () => {
  it('is asked for again as long as its key lives, and not when it was called back', () => {
    expect(chargeIsAskedAgain(49 * 60, false)).toBe(true);
    expect(chargeIsAskedAgain(50 * 60, false)).toBe(false);
    expect(chargeIsAskedAgain(0, true)).toBe(false);
  });

  it('without an answer stands in the way of every order, one under way of other charges', () => {
    const inTheWay = (isAnswered: boolean, isCharge: boolean) =>
      orderStates.filter((state) => standsInTheWay({ state, isAnswered }, { isCharge }));
    expect(inTheWay(false, false)).toEqual(['created', 'processing']);
    expect(inTheWay(false, true)).toEqual(['created', 'processing']);
    expect(inTheWay(true, true)).toEqual(['created', 'processing']);
    expect(inTheWay(true, false)).toEqual([]);
  });
});
