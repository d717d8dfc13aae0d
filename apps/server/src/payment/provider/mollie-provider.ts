import {
  createMollieClient,
  type Payment,
  PaymentEmbed,
  PaymentStatus,
  SequenceType,
} from '@mollie/api-client';
import { isKeepable, type OfferedMethod, type OrderEvent, takenMinor } from '@vesper/domain';
import { longestMs, toMinor, toValue, translated } from './mollie-calls.ts';
import { chargeFailureOf, mollieStored } from './mollie-stored.ts';
import type {
  Dispute,
  PaymentProvider,
  PaymentRequest,
  PaymentReturn,
  ProviderPayment,
} from './payment-provider.ts';

type Limit = { readonly value: string; readonly currency: string } | null | undefined;

/** Null where a method has no limit, or names it in another currency than what is asked for. */
const limitMinor = (limit: Limit, currency: string): number | null =>
  limit?.currency === currency ? toMinor(limit.value) : null;

const toOffered = (
  {
    id,
    minimumAmount,
    maximumAmount,
  }: { readonly id: string; readonly minimumAmount?: Limit; readonly maximumAmount?: Limit },
  currency: string,
): Omit<OfferedMethod, 'keeps'> => ({
  id,
  minimumMinor: limitMinor(minimumAmount, currency),
  maximumMinor: limitMinor(maximumAmount, currency),
});

const events: Readonly<Record<string, OrderEvent>> = {
  [PaymentStatus.open]: 'open',
  [PaymentStatus.pending]: 'processing',
  [PaymentStatus.authorized]: 'processing',
  [PaymentStatus.paid]: 'paid',
  [PaymentStatus.canceled]: 'cancelled',
  [PaymentStatus.expired]: 'expired',
  [PaymentStatus.failed]: 'failed',
};

/**
 * The charge-backs of a payment that was read with them. Mollie tells of one when the money is gone already, and lists one that
 * was won on, with the day on which it was; why, banks say of direct debits only.
 */
const disputesOf = ({ _embedded }: Payment): readonly Dispute[] | undefined =>
  _embedded?.chargebacks?.map(({ id, amount, reason, reversedAt, createdAt }) => ({
    id,
    state: reversedAt ? 'won' : 'taken',
    amountMinor: toMinor(amount.value),
    reason: (reason as typeof reason | null)?.code ?? null,
    openedAt: new Date(createdAt),
  }));

const disputedOf = (payment: Payment) => {
  const disputes = disputesOf(payment);
  return disputes
    ? { disputes, chargedBackMinor: takenMinor(disputes) }
    : { chargedBackMinor: toMinor(payment.amountChargedBack?.value ?? '0') };
};

const orderIn = (metadata: unknown): string | null =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'order' in metadata &&
  typeof metadata.order === 'string'
    ? metadata.order
    : null;

const toPayment = (payment: Payment): ProviderPayment => ({
  id: payment.id,
  order: orderIn(payment.metadata),
  event: events[payment.status] ?? null,
  checkoutUrl: payment.getCheckoutUrl(),
  amountMinor: toMinor(payment.amount.value),
  currency: payment.amount.currency,
  refundedMinor: toMinor(payment.amountRefunded?.value ?? '0'),
  ...disputedOf(payment),
  mandate: payment.mandateId ?? null,
  failure: chargeFailureOf(payment),
});

/** Mollie names languages with their country. */
const locales: Readonly<Record<string, string>> = {
  en: 'en_GB',
  nl: 'nl_NL',
  de: 'de_DE',
  it: 'it_IT',
  fr: 'fr_FR',
  es: 'es_ES',
  pl: 'pl_PL',
  da: 'da_DK',
  fi: 'fi_FI',
  nb: 'nb_NO',
  sv: 'sv_SE',
};

type Create = Parameters<ReturnType<typeof createMollieClient>['payments']['create']>[0];

/** What every payment of a request is made with; a first one where its method is to be kept. */
const toParameters = (request: PaymentRequest) =>
  ({
    amount: { value: toValue(request.amountMinor), currency: request.currency },
    description: request.description,
    redirectUrl: request.returnUrl,
    cancelUrl: request.cancelUrl,
    webhookUrl: request.webhookUrl,
    method: request.method,
    locale: locales[request.locale] ?? 'en_GB',
    metadata: { order: request.order },
    ...(request.customer && { customerId: request.customer, sequenceType: SequenceType.first }),
    // The order's id is the key: whoever creates it once more, after whatever failure, gets the same payment.
    idempotencyKey: request.order,
  }) as Create;

