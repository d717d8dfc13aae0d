import {
  discountedPrice,
  isCountry,
  isRepeatPurchase,
  offerIn,
  ordersToCallBack,
  standsInTheWay,
  takesAmount,
  vatIncluded,
} from '@vesper/domain';
import { keepForOrder } from '../../chat/unpaid/unpaid.ts';
import { lockMember, type Member } from '../../member/repository.ts';
import { dateOf } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services/services.ts';
import { inTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Site } from '../../site/site-directory.ts';
import { isNeverMade } from '../ask.ts';
import { isAskedAgain, isAsShown, keepsMethod, type OrderRequest, sameRequest } from './order-request.ts';
import { callBackOrders } from '../call-back.ts';
import { applyDiscount } from '../discount/discount.ts';
import { insertUse } from '../discount/discount-repository.ts';
import { paymentRequestOf } from '../provider/payment-request.ts';
import { numberAsk } from '../provider/ask-repository.ts';
import { type PaymentProvider, ProviderRefused } from '../provider/payment-provider.ts';
import {
  findOpenOrders,
  findOrder,
  findOrderByKey,
  insertOrder,
  lastOrder,
  lockOrder,
  moveOrder,
  notePayment,
  type OrderRow,
  stateOf,
} from '../repository.ts';
import { chargeOrder, isCharge } from '../stored/charge-order.ts';
import { customerOf } from '../stored/keep.ts';
import { findMovingCharge, findStoredMethod, type StoredMethodRow } from '../stored/stored-repository.ts';

/**
 * What is bought for how much, judged with what the locked member has bought before.
 * @throws AppError `bundle_not_found`, `repeat_order_unconfirmed`, `price_changed`, `payment_method_not_offered`, and why a code does
 *   not count
 */
const quoteFor = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  site: Site,
  member: Member,
  request: OrderRequest & { readonly method: string; readonly last: OrderRow | undefined },
) => {
  const offer = offerIn(site.prices, isCountry(member.country) ? member.country : request.here);
  const bundle = offer?.bundles.find(({ id }) => id === request.bundle);
  if (!offer || !bundle) throw new AppError('bundle_not_found');
  const { last } = request;
  const repeated = isRepeatPurchase(
    last ? { bundleId: last.bundle, atMs: last.created_at.getTime(), state: stateOf(last) } : null,
    { bundleId: bundle.id, nowMs: services.clock.now() },
    site.rules,
  );
  if (repeated && !request.repeat) throw new AppError('repeat_order_unconfirmed');
  const discount = await applyDiscount(services, { trx }, { site, member }, request.discountCode, {
    country: offer.country,
    currency: offer.currency,
    orderMinor: bundle.priceMinor,
    paymentMethod: request.method,
  });
  const amountMinor = discountedPrice(bundle.priceMinor, discount?.code.valuePercentage ?? 0);
  if (!isAsShown({ ...bundle, amountMinor }, request.shown)) throw new AppError('price_changed');
  // What is kept is judged by who keeps it: it may be charged where nobody would be asked for it on a page.
  const offered = request.stored === undefined ? request.methods : null;
  const isOffered = offered?.some(
    (method) => method.id === request.method && takesAmount(method, amountMinor),
  );
  if (isOffered === false) throw new AppError('payment_method_not_offered');
  return {
    discount,
    sold: {
      bundle: bundle.id,
      credits: bundle.credits,
      list_minor: bundle.priceMinor,
      amount_minor: amountMinor,
      currency: offer.currency,
      vat_country: offer.country,
      vat_rate: offer.vatRate,
      vat_minor: vatIncluded(amountMinor, offer.vatRate),
    },
  };
};

/**
 * What of a locked member's is to be charged; undefined where they pay on a page. Nothing is ordered while it is not known how
 * the last charge has ended.
 * @throws AppError `charge_under_way`, `stored_method_not_found`
 */
const storedFor = async (
  trx: Trx,
  member: string,
  { stored }: OrderRequest,
): Promise<StoredMethodRow | undefined> => {
  const moving = await findMovingCharge(trx, member);
  const isInTheWay =
    moving &&
    standsInTheWay(
      { state: stateOf(moving), isAnswered: moving.provider_payment !== null },
      { isCharge: stored !== undefined },
    );
  if (isInTheWay) throw new AppError('charge_under_way');
  if (stored === undefined) return undefined;
  const found = await findStoredMethod(trx, member, stored);
  if (!found) throw new AppError('stored_method_not_found');
  return found;
};

/**
 * Writes the order down, once for its key, before the provider hears of it. The member is locked: of orders at once each
 * one finds those before it, and takes the place of the ones whose discount it takes over or that are too many.
 */
