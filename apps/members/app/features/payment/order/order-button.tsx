import type { Money, StoredMethod } from '@vesper/contract';
import { chargeUnderWay, methodMissing, repeatUnconfirmed } from '@vesper/domain';
import { formatMoney } from '@vesper/i18n/react';
import { useSession } from '@vesper/session';
import { AlertBanner, Button, KitLink, PaymentMark, space } from '@vesper/ui';
import { Lock } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { machineErrorMessage } from '../../../frame/errors/refusals.ts';
import { useMethodName } from '../method-names.ts';
import { paymentMessages } from '../messages.ts';
import { orderRefusals } from './order-refusals.ts';
import { RefundNote } from '../offer-notes.tsx';
import { RepeatQuestion } from '../repeat-question.tsx';
import { storedMessages } from '../stored/stored-messages.ts';
import { useStoredNames } from '../stored/stored-names.ts';
import type { Payment } from '../engine/use-payment.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';

const Refusal = ({ code }: { readonly code: string | null }) =>
  // These two are said where they are answered.
  code === null || code === repeatUnconfirmed || code === methodMissing ? null : (
    <AlertBanner tone="danger" role="alert">
      <FormattedMessage {...machineErrorMessage(code, orderRefusals)} />
      {code === chargeUnderWay ? (
        <>
          {space}
          <KitLink href="/transactions">
            <FormattedMessage {...paymentMessages.history} />
          </KitLink>
        </>
      ) : null}
    </AlertBanner>
  );

/** On the way to the payment page, with the ways on for whose browser did not follow. */
const Leaving = ({ payment }: { readonly payment: Payment }) => {
  const payUrl = useView(payment, (view) => view.payUrl);
  return (
    <p role="status">
      <FormattedMessage {...paymentMessages.redirecting} />
      {space}
      <a
        href={payUrl ?? ''}
        onClick={(event) => {
          event.preventDefault();
          payment.send({ type: 'redirect.repeated' });
        }}
      >
        <FormattedMessage {...paymentMessages.open} />
      </a>
    </p>
  );
};

/** With what one pays, above the button where that is in sight before the ways to pay are; those say it to who listens. */
const ChosenMethod = ({ payment }: { readonly payment: Payment }) => {
  const method = useView(payment, (view) => view.method);
  const nameOf = useMethodName();
  return method ? (
    <p className="checkout__with" aria-hidden="true">
      <PaymentMark method={method} />
      {nameOf(method)}
    </p>
  ) : null;
};

/** The one step of an order; with what is kept the button says so, and nothing else has to. */
const Submit = ({ payment, total, stored }: Pick<OrderButtonProps, 'payment' | 'total' | 'stored'>) => {
  const intl = useIntl();
  const isBusy = useView(payment, ({ screen }) => screen === 'creating' || screen === 'redirecting');
  const { nameOf } = useStoredNames();
  const price = formatMoney(intl, total);
  return (
    <>
      {stored ? null : <ChosenMethod payment={payment} />}
      <Button type="submit" look="go" size="large" wide busy={isBusy}>
        {stored ? (
          <FormattedMessage {...storedMessages.pay} values={{ price, name: nameOf(stored) }} />
        ) : (
          <FormattedMessage {...paymentMessages.submit} values={{ price }} />
        )}
      </Button>
    </>
  );
};

export interface OrderButtonProps {
  readonly payment: Payment;
  /** What is paid; it stands on the button. */
  readonly total: Money;
  /** What is kept and chosen; it is charged in one step. */
  readonly stored: StoredMethod | undefined;
  /** Orders once more although the same was just ordered. */
  readonly onRepeat: () => void;
}

/**
 * The end of the order form: why it was refused, the question or the button, and what is certain. On a phone the button
 * stays at the foot of the window, with the way to pay that is chosen.
 */
export const OrderButton = ({ payment, total, stored, onRepeat }: OrderButtonProps) => {
  const screen = useView(payment, (view) => view.screen);
  const errorCode = useView(payment, (view) => view.errorCode);
  const isReady = useView(payment, (view) => view.ready);
  const days = useSession((state) => state.settings.refund_days);
  return (
    <>
      <div className="checkout__pay">
        <Refusal code={errorCode} />
        {screen === 'confirming' ? (
          <RepeatQuestion
            onYes={isReady ? onRepeat : null}
            onNo={isReady ? () => payment.send({ type: 'order.reconsidered' }) : null}
          />
        ) : null}
        {screen === 'declined' || screen === 'confirming' ? null : (
          <Submit payment={payment} total={total} stored={stored} />
        )}
      </div>
      <div className="checkout__after">
        {screen === 'redirecting' ? (
          <Leaving payment={payment} />
        ) : (
          <>
            <p className="checkout__note text-muted text-small">
              <FormattedMessage {...(stored ? storedMessages.note : paymentMessages.submitNote)} />
            </p>
            <details className="checkout__trust">
              <summary>
                <Lock size={20} aria-hidden="true" />
                <span>
                  <FormattedMessage {...paymentMessages.daysToReturn} values={{ days }} />
                </span>
              </summary>
              <RefundNote />
            </details>
          </>
        )}
      </div>
    </>
  );
};
