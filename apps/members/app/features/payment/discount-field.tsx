import type { DiscountCode } from '@vesper/contract';
import { useSessionHandle } from '@vesper/session';
import { Button, TextField } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { browserApi } from '../../frame/start/browser-api.ts';
import { shellMessages } from '../../frame/messages.ts';
import { refusalOf } from '../../frame/errors/refusal-of.ts';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { creditsMessages } from './messages.ts';

export interface DiscountFieldProps {
  /** The one that counts now. */
  readonly discount: DiscountCode | null;
  readonly error?: string | undefined;
  readonly onChange: (discount: DiscountCode | null) => void;
}

/** A discount code: judged at once with script, at the order without. */
export const DiscountField = ({ discount, error, onChange }: DiscountFieldProps) => {
  const intl = useIntl();
  const session = useSessionHandle();
  const [code, setCode] = useState(discount?.code ?? '');
  const [refusal, setRefusal] = useState<string | undefined>(error);
  const [busy, setBusy] = useState(false);
  const isTaken = discount !== null && discount.code === code.trim().toUpperCase();
  const apply = async (): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      if (code.trim() === '') return onChange(null);
      const answer = await (await browserApi(session)).call('discountCode', { query: { code } });
      setCode(answer.discount.code);
      onChange(answer.discount);
    } catch (thrown) {
      onChange(null);
      setRefusal(intl.formatMessage(errorMessage(refusalOf(thrown).code)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="discount-field">
      <TextField
        name="discount_code"
        label={intl.formatMessage(creditsMessages.code)}
        optionalLabel={intl.formatMessage(shellMessages.optional)}
        hint={
          isTaken
            ? intl.formatMessage(creditsMessages.codeTaken, { percentage: discount.value_percentage })
            : undefined
        }
        error={refusal}
        autoComplete="off"
        autoCapitalize="characters"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      {isTaken ? null : (
        <Button look="outline" busy={busy} onClick={() => void apply()}>
          <FormattedMessage {...creditsMessages.codeApply} />
        </Button>
      )}
    </div>
  );
};
