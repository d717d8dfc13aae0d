import {
  type createMollieClient,
  type Mandate,
  MandateStatus,
  type Payment,
  SequenceType,
} from '@mollie/api-client';
import type { ChargeFailure } from '@vesper/domain';
import {
  type KeptMethod,
  type PaymentRequest,
  type ProviderPayment,
  ProviderRefused,
  type StoredMethodProvider,
} from './payment-provider.ts';

type Client = ReturnType<typeof createMollieClient>;
type Create = Parameters<Client['payments']['create']>[0];

/** What Mollie's words for a failed card mean here; all others are a bank that says no. */
const failures: Readonly<Record<string, ChargeFailure>> = {
  authentication_required: 'confirmation_required',
  card_expired: 'expired',
  insufficient_funds: 'insufficient_funds',
};

/** Why a charge failed; null of one that has not, and of a payment that its payer made on a page. */
export const chargeFailureOf = ({ status, sequenceType, details }: Payment): ChargeFailure | null => {
  if (status !== 'failed' || sequenceType !== SequenceType.recurring) return null;
  const reason =
    details && 'failureReason' in details && typeof details.failureReason === 'string'
      ? details.failureReason
      : '';
  return failures[reason] ?? 'declined';
};

/** A card by its brand, last digits and month; anything else by its method alone. */
const keptOf = ({ method, details }: Mandate): KeptMethod => {
  const isCard = 'cardNumber' in details;
  return {
    method,
    brand: isCard ? (details.cardLabel ?? null) : null,
    lastDigits: isCard ? (/\d{4}$/.exec(details.cardNumber ?? '')?.[0] ?? null) : null,
    expires: isCard ? (/^\d{4}-\d{2}/.exec(details.cardExpiryDate ?? '')?.[0] ?? null) : null,
  };
};

interface Tools {
  /** Gives a call up after its time, and says what its error means. */
  within<T>(call: () => Promise<T>): Promise<T>;
  toPayment(payment: Payment): ProviderPayment;
  /** What every payment of this request is made with, page and all. */
  toParameters(request: PaymentRequest): Create;
}

/** So many of a customer's newest payments are looked through for one that was made a moment ago. */
const newestLookedThrough = 50;

const unlessGone = async (call: Promise<unknown>): Promise<void> => {
  await call.catch((error: unknown) => {
    if (!(error instanceof ProviderRefused)) throw error;
  });
};

/** Mollie's customers and mandates: what is kept by a "first" payment, and charged by "recurring" ones. */
export const mollieStored = (
  client: Client,
  { within, toPayment, toParameters }: Tools,
): StoredMethodProvider => ({
  createCustomer: async (key) =>
    (await within(() => client.customers.create({ idempotencyKey: `customer:${key}` }))).id,
  deleteCustomer: (customer) => unlessGone(within(() => client.customers.delete(customer))),
  charge: async ({ customer, mandate, ...request }) => {
    const whole = toParameters(request);
    const { redirectUrl: _back, cancelUrl: _cancel, locale: _locale, method: _method, ...bare } = whole;
    const charge = {
      ...bare,
      customerId: customer,
      mandateId: mandate,
      sequenceType: SequenceType.recurring,
    } as Create;
    const payment = toPayment(await within(() => client.payments.create(charge)));
    if (payment.failure !== 'confirmation_required') return payment;
    // Nothing was taken. Mollie confirms no charge afterwards: the payer pays the same order on a page.
    const page = { ...whole, idempotencyKey: `${request.order}:page` } as Create;
    return toPayment(await within(() => client.payments.create(page)));
  },
  findCharge: (customer, order) =>
    within(async () => {
      const newest = client.customerPayments.iterate({ customerId: customer }).take(newestLookedThrough);
      for await (const one of newest) {
        const payment = toPayment(one);
        if (payment.order === order) return payment;
      }
      return undefined;
    }),
  readMandate: async (customer, mandate) => {
    try {
      const found = await within(() => client.customerMandates.get(mandate, { customerId: customer }));
      if (found.status === MandateStatus.invalid) return 'gone';
      return found.status === MandateStatus.pending ? 'pending' : keptOf(found);
    } catch (error) {
      if (error instanceof ProviderRefused) return 'gone';
      throw error;
    }
  },
  revokeMandate: (customer, mandate) =>
    unlessGone(within(() => client.customerMandates.revoke(mandate, { customerId: customer }))),
});
