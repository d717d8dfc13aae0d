import { countingDiscount } from '@vesper/domain';
import { Button, TextField } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { machineErrorMessage } from '../../parts/engine/machine-error.ts';
import { frameMessages } from '../../frame/messages.ts';
import { creditsMessages } from './messages.ts';
import { type Payment, usePaymentView } from './use-payment.ts';

/** A discount code: judged at once with script, at the order without. */
export const DiscountField = ({ payment }: { readonly payment: Payment }) => {
  const intl = useIntl();
  const code = usePaymentView(payment, (view) => view.discountCode);
  const percentage = usePaymentView(payment, (view) => countingDiscount(view)?.percentage ?? null);
  const refusal = usePaymentView(payment, (view) => view.codeErrorCode);
  const isBusy = usePaymentView(payment, (view) => view.judgingCode);
  return (
    <div className="discount-field">
      <TextField
        name="discount_code"
        label={intl.formatMessage(creditsMessages.code)}
        optionalLabel={intl.formatMessage(frameMessages.optional)}
        hint={percentage === null ? undefined : intl.formatMessage(creditsMessages.codeTaken, { percentage })}
        error={refusal === null ? undefined : intl.formatMessage(machineErrorMessage(refusal))}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={code ?? ''}
        onChange={(event) => payment.send({ type: 'discount.typed', code: event.currentTarget.value })}
      />
      {percentage === null ? (
        <Button look="outline" busy={isBusy} onClick={() => payment.send({ type: 'discount.applied' })}>
          <FormattedMessage {...creditsMessages.codeApply} />
        </Button>
      ) : null}
    </div>
  );
};
