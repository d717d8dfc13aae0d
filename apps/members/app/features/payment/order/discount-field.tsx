import { countingDiscount } from '@vesper/domain';
import { Button, TextField } from '@vesper/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { machineErrorMessage } from '../../../frame/errors/refusals.ts';
import { paymentMessages } from '../messages.ts';
import { orderRefusals } from './order-refusals.ts';
import type { Payment } from '../engine/use-payment.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import { typeInto } from '../../../parts/typing/fill-in.ts';

/** Puts the code back that the page came with: who tries another one loses nothing by it. */
const CodeAgain = ({ payment }: { readonly payment: Payment }) => {
  const own = payment.first.discount;
  const code = useView(payment, (view) => view.discountCode);
  // Refused itself, it stands there, and trying once more helps nobody.
  if (own === null || code === own.code) return null;
  const putBack = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    const field = form?.elements.namedItem('discount_code');
    if (!(field instanceof HTMLInputElement)) return;
    typeInto(field, own.code);
    // Where another code has been taken meanwhile, it is judged once more.
    payment.send({ type: 'discount.applied' });
    field.focus();
  };
  return (
    <Button look="outline" className="discount-field__again by-script" onClick={putBack}>
      <FormattedMessage {...paymentMessages.codeAgain} values={{ ...own }} />
    </Button>
  );
};

/** A discount code, behind a line for the few who have one: judged at once with script, at the order without. */
export const DiscountField = ({ payment }: { readonly payment: Payment }) => {
  const intl = useIntl();
  const code = useView(payment, (view) => view.discountCode);
  const percentage = useView(payment, (view) => countingDiscount(view)?.percentage ?? null);
  const refusal = useView(payment, (view) => view.codeErrorCode);
  const isBusy = useView(payment, (view) => view.judgingCode);
  const details = useRef<HTMLDetailsElement>(null);
  // As it came; from then on it is whoever reads that opens and closes it, and a refusal that opens it.
  const [cameOpen] = useState(refusal !== null);
  const told = useRef(refusal);
  useEffect(() => {
    if (refusal === told.current) return;
    told.current = refusal;
    if (refusal === null || !details.current) return;
    details.current.open = true;
    // With large words the bar with the price lies over what can be done about it.
    details.current.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  return (
    <details ref={details} className="discount-field" open={cameOpen}>
      <summary>
        <FormattedMessage {...paymentMessages.codeOpen} />
      </summary>
      <div className="discount-field__row">
        <TextField
          name="discount_code"
          label={intl.formatMessage(paymentMessages.code)}
          hint={
            percentage === null ? undefined : intl.formatMessage(paymentMessages.codeTaken, { percentage })
          }
          error={
            refusal === null ? undefined : intl.formatMessage(machineErrorMessage(refusal, orderRefusals))
          }
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={code ?? ''}
          onChange={(event) => payment.send({ type: 'discount.typed', code: event.currentTarget.value })}
        />
        {percentage === null ? (
          <Button
            look="outline"
            className="by-script"
            busy={isBusy}
            onClick={() => payment.send({ type: 'discount.applied' })}
          >
            <FormattedMessage {...paymentMessages.codeApply} />
          </Button>
        ) : null}
      </div>
      {percentage === null ? <CodeAgain payment={payment} /> : null}
    </details>
  );
};
