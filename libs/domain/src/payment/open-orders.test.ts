import { describe, expect, it } from 'vitest';
import { discountUse, mostOpenOrders, ordersToCallBack, statesOfDiscountUse } from './open-orders.ts';
import { nextOrderState, orderStates } from './order-state.ts';

const plain = (id: string) => ({ id, discounted: false });
const discounted = (id: string) => ({ id, discounted: true });

describe('the use of a discount', () => {
  it('is held by an open order, spent by money, freed by every ending of an attempt', () => {
    expect(statesOfDiscountUse('held')).toEqual(['created', 'open']);
    expect(statesOfDiscountUse('free')).toEqual(['failed', 'cancelled', 'expired']);
    expect(orderStates.every((state) => discountUse(state) !== undefined)).toBe(true);
  });

  it('is spent for good by a payment, also by one after an ending', () => {
    for (const state of statesOfDiscountUse('free'))
      expect(discountUse(nextOrderState(state, 'paid'))).toBe('spent');
    for (const event of ['partly_refunded', 'refunded', 'charged_back'] as const)
      expect(discountUse(nextOrderState('paid', event))).toBe('spent');
  });
});

describe('orders that a new one takes the place of', () => {
  it('are none below the limit and without a discount', () => {
    expect(ordersToCallBack([], { discounted: true })).toEqual([]);
    expect(ordersToCallBack([plain('a'), discounted('b')], { discounted: false })).toEqual([]);
    expect(ordersToCallBack([plain('a')], { discounted: true })).toEqual([]);
  });

  it('are all with a discount when the new one has one', () => {
    expect(ordersToCallBack([discounted('a'), plain('b'), discounted('c')], { discounted: true })).toEqual([
      'a',
      'c',
    ]);
  });

  it('are the oldest above five', () => {
    const open = ['a', 'b', 'c', 'd', 'e'].map(plain);
    expect(ordersToCallBack(open.slice(1), { discounted: false })).toEqual([]);
    expect(ordersToCallBack(open, { discounted: false })).toEqual(['a']);
    expect(ordersToCallBack([...open, plain('f')], { discounted: false })).toEqual(['a', 'b']);
    expect(mostOpenOrders).toBe(5);
  });

  it('are no more than needed: a discount that moves makes room already', () => {
    const open = [plain('a'), plain('b'), discounted('c'), plain('d'), plain('e')];
    expect(ordersToCallBack(open, { discounted: true })).toEqual(['c']);
  });
});