/** Prices can be shown without the methods. */
const longestForMethodsMs = 3000;

/** Nobody waits for the lists of what went back, which may be some pages long. */
const pagesWaitedFor = 8;

/** A charge-back may be won so long after it was made: until then it is looked at again. */
const longestDisputeMs = 180 * 24 * 3600 * 1000;

const withReturns = { embed: [PaymentEmbed.chargebacks] };

interface ListedReturn {
  readonly paymentId: string;
  readonly createdAt: string;
  readonly reversedAt?: string | null;
}

/** The entries of one of Mollie's lists, which are newest first, that were made or won since then; `madeAfter` ends the reading. */
const listedSince = async (
  entries: AsyncIterable<ListedReturn>,
  since: Date,
  madeAfter: Date = since,
): Promise<PaymentReturn[]> => {
  const found: PaymentReturn[] = [];
  for await (const { paymentId, createdAt, reversedAt } of entries) {
    if (new Date(createdAt) < madeAfter) break;
    const at = new Date(reversedAt ?? createdAt);
    if (at >= since) found.push({ payment: paymentId, at });
  }
  return found;
};

/** The payments of Mollie's list, newest first, as far as they were made since then; each page within the limit. */
const listPayments = async function* (
  list: AsyncIterable<Payment>,
  since: Date,
  limitMs: number,
): AsyncGenerator<ProviderPayment> {
  const pages = list[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await translated(limitMs, () => pages.next());
    if (done || new Date(value.createdAt) < since) return;
    yield toPayment(value);
  }
};

/**
 * Mollie through its own client, which waits for ever by itself. `apiUrl` is only set for the sandbox.
 * @param limitMs after so long without an answer the provider counts as unavailable
 */
export const openMollie = (
  apiKey: string,
  apiUrl: string | undefined,
  limitMs: number = longestMs,
): PaymentProvider => {
  const client = createMollieClient({ apiKey, ...(apiUrl ? { apiEndpoint: apiUrl } : {}) });
  type List = NonNullable<Parameters<typeof client.methods.list>[0]>;
  const within = <T>(call: () => Promise<T>): Promise<T> => translated(limitMs, call);
  return {
    ...mollieStored(client, { within, toPayment, toParameters }),
    name: 'mollie',
    methods: async ({ amountMinor, currency, country, locale }) => {
      const parameters = {
        amount: { value: toValue(amountMinor), currency },
        billingCountry: country,
        // It lists them to those only who say that they can show them.
        includeWallets: 'applepay,googlepay',
        locale: locales[locale] ?? 'en_GB',
      } as List;
      const list = (more: Partial<List>) =>
        translated(Math.min(limitMs, longestForMethodsMs), () =>
          client.methods.list({ ...parameters, ...more } as List),
        );
      const [methods, first] = await Promise.all([
        list({}),
        // Without an answer to this nothing is kept, and everything can be paid with.
        list({ sequenceType: SequenceType.first }).catch(() => []),
      ]);
      const keeping = new Set(first.map(({ id }) => String(id)));
      return methods.map((method) => ({
        ...toOffered(method, currency),
        keeps: keeping.has(method.id) && isKeepable(method.id),
      }));
    },
    create: async (request) => toPayment(await within(() => client.payments.create(toParameters(request)))),
    cancel: async (id) => {
      const payment = await translated(limitMs, () => client.payments.get(id, withReturns));
      return toPayment(
        payment.isCancelable ? await translated(limitMs, () => client.payments.cancel(id)) : payment,
      );
    },
    returnsSince: async (since) => {
      const lists = await translated(limitMs * pagesWaitedFor, () =>
        Promise.all([
          listedSince(client.refunds.iterate(), since),
          listedSince(client.chargebacks.iterate(), since, new Date(since.getTime() - longestDisputeMs)),
        ]),
      );
      return lists.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
    },
    paymentsSince: (since) => listPayments(client.payments.iterate(), since, limitMs),
    read: async (id) => toPayment(await translated(limitMs, () => client.payments.get(id, withReturns))),
  };
};
