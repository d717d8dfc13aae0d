import '../features/payment/order/checkout.scss';
import { localePath, normalizeDiscountCode, splitLocale, takesAmount } from '@vesper/domain';
import type { PaymentMethod } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCallback, useState } from 'react';
import { data, redirect, useRevalidator } from 'react-router';
import type { Route } from './+types/order.ts';
import { isKnownMethod } from '../features/payment/method-names.ts';
import { paymentMessages } from '../features/payment/messages.ts';
import { OrderForm, type RefusedOrder } from '../features/payment/order/order-form.tsx';
import { readShown, toWireShown } from '../features/payment/order/shown-offer.ts';
import { toWireMethod } from '../features/payment/order/wire-method.ts';
import { orderStart } from '../features/payment/order/order-start.ts';
import { membersContext } from '../load-context.ts';
import { refusalStatus } from '../parts/forms/act-status.ts';
import { newKey } from '../parts/requests/new-key.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { refusalOf } from '../frame/errors/refusal-of.ts';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['payment', 'payment-order', 'payment-stored'] };
await loadTexts(...handle.texts);

const toLimits = ({ minimum_minor: minimumMinor, maximum_minor: maximumMinor }: PaymentMethod) => ({
  minimumMinor,
  maximumMinor,
});

/** `/credits/:id/:paymentmethod?`, and `/credits/repeat-order`: what was bought last, ready to be ordered again. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { api, settings, user } = context.get(membersContext);
  const { locale, path } = splitLocale(url.pathname);
  const isRepeat = path === '/credits/repeat-order';
  const [offer, last] = await Promise.all([
    api.call('credits').catch(throwRefusal),
    isRepeat ? api.call('order').catch(() => null) : null,
  ]);
  const asked = isRepeat ? last?.order.bundle : params.id;
  const bundle = offer.bundles.find(({ id }) => id === asked);
  if (!bundle && isRepeat) throw redirect(localePath(locale, '/credits'));
  if (!bundle) throw data(null, { status: 404 });
  const { paymentmethod } = params;
  const methods = offer.methods.filter((one) => takesAmount(toLimits(one), bundle.pay.amount_minor));
  // One that is only not offered here and now is no wrong address: the form offers what there is.
  const isOffered = offer.methods.some(({ id }) => id === paymentmethod);
  if (paymentmethod !== undefined && !isOffered && !isKnownMethod(paymentmethod))
    throw data(null, { status: 404 });
  const country = user?.profile.country ?? settings.geoip_selected_country;
  const fitting = { ...offer, methods };
  const start = await orderStart(api, {
    offer: fitting,
    last: last?.order ?? null,
    asked: paymentmethod,
    country,
    isAnotherWay: url.searchParams.has('another'),
  });
  // With a bundle that is too small for it the discount would only be refused.
  const discount = bundle.pay.amount_minor < bundle.price.amount_minor ? offer.discount : null;
  return { offer: { ...fitting, discount }, bundle, ...start, formKey: newKey() };
};

/** An order without script; with script the payment machine makes it. */
export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const form = await request.formData();
  const field = (name: string): string => String(form.get(name) ?? '');
  const isRepeat = form.get('repeat') === '1';
  const shown = readShown(field('shown'));
  const body = {
    bundle: field('bundle'),
    ...toWireMethod(field('method'), field('keep') !== ''),
    ...(field('discount_code') && { discount_code: field('discount_code') }),
    ...(field('message') && { message: field('message') }),
    ...(shown && { shown: toWireShown(shown) }),
    ...(isRepeat && { repeat: true }),
    language: splitLocale(url.pathname).locale,
  };
  try {
    const key = field('key');
    const { order } = await context.get(membersContext).api.call('orderCreate', { key, body });
    const { locale } = splitLocale(url.pathname);
    // Not to the payment page itself: a form that leads to another origin is refused by our own policy. The order's page
    // has a link to it.
    return redirect(localePath(locale, `/transactions/${order.payment_id}`));
  } catch (error) {
    const chosen = {
      method: field('method') || null,
      discountCode: normalizeDiscountCode(field('discount_code')) || null,
      message: field('message') || null,
      keep: field('keep') !== '',
    };
    const { code } = refusalOf(error);
    return data({ code, chosen }, { status: refusalStatus(code) });
  }
};

/** What stood in a form that was refused; a method that is not to be had any more is chosen anew. */
const withMethodOf = (methods: readonly string[], refused: RefusedOrder | undefined) => {
  const method = methods.find((id) => id === refused?.chosen.method) ?? null;
  return refused && { ...refused, chosen: { ...refused.chosen, method } };
};

export default function Order({
  loaderData: { offer, bundle, method, discount, formKey },
  actionData,
}: Route.ComponentProps) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const [outdated, setOutdated] = useState<RefusedOrder>();
  const showAnew = useCallback(
    (refused: RefusedOrder) => {
      setOutdated(refused);
      void revalidate();
    },
    [revalidate],
  );
  const methods = offer.methods.map(({ id }) => id);
  return (
    <div className="container screen">
      <PageTitle>{intl.formatMessage(paymentMessages.orderTitle)}</PageTitle>
      <h1 className="tool-title">
        <FormattedMessage {...paymentMessages.orderTitle} />
      </h1>
      <OrderForm
        // At another price, or with other ways to pay, it is another form, which says that.
        key={[bundle.id, bundle.credits, bundle.pay.amount_minor, bundle.pay.currency, ...methods].join(' ')}
        bundle={bundle}
        offer={offer}
        method={method}
        discount={discount}
        formKey={formKey}
        refused={withMethodOf(methods, outdated ?? actionData)}
        onOutdated={showAnew}
      />
    </div>
  );
}
