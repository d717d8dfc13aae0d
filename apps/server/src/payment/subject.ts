import { everybody, members, ownersOnly } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { askAgain } from './ask.ts';
import { callBackEverything } from './call-back.ts';
import { paymentCalls } from './calls.ts';
import { exportOrders } from './export-repository.ts';
import { cancelCalledBack, forgetUnpaidMessages, reconcileOrders, sendPaidMessage } from './jobs.ts';
import { openMollie } from './provider/mollie-provider.ts';
import { openMollieSettlements } from './provider/mollie-settlements.ts';
import { compareBooks } from './reconciliation/compare.ts';
import { reconcileReturns } from './reconciliation/returns.ts';
import { forgetPaymentPages } from './repository.ts';
import { checkCharged, checkStoredMethods } from './stored/check-stored.ts';
import { keepMethod } from './stored/keep.ts';
import { deleteCustomerAtProvider, forgetCustomer, removeAllStored, revokeMandate } from './stored/remove.ts';
import { registerWebhooks } from './webhooks.ts';

const hourMs = 3_600_000;

/** Orders: what is bought for how much, and what became of it. */
export const paymentSubject = defineSubject({
  name: 'payment',
  opens: ({ config: { mollieApiKey: key, mollieAccessToken: token, mollieApiUrl: url } }) => ({
    payments: key ? openMollie(key, url) : undefined,
    settlements: token ? openMollieSettlements(token, url) : undefined,
  }),
  calls: paymentCalls,
  access: {
    credits: { outcomes: everybody('ok') },
    orderCreate: {
      input: () => ({ body: { bundle: 'b25', method: 'ideal' } }),
      // No payment provider is set up in this test: nobody pays, and only members get as far as to hear it.
      outcomes: members('payment_provider_unavailable'),
    },
    order: {
      input: (world, asker) => ({ query: { id: world.of[asker].order } }),
      outcomes: ownersOnly('order_not_found'),
    },
    transactions: { outcomes: members('ok') },
    storedMethodRemove: {
      input: (world, asker) => ({ body: { id: world.of[asker].storedMethod } }),
      outcomes: ownersOnly('stored_method_not_found'),
      apart: true,
    },
    discountCode: {
      input: () => ({ query: { code: 'UNKNOWN' } }),
      outcomes: members('discount_code_invalid'),
    },
  },
  // Codes are not to be found by trying.
  callsPerMinute: { discountCode: 60 },
  routes: registerWebhooks,
  jobs: {
    'payment.call-back': cancelCalledBack,
    'payment.ask': askAgain,
    'payment.keep': keepMethod,
    'payment.check-charged': checkCharged,
    'payment.revoke': revokeMandate,
    'payment.forget-customer': deleteCustomerAtProvider,
    'chat.unpaid': sendPaidMessage,
  },
  rounds: {
    reconcile: reconcileOrders,
    returns: { everyMs: hourMs, run: reconcileReturns },
    // Twice a day, so that one that failed is made good the same day.
    compare: { everyMs: 12 * hourMs, run: (services) => compareBooks(services) },
    'forget-unpaid': forgetUnpaidMessages,
    'stored-methods': { everyMs: hourMs, run: checkStoredMethods },
  },
  personalData: [
    personalData('orders', {
      columns: 'with `order_events`, `order_differences`, `order_disputes`',
      purpose: 'purchases; no name, address or account number in them',
      seenBy: 'the member',
      goes: 'stay likewise; the address of the payment page goes at the purge',
      exported: 'yes',
      stays: { member_id: 'the books, under a pseudonym' },
    }),
    personalData('stored_methods', {
      purpose:
        'what the payment provider keeps for the next order, where the member has asked for it: brand, last digits and month of a card, never its number',
      seenBy: 'the member',
      goes: 'when the member removes it or leaves, or it can be charged no more; at the provider too',
      exported: 'yes',
      deleteBy: ['member_id'],
    }),
    personalData('payment_customers', {
      purpose:
        'as whom the payment provider knows who has had something kept; it is told no name and no address',
      seenBy: 'nobody',
      goes: 'with the purge; at the provider too',
      exported: 'yes',
      deleteBy: ['member_id'],
    }),
    personalData('discount_uses', {
      purpose: 'which discount an order has used; a code is good for so many uses',
      seenBy: 'nobody; the code stands on the order',
      goes: 'stay with the order',
      exported: 'yes',
      stays: { member_id: 'the books, under a pseudonym' },
    }),
    personalData('discount_terms', {
      columns: 'member_id',
      purpose: 'discounts that are for one member alone',
      seenBy: 'the member',
      goes: 'stay: they say what an order was sold for',
      exported: 'no: typed or shown, it is answered by the discount itself',
      stays: { member_id: 'the books, under a pseudonym' },
    }),
  ],
  exportData: ({ db }, { member }) => exportOrders(db, member.id),
  whenDeleted: async (services, trx, member) => {
    await callBackEverything(services, trx, member);
    await removeAllStored(services, trx, member);
  },
  purge: async (services, trx, member) => {
    await callBackEverything(services, trx, member.id);
    await forgetCustomer(services, trx, member.id);
    await forgetPaymentPages(trx, member.id);
  },
});
