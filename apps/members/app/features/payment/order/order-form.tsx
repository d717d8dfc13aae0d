import type { Bundle, CallAnswer } from '@vesper/contract';
import {
  type AppliedDiscount,
  discountedPrice,
  localePath,
  methodNotOffered,
  type PaymentChoice,
  priceChanged,
  type PaymentScreen,
  storedIn,
} from '@vesper/domain';
import { AlertBanner } from '@vesper/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { EngineFailure } from '../../../frame/start/engine-failure.tsx';
import { useLocale } from '../../../frame/links/localized-path.ts';
import { newKey } from '../../../parts/requests/new-key.ts';
import { paymentMessages } from '../messages.ts';
import { StoredFailure } from '../stored/stored-failure.tsx';
import { storedOf } from '../stored/stored-names.ts';
import { MethodChoice } from './method-choice.tsx';
import { OrderButton } from './order-button.tsx';
import { readShown, writeShown } from './shown-offer.ts';
import { OrderGets, OrderSummary } from './order-summary.tsx';
import { usePercentage } from './use-percentage.ts';
import { type Payment, usePayment } from '../engine/use-payment.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';

/** A post without script that was refused. */
export interface RefusedOrder {
  readonly code: string;
  /** What stood in its form: the form goes on with it. */
  readonly chosen: Pick<PaymentChoice, 'method' | 'discountCode' | 'message' | 'keep'>;
}

export interface OrderFormProps {
  readonly bundle: Bundle;
  readonly offer: CallAnswer<'credits'>;
  /** Chosen beforehand: by the address, the last order or what is usual. */
  readonly method: string | null;
  /** The discount of an order that came to nothing, where it still counts; else that of the offer. */
  readonly discount?: AppliedDiscount | null;
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
  'declined',
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
    keep: filled('keep') !== null,
    message: filled('message'),
    shown: readShown(filled('shown')),
  };
};

/** Chooses the first way to pay that is not kept. */
const showOthers = (form: HTMLFormElement | null): void => {
  const other = [...(form?.elements ?? [])].find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.name === 'method' && storedIn(field.value) === null,
  );
  other?.click();
  other?.focus();
};

type FieldsProps = Omit<OrderFormProps, 'method' | 'discount' | 'refused' | 'onOutdated'> & {
  readonly payment: Payment;
  /** Whether the message that waits is to go out with the order, until its tick says otherwise. */
  readonly sends: boolean;
  /** Whether the method is to be kept, until its box says otherwise. */
  readonly keeps: boolean;
};

/** What is bought and the sum, the ways to pay, the order. */
const OrderFields = ({ bundle, offer, formKey, payment, sends, keeps }: FieldsProps) => {
  const form = useRef<HTMLFormElement>(null);
  const { send, first } = payment;
  const isReady = useView(payment, (view) => view.ready);
  const isDeclined = useView(payment, (view) => view.screen === 'declined');
  const method = useView(payment, (view) => view.method);
  const percentage = usePercentage(payment);
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
        {isDeclined ? (
          <StoredFailure
            payment={payment}
            stored={storedOf(offer.stored, method)}
            total={total}
            onOther={() => showOthers(form.current)}
          />
        ) : null}
        <MethodChoice offer={offer} payment={payment} keeps={keeps} />
        <OrderButton
          payment={payment}
          total={total}
          stored={storedOf(offer.stored, method)}
          onRepeat={() => order(true)}
        />
      </section>
      <OrderGets bundle={bundle} payment={payment} />
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
  const keep = useView(payment, (view) => view.keep ?? false);
  const said = useRef(errorCode);
  useEffect(() => {
    if (errorCode === said.current) return;
    said.current = errorCode;
    if (errorCode !== null && outdatedCodes.includes(errorCode))
      onOutdated?.({ code: errorCode, chosen: { method, discountCode, message, keep } });
  }, [errorCode, method, discountCode, message, keep, onOutdated]);
};

/** One bundle to be ordered; driven by the payment machine, and a plain form before it runs. */
export const OrderForm = ({ method, discount, refused, onOutdated, ...props }: OrderFormProps) => {
  const { bundle, offer } = props;
  // A bundle may be too small for it: then it stands at its full price.
  const welcome = bundle.pay.amount_minor < bundle.price.amount_minor ? offer.discount : null;
  const payment = usePayment({
    bundleId: bundle.id,
    method: refused?.chosen.method ?? method,
    discount: discount ?? (welcome && { code: welcome.code, percentage: welcome.value_percentage }),
    ...(refused && { refusedCode: refused.code, discountCode: refused.chosen.discountCode }),
  });
  useReturn(payment);
  useOutdated(payment, onOutdated);
  // A tick that was taken away stays away: with it the message would be charged for.
  const sends = !refused || refused.chosen.message !== null;
  const keeps = refused?.chosen.keep ?? false;
  if (offer.methods.length > 0)
    return <OrderFields {...props} payment={payment} sends={sends} keeps={keeps} />;
  return (
    <AlertBanner tone="warning">
      <FormattedMessage {...paymentMessages.noMethods} />
    </AlertBanner>
  );
};
