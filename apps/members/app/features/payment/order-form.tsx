import type { Bundle, CallAnswer, DiscountCode } from '@vesper/contract';
import { discountedPrice, paymentScreen } from '@vesper/domain';
import { formatMoney } from '@vesper/i18n/react';
import { AlertBanner, Button, ChoiceGroup, space } from '@vesper/ui';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { newKey } from '../../parts/requests/new-key.ts';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { DiscountField } from './discount-field.tsx';
import { creditsMessages } from './messages.ts';
import { useMethodName } from './method-names.ts';
import { usePayment } from './use-payment.ts';

export interface OrderFormProps {
  readonly bundle: Bundle;
  readonly offer: CallAnswer<'credits'>;
  /** Chosen beforehand, by the address or the last order. */
  readonly method: string | null;
  /** For the post without script. */
  readonly formKey: string;
  /** What a post without script was refused with. */
  readonly refused?: string | undefined;
}

/** The same bundle bought twice within this time asks once more (readings, "Rules"). */
const repeatPurchaseSeconds = 60;

const RepeatQuestion = ({
  onYes,
  onNo,
}: {
  readonly onYes: (() => void) | null;
  readonly onNo: (() => void) | null;
}) => {
  const intl = useIntl();
  return (
    <AlertBanner
      tone="warning"
      role="alert"
      title={intl.formatMessage(creditsMessages.repeatTitle)}
      actions={
        <>
          {onNo ? (
            <Button look="outline" onClick={onNo}>
              <FormattedMessage {...creditsMessages.repeatNo} />
            </Button>
          ) : null}
          <Button
            type={onYes ? 'button' : 'submit'}
            name="repeat"
            value="1"
            {...(onYes && { onClick: onYes })}
          >
            <FormattedMessage {...creditsMessages.repeatYes} />
          </Button>
        </>
      }
    >
      <FormattedMessage {...creditsMessages.repeatText} />
    </AlertBanner>
  );
};

/** Method, discount, total and the order; driven by the payment machine, and a plain form before it runs. */
export const OrderForm = ({ bundle, offer, method, formKey, refused }: OrderFormProps) => {
  const intl = useIntl();
  const methodName = useMethodName();
  const [discount, setDiscount] = useState<DiscountCode | null>(offer.discount);
  const [chosen, setChosen] = useState(
    method ?? (offer.methods.length === 1 ? (offer.methods[0]?.id ?? '') : ''),
  );
  const [missing, setMissing] = useState(false);
  const { snapshot, send } = usePayment({
    bundleId: bundle.id,
    method: chosen || null,
    discountCode: discount?.code ?? null,
    repeatPurchaseSeconds,
  });
  const screen = snapshot ? paymentScreen(snapshot) : 'choosing';
  const code = snapshot?.context.errorCode ?? refused ?? null;
  const isRepeat = screen === 'confirming' || (!snapshot && code === 'repeat_order_unconfirmed');
  const total = formatMoney(intl, {
    ...bundle.price,
    amount_minor: discountedPrice(bundle.price.amount_minor, discount?.value_percentage ?? 0),
  });
  const changeDiscount = (next: DiscountCode | null): void => {
    setDiscount(next);
    send(next ? { type: 'discount.entered', code: next.code } : { type: 'discount.removed' });
  };
  const submit = (event: FormEvent): void => {
    if (!snapshot) return;
    event.preventDefault();
    if (!chosen) return setMissing(true);
    // Chosen before the machine ran, or not: it hears it again.
    if (snapshot.context.method !== chosen) send({ type: 'method.chosen', method: chosen });
    send({ type: 'order.submitted', nowMs: Date.now(), idempotencyKey: newKey() });
  };
  if (offer.methods.length === 0) {
    return (
      <AlertBanner tone="warning">
        <FormattedMessage {...creditsMessages.noMethods} />
      </AlertBanner>
    );
  }
  return (
    <form method="post" className="stack" onSubmit={submit}>
      <input type="hidden" name="bundle" value={bundle.id} />
      <input type="hidden" name="key" value={formKey} />
      <ChoiceGroup
        name="method"
        label={intl.formatMessage(creditsMessages.method)}
        options={offer.methods.map(({ id }) => ({ value: id, label: methodName(id) }))}
        value={chosen}
        error={missing ? intl.formatMessage(creditsMessages.methodMissing) : undefined}
        onValueChange={(value) => {
          setChosen(value);
          setMissing(false);
          send({ type: 'method.chosen', method: value });
        }}
      />
      <DiscountField discount={discount} onChange={changeDiscount} />
      <p className="order-total">
        <FormattedMessage {...creditsMessages.total} values={{ price: total }} />
      </p>
      {code && code !== 'repeat_order_unconfirmed' ? (
        <AlertBanner tone="danger" role="alert">
          <FormattedMessage {...errorMessage(code === 'network_error' ? 'network' : code)} />
        </AlertBanner>
      ) : null}
      {isRepeat ? (
        <RepeatQuestion
          onYes={snapshot ? () => send({ type: 'order.confirmed' }) : null}
          onNo={snapshot ? () => send({ type: 'order.reconsidered' }) : null}
        />
      ) : (
        <Button
          type="submit"
          look="go"
          size="large"
          wide
          busy={screen === 'creating' || screen === 'redirecting'}
        >
          <FormattedMessage {...creditsMessages.submit} values={{ price: total }} />
        </Button>
      )}
      {screen === 'redirecting' ? (
        <p role="status">
          <FormattedMessage {...creditsMessages.redirecting} />
          {space}
          <a href={snapshot?.context.payUrl ?? ''}>
            <FormattedMessage {...creditsMessages.open} />
          </a>
        </p>
      ) : (
        <p className="text-muted text-small">
          <FormattedMessage {...creditsMessages.submitNote} />
        </p>
      )}
    </form>
  );
};