const writeOrder = (
  services: Services,
  site: Site,
  member: string,
  request: OrderRequest,
): Promise<OrderRow> =>
  inTransaction(services.db, async (trx) => {
    const locked = await lockMember(trx, member);
    const earlier = await findOrderByKey(trx, member, request.key);
    if (earlier) {
      if (!sameRequest(earlier, request)) throw new AppError('idempotency_key_reused');
      return earlier;
    }
    const last = await lastOrder(trx, member);
    const here = isCountry(locked.country) ? locked.country : request.here;
    const asked = { ...request, country: offerIn(site.prices, here)?.country };
    if (last && isAskedAgain(last, asked, services.clock.now(), site)) return last;
    const stored = await storedFor(trx, member, request);
    const method = stored?.method ?? request.method ?? '';
    const { sold, discount } = await quoteFor(services, trx, site, locked, { ...request, method, last });
    const open = await findOpenOrders(trx, member);
    const replaced = ordersToCallBack(
      open.map((row) => ({ id: row.id, discounted: row.discount_code !== null })),
      { discounted: discount !== null },
    );
    await callBackOrders(services, trx, replaced);
    const id = newId();
    const row = await insertOrder(trx, {
      id,
      site_id: site.id,
      member_id: member,
      ...sold,
      method,
      keeps: keepsMethod(request),
      stored_method: stored?.id ?? null,
      mandate: stored?.mandate ?? null,
      client_key: request.key,
      discount_code: discount?.code.code ?? null,
      message_key: request.message ?? null,
      state: 'created',
      provider: stored?.provider ?? services.payments?.name ?? 'none',
      provider_payment: null,
      checkout_url: null,
      created_at: dateOf(services.clock),
      settled_at: null,
    });
    if (discount)
      await insertUse(trx, {
        order_id: id,
        discount_id: discount.id,
        member_id: member,
        state: 'held',
        slot: discount.slot,
      });
    if (request.message !== undefined)
      await keepForOrder(services, trx, { sender: member, clientId: request.message });
    return row;
  });

/** Ends an order whose payment was refused, unless the same request, sent twice, was taken at the same time. */
const noteRefused = (services: Pick<Services, 'db' | 'clock'>, order: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const locked = await lockOrder(trx, order);
    if (locked.provider_payment === null)
      await moveOrder(trx, locked, 'failed', 'create', dateOf(services.clock));
  });

/** The payment of an order that is made on the provider's page, found again by the order's id. */
const openPayment = async (
  services: Services,
  provider: PaymentProvider,
  site: Site,
  { order, request }: { readonly order: OrderRow; readonly request: OrderRequest },
): Promise<OrderRow> => {
  const asked = paymentRequestOf(order, { site, provider, ...request });
  const open = async () =>
    provider.create({
      ...asked,
      ...(order.keeps && { customer: await customerOf(services, provider, order.member_id) }),
    });
  const payment = await open().catch(async (error: unknown) => {
    services.log.warn({ err: error, order: order.id }, 'payment could not be created');
    if (error instanceof ProviderRefused) {
      await noteRefused(services, order.id);
      throw new AppError('payment_failed');
    }
    throw new AppError('payment_provider_unavailable');
  });
  return inTransaction(services.db, async (trx) => {
    const locked = await notePayment(trx, order.id, payment.id, payment.checkoutUrl);
    await moveOrder(trx, locked, 'open', 'create', dateOf(services.clock));
    // A newer order has taken the place of this one while its payment was made.
    if (locked.called_back_at !== null) await callBackOrders(services, trx, [order.id]);
    return (await findOrder(trx, order.id)) ?? locked;
  });
};

/**
 * Makes an order and its payment. Every step can be repeated: the order is found again by the member's key (or is the one that they
 * have left unpaid a moment ago, which keeps its own key), the payment by the order's id, which is the key at the provider. One that is charged to what is kept is answered however it ended.
 * @throws AppError `bundle_not_found`, `repeat_order_unconfirmed`, `price_changed`, `payment_method_not_offered`, why a code does not count,
 *   `idempotency_key_reused`, `charge_under_way`, `stored_method_not_found`, `payment_provider_unavailable`, `payment_failed` when the
 *   provider refuses it
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
  if (isCharge(order)) {
    if (order.state !== 'created') return order;
    const ask = await numberAsk(services.db, order.id);
    return chargeOrder(services, provider, order, { ask, source: 'charge' });
  }
  const isOver = order.called_back_at !== null || isNeverMade(order, services.clock.now());
  if (order.state !== 'created' || isOver) throw new AppError('payment_failed');
  return openPayment(services, provider, site, { order, request });
};
