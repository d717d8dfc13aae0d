import type { Site } from '../../site/site-directory.ts';
import type { PaymentProvider, PaymentRequest } from './payment-provider.ts';
import type { OrderRow } from '../repository.ts';

export interface RequestedFrom {
  readonly site: Site;
  readonly provider: PaymentProvider;
  /** Origin that the provider reports to. */
  readonly origin: string;
  /** Origin for the way back from the payment page. */
  readonly returnOrigin: string;
  /** The language that the journey goes on in after the payment. */
  readonly locale: string;
}

/** What the provider is asked to collect for an order. */
export const paymentRequestOf = (
  order: OrderRow,
  { site, provider, origin, returnOrigin, locale }: RequestedFrom,
): PaymentRequest => {
  const path = locale === 'en' ? '' : `/${locale}`;
  const back = `${returnOrigin}${path}/transactions/${order.id}`;
  return {
    order: order.id,
    amountMinor: order.amount_minor,
    currency: order.currency,
    description: `${site.settings.name} ${order.credits}`,
    method: order.method,
    locale,
    returnUrl: back,
    cancelUrl: back,
    webhookUrl: `${origin}/api/webhooks/${provider.name}`,
  };
};
