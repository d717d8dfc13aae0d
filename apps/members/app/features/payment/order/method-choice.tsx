import type { CallAnswer } from '@vesper/contract';
import { methodMissing, storedChoice, storedIn } from '@vesper/domain';
import { CheckboxField, PaymentMark, RadioGroup } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import type { Payment } from '../engine/use-payment.ts';
import { paymentMessages } from '../messages.ts';
import { useMethodName } from '../method-names.ts';
import { storedMessages } from '../stored/stored-messages.ts';
import { useStoredNames } from '../stored/stored-names.ts';

type Offer = Pick<CallAnswer<'credits'>, 'methods' | 'stored'>;

/** What is kept stands first, as it is paid with in one step; what has expired is not offered. */
const useOptions = ({ methods, stored }: Offer) => {
  const methodName = useMethodName();
  const { nameOf, hintOf } = useStoredNames();
  const kept = stored
    .filter(({ expired }) => !expired)
    .map((one) => ({
      value: storedChoice(one.id),
      label: nameOf(one),
      hint: hintOf(one),
      icon: <PaymentMark method={one.method} />,
    }));
  const others = methods.map(({ id }) => ({
    value: id,
    label: methodName(id),
    icon: <PaymentMark method={id} />,
  }));
  return [...kept, ...others];
};

export interface MethodChoiceProps {
  readonly offer: Offer;
  readonly payment: Payment;
  /** Whether the box stood ticked in a form that was refused. */
  readonly keeps: boolean;
}

/** With what one pays; and whether it is to be kept for next time, where that is possible. */
export const MethodChoice = ({ offer, payment, keeps }: MethodChoiceProps) => {
  const intl = useIntl();
  const options = useOptions(offer);
  const method = useView(payment, (view) => view.method);
  const isMissing = useView(payment, (view) => view.errorCode === methodMissing);
  const isKeepable =
    storedIn(method) === null && offer.methods.some(({ id, keeps: canKeep }) => id === method && canKeep);
  return (
    <>
      <RadioGroup
        name="method"
        label={intl.formatMessage(paymentMessages.method)}
        options={options}
        defaultValue={method ?? ''}
        error={isMissing ? intl.formatMessage(paymentMessages.methodMissing) : undefined}
        onValueChange={(value) => payment.send({ type: 'method.chosen', method: value })}
      />
      {isKeepable ? (
        <CheckboxField
          // Another method is another question: its box is not ticked by the yes to this one.
          key={method}
          name="keep"
          value="1"
          label={intl.formatMessage(storedMessages.keep, { method })}
          hint={intl.formatMessage(storedMessages.keepHint, { method })}
          defaultChecked={keeps}
        />
      ) : null}
    </>
  );
};
