import { chargeIsAskedAgain, type ChargeFailure, defaultLocale } from '@vesper/domain';
import { findMember } from '../../member/repository.ts';
import { dateOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { originOf } from '../../site/site-origin.ts';
import { paymentRequestOf } from '../provider/payment-request.ts';
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnavailable,
} from '../provider/payment-provider.ts';
import { findOrder, lockOrder, moveOrder, notePayment, type OrderRow } from '../repository.ts';
import { settleOrder, type SettleSource } from '../settle.ts';
import { findCustomer, forgetMandate, noteFailure } from './stored-repository.ts';

/** An order that is charged to what is kept. */
export type ChargedOrder = OrderRow & { readonly mandate: string };

export const isCharge = (row: OrderRow): row is ChargedOrder => row.mandate !== null;

/**
 * Asks the provider for the charge of an order: to make it, which for one order it does once; or only whether it was made, where
 * the key of the asking may be forgotten by now, or nobody wants the order any more.
 */
const askForCharge = async (
  services: Services,
  provider: PaymentProvider,
  order: ChargedOrder,
): Promise<ProviderPayment | undefined> => {
  const { db, clock, sites } = services;
  const customer = await findCustomer(db, order.member_id, order.provider);
  if (customer === undefined) return undefined;
  const ageSeconds = (clock.now() - order.created_at.getTime()) / 1000;
  const site = await sites.findById(order.site_id);
  if (!site || !chargeIsAskedAgain(ageSeconds, order.called_back_at !== null))
    return provider.findCharge(customer, order.id);
  const member = await findMember(db, order.member_id);
  const origin = originOf(services, site);
  const locale = member?.language ?? defaultLocale;
  const request = paymentRequestOf(order, { site, provider, origin, returnOrigin: origin, locale });
  return provider.charge({ ...request, customer, mandate: order.mandate });
};

/** Ends a charge of which nothing was taken, unless its payment was noted at the same time. */
const endCharge = (services: Services, order: string, failure: ChargeFailure): Promise<OrderRow> =>
  inTransaction(services.db, async (trx) => {
    const locked = await lockOrder(trx, order);
    if (locked.provider_payment !== null) return locked;
    await moveOrder(trx, locked, 'failed', 'charge', dateOf(services.clock));
    await noteFailure(trx, order, failure);
    return (await findOrder(trx, order)) ?? locked;
  });

/** The provider has not answered: the money may be on its way, so that the order waits and nothing else is ordered. */
const waitForAnswer = (services: Services, order: string): Promise<OrderRow> =>
  inTransaction(services.db, async (trx) => {
    const locked = await lockOrder(trx, order);
    if (locked.provider_payment !== null) return locked;
    const state = await moveOrder(trx, locked, 'processing', 'charge', dateOf(services.clock));
    return { ...locked, state };
  });

/** Why the provider refuses to charge: where its mandate is gone, it is forgotten here as well. */
const whyRefused = async (
  services: Services,
  provider: PaymentProvider,
  order: ChargedOrder,
): Promise<ChargeFailure> => {
  const customer = await findCustomer(services.db, order.member_id, order.provider);
  const kept =
    customer === undefined ? 'gone' : await provider.readMandate(customer, order.mandate).catch(() => null);
  if (kept !== 'gone') return 'declined';
  await forgetMandate(services.db, order.provider, order.mandate);
  return 'gone';
};

/**
 * Charges an order to what is kept, or finds out what became of its charge: made as often as it takes to get an answer, and
 * charged once. Leads into the one settle step, like every other news of a payment.
 * @param ask the number of the asking
 * @returns the order as it stands; `processing` while the provider has not answered
 */
export const chargeOrder = async (
  services: Services,
  provider: PaymentProvider,
  order: ChargedOrder,
  { ask, source }: { readonly ask: number; readonly source: SettleSource },
): Promise<OrderRow> => {
  try {
    const payment = await askForCharge(services, provider, order);
    if (!payment) return await endCharge(services, order.id, 'unanswered');
    await inTransaction(services.db, (trx) => notePayment(trx, order.id, payment.id, payment.checkoutUrl));
    return await settleOrder(services, order.id, payment, source, ask);
  } catch (error) {
    services.log.warn({ err: error, order: order.id }, 'an order could not be charged');
    if (error instanceof ProviderRefused)
      return endCharge(services, order.id, await whyRefused(services, provider, order));
    if (error instanceof ProviderUnavailable) return waitForAnswer(services, order.id);
    throw error;
  }
};
