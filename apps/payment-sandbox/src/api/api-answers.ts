import type { PageLanguage } from '../payment/locales.ts';
import { methodName, type Method } from '../payment/methods.ts';
import { amountOf } from '../payment/money.ts';
import { type Chargeback, isUndecided, type Payment, type Refund } from '../payment/payment.ts';
import { remainingAmount, type Store } from '../journal/store.ts';

/** Where the two servers listen, for the links in answers. */
export interface Addresses {
  api: string;
  page: string;
}

const jsonLink = (href: string) => ({ href, type: 'application/hal+json' });
const iso = (ms: number) => new Date(ms).toISOString();

const settledField = {
  paid: 'paidAt',
  failed: 'failedAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
} as const;

/** A payment as the API shows it; `embed` is the query's list of what is to be shown with it. */
export function paymentAnswer(payment: Payment, store: Store, at: Addresses, embed = '') {
  const open = payment.status === 'open';
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: iso(payment.createdAtMs),
    amount: payment.amount,
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    status: payment.status,
    ...(!isUndecided(payment.status) &&
      payment.settledAtMs !== null && { [settledField[payment.status]]: iso(payment.settledAtMs) }),
    ...(payment.status === 'paid' && refundedFields(payment, store)),
    ...(open && { isCancelable: true, expiresAt: iso(payment.expiresAtMs) }),
    ...(embed.split(',').includes('chargebacks') && {
      _embedded: { chargebacks: store.chargebacksOf(payment.id).map((one) => chargebackAnswer(one, at)) },
    }),
    locale: payment.locale,
    profileId: 'pfl_sandbox',
    sequenceType: payment.mandate?.sequenceType ?? 'oneoff',
    ...(payment.mandate && { customerId: payment.mandate.customerId, mandateId: payment.mandate.id }),
    ...(payment.failureReason && { details: { failureReason: payment.failureReason } }),
    redirectUrl: payment.redirectUrl,
    ...(payment.cancelUrl && { cancelUrl: payment.cancelUrl }),
    ...(payment.webhookUrl && { webhookUrl: payment.webhookUrl }),
    _links: {
      self: jsonLink(`${at.api}/v2/payments/${payment.id}`),
      ...(open && { checkout: { href: `${at.page}/pay/${payment.id}`, type: 'text/html' } }),
      ...(payment.status === 'paid' && {
        refunds: jsonLink(`${at.api}/v2/payments/${payment.id}/refunds`),
        chargebacks: jsonLink(`${at.api}/v2/payments/${payment.id}/chargebacks`),
        changePaymentState: { href: `${at.page}/pay/${payment.id}`, type: 'text/html' },
      }),
      ...(payment.status === 'pending' && {
        changePaymentState: { href: `${at.page}/pay/${payment.id}`, type: 'text/html' },
      }),
      dashboard: { href: `${at.page}/pay/${payment.id}`, type: 'text/html' },
    },
  };
}

function refundedFields(payment: Payment, store: Store) {
  const { currency } = payment.amount;
  const chargedBack = store.chargedBackMinor(payment);
  return {
    amountRefunded: amountOf(currency, store.refundedMinor(payment)),
    amountRemaining: remainingAmount(store, payment),
    ...(chargedBack > 0 && { amountChargedBack: amountOf(currency, chargedBack) }),
  };
}

export function chargebackAnswer(chargeback: Chargeback, at: Addresses) {
  const payment = `${at.api}/v2/payments/${chargeback.paymentId}`;
  return {
    resource: 'chargeback',
    id: chargeback.id,
    amount: chargeback.amount,
    createdAt: iso(chargeback.createdAtMs),
    reversedAt: chargeback.reversedAtMs === undefined ? null : iso(chargeback.reversedAtMs),
    paymentId: chargeback.paymentId,
    _links: { self: jsonLink(`${payment}/chargebacks/${chargeback.id}`), payment: jsonLink(payment) },
  };
}

export function refundAnswer(refund: Refund, at: Addresses) {
  const payment = `${at.api}/v2/payments/${refund.paymentId}`;
  return {
    resource: 'refund',
    id: refund.id,
    mode: 'test',
    amount: refund.amount,
    description: refund.description,
    metadata: refund.metadata,
    status: refund.status,
    createdAt: iso(refund.createdAtMs),
    paymentId: refund.paymentId,
    _links: { self: jsonLink(`${payment}/refunds/${refund.id}`), payment: jsonLink(payment) },
  };
}

export function methodAnswer(method: Method, currency: string, language: PageLanguage, at: Addresses) {
  const icon = `${at.page}/icons/${method.id}.svg`;
  return {
    resource: 'method',
    id: method.id,
    description: methodName(method.id, language),
    minimumAmount: amountOf(currency, method.minimumMinor),
    maximumAmount: method.maximumMinor === null ? null : amountOf(currency, method.maximumMinor),
    image: { size1x: icon, size2x: icon, svg: icon },
    status: 'activated',
    _links: { self: jsonLink(`${at.api}/v2/methods/${method.id}`) },
  };
}

/** A list in the provider's page shape, whole. */
export function listAnswer(name: string, items: unknown[], self: string) {
  return {
    count: items.length,
    _embedded: { [name]: items },
    _links: { self: jsonLink(self), previous: null, next: null },
  };
}

/** One page of a list of the whole account: `limit` of them from the id `from` on, and where the next page is. */
export function pageOf<T extends { readonly id: string }>(
  name: string,
  all: readonly T[],
  answer: (one: T) => unknown,
  { url, at }: { readonly url: URL; readonly at: Addresses },
) {
  const limit = Math.min(250, Number(url.searchParams.get('limit')) || 50);
  const from = url.searchParams.get('from');
  const start = Math.max(
    0,
    all.findIndex(({ id }) => id === from),
  );
  const list = listAnswer(name, all.slice(start, start + limit).map(answer), `${at.api}${url.pathname}`);
  const following = all[start + limit];
  const next = following && jsonLink(`${at.api}${url.pathname}?from=${following.id}&limit=${limit}`);
  return { ...list, _links: { ...list._links, next: next ?? null } };
}
