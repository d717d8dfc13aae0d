import { randomUUID } from 'node:crypto';
import type { MoneyBack, OfferedMethod, OrderEvent } from '@vesper/domain';
import {
  type PaymentProvider,
  type PaymentReturn,
  type PaymentRequest,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnavailable,
} from '../payment/provider/payment-provider.ts';

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
  let methods: OfferedMethod[] = ['ideal', 'creditcard', 'paypal', 'applepay', 'googlepay'].map((id) => ({
    id,
    minimumMinor: null,
    maximumMinor: null,
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
      });
      return payments.get(id) as ProviderPayment;
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
