import {
  currencyOf,
  discountedPrice,
  findBundle,
  isCountry,
  isRepeatPurchase,
  type Country,
} from '@vesper/domain';
import { lockMember, type Member } from '../account/member.ts';
import { dateOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { inTransaction } from '../platform/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { applyDiscount } from './discount.ts';
import { findOrder, hasPaid, lastOrder, moveOrder, type OrderRow } from './repository.ts';

export interface OrderRequest {
  readonly bundle: string;
  readonly method: string;
  readonly discountCode: string | undefined;
  readonly repeat: boolean;
  readonly key: string;
  /** Origin that the member came by, for the way back from the payment page. */
  readonly origin: string;
  readonly locale: string;
}

/** Where a member pays from: the profile's country, or the site's. */
export const payingCountry = (site: Site, member: Member | undefined): Country =>
  isCountry(member?.country) ? member.country : site.settings.country;

const sameRequest = (row: OrderRow, request: OrderRequest): boolean =>
  row.bundle === request.bundle && row.method === request.method;

/** Writes the order down, once for its key, before the provider hears of it. */
const writeOrder = (
  services: Services,
  site: Site,
  member: string,
  request: OrderRequest,
): Promise<OrderRow> =>
  inTransaction(services.db, async (trx) => {
    const locked = await lockMember(trx, member);
    const earlier = await trx
      .selectFrom('orders')
      .selectAll()
      .where('member_id', '=', member)
      .where('client_key', '=', request.key)
      .executeTakeFirst();
    if (earlier) {
      if (!sameRequest(earlier, request)) throw new AppError('idempotency_key_reused');
      return earlier;
    }
    const currency = currencyOf(payingCountry(site, locked));
    const bundle = findBundle(request.bundle, currency);
    if (!bundle) throw new AppError('bundle_not_found');
    const last = await lastOrder(trx, member);
    const repeated = isRepeatPurchase(
      last ? { bundleId: last.bundle, atMs: last.created_at.getTime() } : null,
      { bundleId: bundle.id, nowMs: services.clock.now() },
      site.rules,
    );
    // Coming back to pay an attempt that failed is no second purchase.
    if (repeated && !request.repeat && !['failed', 'cancelled', 'expired'].includes(last?.state ?? ''))
      throw new AppError('repeat_order_unconfirmed');
    const { code, percentage } = applyDiscount(site, locked, services.clock, request.discountCode, {
      currency,
      orderMinor: bundle.priceMinor,
      firstPurchase: !(await hasPaid(trx, member)),
      paymentMethod: request.method,
    });
    const id = newId();
    return trx
      .insertInto('orders')
      .values({
        id,
        site_id: site.id,
        member_id: member,
        bundle: bundle.id,
        credits: bundle.credits,
        amount_minor: discountedPrice(bundle.priceMinor, percentage),
        currency,
        method: request.method,
        client_key: request.key,
        discount_code: code,
        state: 'created',
        provider: services.payments?.name ?? 'none',
        provider_payment: null,
        checkout_url: null,
        created_at: dateOf(services.clock),
        settled_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/**
 * Makes an order and its payment. Every step can be repeated: the order is found again by the member's key, the payment
 * by the order's id, which is the key at the provider.
 * @throws AppError `bundle_not_found`, `repeat_order_unconfirmed`, `discount_code_invalid`, `idempotency_key_reused`,
 *   `payment_provider_unavailable`
 */
export const createOrder = async (
  services: Services,
  site: Site,
  member: string,
  request: OrderRequest,
): Promise<OrderRow> => {
  const provider = services.payments;
  if (!provider) throw new AppError('payment_provider_unavailable');
  const order = await writeOrder(services, site, member, request);
  if (order.provider_payment !== null) return order;
  const path = request.locale === 'en' ? '' : `/${request.locale}`;
  const back = `${request.origin}${path}/transactions/${order.id}`;
  const payment = await provider
    .create({
      order: order.id,
      amountMinor: order.amount_minor,
      currency: order.currency,
      description: `${site.settings.name} ${order.credits}`,
      method: order.method,
      locale: request.locale,
      returnUrl: back,
      cancelUrl: back,
      webhookUrl: `${request.origin}/api/webhooks/${provider.name}`,
    })
    .catch((error: unknown) => {
      services.log.warn({ err: error, order: order.id }, 'payment could not be created');
      throw new AppError('payment_provider_unavailable');
    });
  return inTransaction(services.db, async (trx) => {
    const locked = await trx
      .updateTable('orders')
      .set({ provider_payment: payment.id, checkout_url: payment.checkoutUrl })
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await moveOrder(trx, locked, 'open', 'create', dateOf(services.clock));
    return (await findOrder(trx, order.id)) ?? locked;
  });
};
