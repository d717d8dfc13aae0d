import {
  type CountryOffer,
  defaultLocale,
  discountedPrice,
  isCountry,
  isLocale,
  type Locale,
  messagePriceMinor,
  negotiateLocale,
  offerIn,
  reachesMinimum,
} from '@vesper/domain';
import type { FastifyRequest } from 'fastify';
import { isLost, readUnpaid } from '../chat/unpaid/unpaid.ts';
import type { Member } from '../member/repository.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { countryOfMember } from '../site/visitor/visitor-country.ts';
import { originOf } from '../site/site-origin.ts';
import { orderForPage } from './ask.ts';
import { createOrder } from './ordering/create-order.ts';
import { takeCodeTry } from './discount/code-tries.ts';
import { applyDiscount, type DiscountedOrder, toWireCode, welcomeDiscount } from './discount/discount.ts';
import { methodsOf, methodsShown } from './provider/methods.ts';
import { readKept, readStoredAndOwed } from './stored/read-stored.ts';
import { removeStoredMethod } from './stored/remove.ts';
import { readTransactions } from './transactions/read-transactions.ts';
import { findOrder, lastOrder, toOrder } from './repository.ts';

const localeOf = ({ language }: Member): Locale => (isLocale(language) ? language : defaultLocale);

/**
 * An order of which only the place is known, and the bundle where it is chosen already: whatever else a code asks for is judged with
 * the order itself.
 */
const anyOrder = ({ country, currency, bundles }: CountryOffer, bundle?: string): DiscountedOrder => ({
  country,
  currency,
  orderMinor: bundles.find(({ id }) => id === bundle)?.priceMinor ?? Number.MAX_SAFE_INTEGER,
});

/** What bundles cost this member now, with the welcome discount while it runs, those that are large enough for it. */
const readCredits = async (
  services: Services,
  site: Site,
  member: Member | undefined,
  asked: string | undefined,
  request: FastifyRequest,
) => {
  const offered = site.settings.countries.find((code) => code === asked);
  const country = await countryOfMember(services, site, member ? member.country : (offered ?? null), request);
  const offer = offerIn(site.prices, country);
  const discount =
    member && offer ? await welcomeDiscount(services, { site, member }, anyOrder(offer)) : null;
  const bundles = (offer?.bundles ?? []).map((bundle) => {
    const counts = discount !== null && reachesMinimum(discount, bundle.priceMinor);
    const pay = discountedPrice(bundle.priceMinor, counts ? discount.valuePercentage : 0);
    const money = (amount_minor: number) => ({ amount_minor, currency: bundle.currency });
    return {
      id: bundle.id,
      credits: bundle.credits,
      price: money(bundle.priceMinor),
      pay: money(pay),
      message_price: money(messagePriceMinor({ priceMinor: pay, credits: bundle.credits }, site.rules)),
    };
  });
  return {
    bundles,
    methods:
      offer === null
        ? []
        : await methodsShown(services, offer, {
            locale: negotiateLocale({
              saved: member?.language,
              domainLanguage: site.settings.domainLanguage,
              acceptLanguage: request.headers['accept-language'],
            }),
            userAgent: request.headers['user-agent'] ?? '',
          }),
    ...(member ? await readStoredAndOwed(services, member.id) : { stored: [], owed: 0 }),
    discount: discount ? toWireCode(discount, services.clock.now()) : null,
    unpaid: member ? await readUnpaid(services, site, member.id) : null,
  };
};

export const paymentCalls = {
  credits: (services, { query, site, member, request }) =>
    readCredits(services, site, member, query.country, request),
  orderCreate: async (services, { body, member, site, key, request }) => {
    if (body.discount_code) await takeCodeTry(services, member.id);
    const here = await countryOfMember(services, site, null, request);
    const offer = offerIn(site.prices, isCountry(member.country) ? member.country : here);
    const order = await createOrder(services, site, member.id, {
      bundle: body.bundle,
      method: body.method,
      stored: body.stored_method,
      keep: body.keep ?? false,
      discountCode: body.discount_code,
      repeat: body.repeat ?? false,
      shown: body.shown,
      message: body.message,
      key,
      origin: originOf(services, site),
      returnOrigin:
        services.config.mode === 'production' || services.config.publicUrl
          ? originOf(services, site)
          : `${request.protocol}://${request.host}`,
      locale: body.language ?? localeOf(member),
      here,
      methods: offer && (await methodsOf(services, offer)),
    });
    return { order: toOrder(order) };
  },
  order: async (services, { query, member, site }) => {
    const found =
      query.id === undefined
        ? await lastOrder(services.db, member.id)
        : await findOrder(services.db, query.id);
    if (found?.member_id !== member.id) throw new AppError('order_not_found');
    const order = toOrder(await orderForPage(services, found));
    const unpaid =
      found.message_key === null ? null : await readUnpaid(services, site, member.id, found.message_key);
    return {
      order,
      unpaid,
      message_lost: unpaid === null && (await isLost(services.db, member.id, found.message_key)),
      kept: await readKept(services, found),
    };
  },
  storedMethodRemove: async (services, { body, member }) => {
    await removeStoredMethod(services, member.id, body.id);
    return { ok: true as const };
  },
  transactions: (services, { query, member }) => readTransactions(services, member.id, query.cursor),
  discountCode: async (services, { query, member, site, request }) => {
    const offer = offerIn(site.prices, await countryOfMember(services, site, member.country, request));
    const asker = { site, member };
    const found =
      offer &&
      (query.welcome
        ? await welcomeDiscount(services, asker, anyOrder(offer))
        : (await applyDiscount(services, services, asker, query.code, anyOrder(offer, query.bundle)))?.code);
    if (!found) throw new AppError('discount_code_invalid');
    return { discount: toWireCode(found, services.clock.now()) };
  },
} satisfies CallHandlers;
