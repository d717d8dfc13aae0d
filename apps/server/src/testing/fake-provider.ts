import { randomUUID } from 'node:crypto';
import type { ChargeFailure, MoneyBack, OfferedMethod, OrderEvent } from '@vesper/domain';
import {
  type ChargeRequest,
  type KeptMethod,
  type PaymentProvider,
  type PaymentReturn,
  type PaymentRequest,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnavailable,
} from '../payment/provider/payment-provider.ts';

export const visa: KeptMethod = {
  method: 'creditcard',
  brand: 'Visa',
  lastDigits: '4242',
  expires: '2199-08',
};

/** A provider in memory: what it says is what the test has it say. */
export const fakeProvider = () => {
  const payments = new Map<string, ProviderPayment>();
  const requests: PaymentRequest[] = [];
  const returns: PaymentReturn[] = [];
  const byOrder = new Map<string, string>();
  let away = false;
  let refuses = false;
  let stubborn = false;
  const asked = { methods: 0 };
  const customers = new Map<string, string>();
  /** By mandate: whose it is, what it is, and how a charge of it ends. */
  const mandates = new Map<string, { customer: string; kept: KeptMethod | 'pending' }>();
  const charges: ChargeRequest[] = [];
  let chargesEnd: { event: OrderEvent; failure?: ChargeFailure; checkoutUrl?: string } = { event: 'paid' };
  let loses = false;
  const keep = (customer: string, kept: KeptMethod | 'pending' = visa): string => {
    const mandate = `mdt_${randomUUID().slice(0, 8)}`;
    mandates.set(mandate, { customer, kept });
    return mandate;
  };
  let methods: OfferedMethod[] = ['ideal', 'creditcard', 'paypal', 'applepay', 'googlepay'].map((id) => ({
    id,
    minimumMinor: null,
    maximumMinor: null,
    keeps: id === 'creditcard' || id === 'paypal',
  }));
  const provider: PaymentProvider = {
    name: 'mollie',
    methods: async () => {
      asked.methods += 1;
      if (away) throw new ProviderUnavailable('away');
      return methods;
    },
    create: async (request) => {
      if (away) throw new ProviderUnavailable('away');
      if (refuses) throw new ProviderRefused('no');
      requests.push(request);
      const id = byOrder.get(request.order) ?? `tr_${randomUUID().replaceAll('-', '')}`;
      byOrder.set(request.order, id);
      const { amountMinor, currency } = request;
      payments.set(id, {
        id,
        order: request.order,
        event: 'open',
        checkoutUrl: `https://pay.example/${id}`,
        amountMinor,
        currency,
        refundedMinor: 0,
        chargedBackMinor: 0,
        mandate: request.customer === undefined ? null : keep(request.customer),
        failure: null,
      });
      return payments.get(id) as ProviderPayment;
    },
    createCustomer: async (key) => {
      if (away) throw new ProviderUnavailable('away');
      const customer = customers.get(key) ?? `cst_${randomUUID().slice(0, 8)}`;
      customers.set(key, customer);
      return customer;
    },
    deleteCustomer: async (customer) => {
      if (away) throw new ProviderUnavailable('away');
      for (const [key, known] of customers) if (known === customer) customers.delete(key);
      for (const [mandate, known] of mandates) if (known.customer === customer) mandates.delete(mandate);
    },
    charge: async (request) => {
      if (away) throw new ProviderUnavailable('away');
      const known = byOrder.get(request.order);
      if (known === undefined) {
        if (mandates.get(request.mandate)?.customer !== request.customer)
          throw new ProviderRefused('no mandate');
        charges.push(request);
        const id = `tr_${randomUUID().replaceAll('-', '')}`;
        byOrder.set(request.order, id);
        const { amountMinor, currency, order, mandate } = request;
        payments.set(id, {
          id,
          order,
          checkoutUrl: null,
          amountMinor,
          currency,
          refundedMinor: 0,
          chargedBackMinor: 0,
          mandate,
          failure: null,
          ...chargesEnd,
        });
      }
      if (loses) throw new ProviderUnavailable('the answer was lost');
      return payments.get(byOrder.get(request.order) ?? '') as ProviderPayment;
    },
    findCharge: async (_customer, order) => {
      if (away) throw new ProviderUnavailable('away');
      return payments.get(byOrder.get(order) ?? '');
    },
    readMandate: async (customer, mandate) => {
      if (away) throw new ProviderUnavailable('away');
      const known = mandates.get(mandate);
      return known?.customer === customer ? known.kept : 'gone';
    },
    revokeMandate: async (_customer, mandate) => {
      if (away) throw new ProviderUnavailable('away');
      mandates.delete(mandate);
    },
    cancel: async (id) => {
      const payment = payments.get(id) as ProviderPayment;
      if (away) throw new ProviderUnavailable('away');
      if (payment.event === 'open' && !stubborn) payments.set(id, { ...payment, event: 'cancelled' });
      return payments.get(id) as ProviderPayment;
    },
    returnsSince: async (since) => {
      if (away) throw new ProviderUnavailable('away');
      return returns.filter(({ at }) => at >= since).reverse();
    },
    paymentsSince: async function* () {
      if (away) throw new ProviderUnavailable('away');
      yield* [...payments.values()].reverse();
    },
    read: async (id) => {
      const payment = payments.get(id);
      if (away) throw new ProviderUnavailable('away');
      if (!payment) throw new ProviderRefused('no such payment');
      return payment;
    },
  };
  return {
    provider,
    requests,
    asked,
    charges,
    customers,
    mandates,
    keep,
    /** How charges end from now on. */
    setChargesEnd: (end: typeof chargesEnd) => (chargesEnd = end),
    /** Charges are made, and nobody hears of it. */
    setLoses: (value: boolean) => (loses = value),
    /** Its payments can not be called back. */
    setStubborn: (value: boolean) => (stubborn = value),
    setMethods: (offered: OfferedMethod[]) => (methods = offered),
    setRefuses: (value: boolean) => (refuses = value),
    say: (id: string, event: OrderEvent) =>
      payments.set(id, { ...(payments.get(id) as ProviderPayment), event }),
    /** Whatever it says of a payment, or that there is one. */
    sayOf: (id: string, what: Partial<ProviderPayment>) =>
      payments.set(id, { ...(payments.get(id) as ProviderPayment), ...what, id }),
    forget: (id: string) => payments.delete(id),
    /** So much has gone back by now. */
    sayBack: (id: string, back: Partial<MoneyBack>, at = new Date(0)) => {
      returns.push({ payment: id, at });
      payments.set(id, { ...(payments.get(id) as ProviderPayment), ...back });
    },
    setAway: (value: boolean) => (away = value),
  };
};

export type FakeShop = ReturnType<typeof fakeProvider>;
