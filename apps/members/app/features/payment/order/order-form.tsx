import type { Bundle, CallAnswer } from '@vesper/contract';
import {
  countingDiscount,
  discountedPrice,
  localePath,
  methodMissing,
  methodNotOffered,
  type PaymentChoice,
  priceChanged,
  type PaymentScreen,
} from '@vesper/domain';
import { AlertBanner, PaymentMark, RadioGroup } from '@vesper/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { EngineFailure } from '../../../frame/start/engine-failure.tsx';
import { useLocale } from '../../../frame/links/localized-path.ts';
import { newKey } from '../../../parts/requests/new-key.ts';
import { paymentMessages } from '../messages.ts';
import { useMethodName } from '../method-names.ts';
import { OrderButton } from './order-button.tsx';
import { readShown, writeShown } from './shown-offer.ts';
import { OrderGets, OrderSummary } from './order-summary.tsx';
import { type Payment, usePayment } from '../engine/use-payment.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';

/** A post without script that was refused. */
export interface RefusedOrder {
  readonly code: string;
  /** What stood in its form: the form goes on with it. */
  readonly chosen: Pick<PaymentChoice, 'method' | 'discountCode' | 'message'>;
}

export interface OrderFormProps {
  readonly bundle: Bundle;
  readonly offer: CallAnswer<'credits'>;
  /** Chosen beforehand: by the address, the last order or what is usual. */
  readonly method: string | null;
  /** For the post without script. */
  readonly formKey: string;
  readonly refused?: RefusedOrder | undefined;
  /** The order would cost more than it says here, or its method is gone: the page is to be shown anew, with what was chosen. */
  readonly onOutdated?: (refused: RefusedOrder) => void;
}

/** The screens of the form itself; the others are about an order that is made. */
const orderingScreens: ReadonlySet<PaymentScreen> = new Set([
  'choosing',
  'confirming',
  'creating',
  'redirecting',
]);

/** What stands in the form at this moment. */
const choiceIn = (form: HTMLFormElement, bundleId: string): PaymentChoice => {
  const fields = new FormData(form);
  const filled = (name: string): string | null => String(fields.get(name) ?? '') || null;
  return {
    bundleId,
    method: filled('method'),
    discountCode: filled('discount_code'),
    message: filled('message'),
    shown: readShown(filled('shown')),
  };
};

type FieldsProps = Omit<OrderFormProps, 'method' | 'refused' | 'onOutdated'> & {
  readonly payment: Payment;
  /** Whether the message that waits is to go out with the order, until its tick says otherwise. */
  readonly sends: boolean;
};

/** What is bought and the sum, the ways to pay, the order. */
const OrderFields = ({ bundle, offer, formKey, payment, sends }: FieldsProps) => {
  const intl = useIntl();
  const methodName = useMethodName();
  const form = useRef<HTMLFormElement>(null);
  const { send, first } = payment;
  const isReady = useView(payment, (view) => view.ready);
  const method = useView(payment, (view) => view.method);
  const isMethodMissing = useView(payment, (view) => view.errorCode === methodMissing);
  const percentage = useView(payment, (view) => countingDiscount(view)?.percentage ?? 0);
  const total = { ...bundle.price, amount_minor: discountedPrice(bundle.price.amount_minor, percentage) };

  useEffect(() => {
    if (!form.current) return;
    // What was filled in before the script came.
    const filled = choiceIn(form.current, bundle.id);
    if (filled.method && filled.method !== first.method)
      send({ type: 'method.chosen', method: filled.method });
    if (filled.discountCode !== first.discountCode)
      send({ type: 'discount.typed', code: filled.discountCode ?? '' });
  }, [bundle.id, first, send]);

  const order = (repeat: boolean): void => {
    if (!form.current) return;
    const choice = choiceIn(form.current, bundle.id);
    send({ type: 'order.submitted', choice, repeat, idempotencyKey: newKey() });
  };
  const submit = (event: FormEvent): void => {
    if (!isReady) return;
    event.preventDefault();
    order(false);
  };
  return (
    <form method="post" className="checkout" ref={form} onSubmit={submit}>
      <input type="hidden" name="bundle" value={bundle.id} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="shown" value={writeShown(total, bundle.credits)} />
      <OrderSummary bundle={bundle} offer={offer} payment={payment} sends={sends} />
      <section className="card checkout__methods stack">
        <EngineFailure of={payment} />
        <RadioGroup
          name="method"
          label={intl.formatMessage(paymentMessages.method)}
          options={offer.methods.map(({ id }) => ({
            value: id,
            label: methodName(id),
            icon: <PaymentMark method={id} />,
          }))}
          defaultValue={method ?? ''}
          error={isMethodMissing ? intl.formatMessage(paymentMessages.methodMissing) : undefined}
          onValueChange={(value) => send({ type: 'method.chosen', method: value })}
        />
        <OrderButton payment={payment} total={total} onRepeat={() => order(true)} />
      </section>
      <OrderGets bundle={bundle} />
    </form>
  );
};

/** Who comes back to this page from the payment is led to what became of it. */
const useReturn = (payment: Payment): void => {
  const navigate = useNavigate();
  const locale = useLocale();
  const orderId = useView(payment, (view) => (orderingScreens.has(view.screen) ? null : view.orderId));
  useEffect(() => {
    if (orderId !== null) void navigate(localePath(locale, `/transactions/${orderId}`), { replace: true });
  }, [orderId, navigate, locale]);
};

/** What says that the page is no longer true. */
const outdatedCodes: readonly (string | null)[] = [priceChanged, methodNotOffered];

/** Has the page shown anew when it is no longer what an order would be; once for each time it is said. */
const useOutdated = (payment: Payment, onOutdated: OrderFormProps['onOutdated']): void => {
  const errorCode = useView(payment, (view) => view.errorCode);
  const method = useView(payment, (view) => view.method);
  const discountCode = useView(payment, (view) => view.discountCode);
  const message = useView(payment, (view) => view.message ?? null);
  const said = useRef(errorCode);
  useEffect(() => {
    if (errorCode === said.current) return;
    said.current = errorCode;
    if (errorCode !== null && outdatedCodes.includes(errorCode))
      onOutdated?.({ code: errorCode, chosen: { method, discountCode, message } });
  }, [errorCode, method, discountCode, message, onOutdated]);
};

/** One bundle to be ordered; driven by the payment machine, and a plain form before it runs. */
export const OrderForm = ({ method, refused, onOutdated, ...props }: OrderFormProps) => {
  const { bundle, offer } = props;
  const payment = usePayment({
    bundleId: bundle.id,
    method: refused?.chosen.method ?? method,
    discount: offer.discount && {
      code: offer.discount.code,
      percentage: offer.discount.value_percentage,
    },
    ...(refused && { refusedCode: refused.code, discountCode: refused.chosen.discountCode }),
  });
  useReturn(payment);
  useOutdated(payment, onOutdated);
  // A tick that was taken away stays away: with it the message would be charged for.
  const sends = !refused || refused.chosen.message !== null;
  if (offer.methods.length > 0) return <OrderFields {...props} payment={payment} sends={sends} />;
  return (
    <AlertBanner tone="warning">
      <FormattedMessage {...paymentMessages.noMethods} />
    </AlertBanner>
  );
};
