import { Button } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useFieldError } from '../../parts/fields/field-errors.tsx';
import { ActRefusal } from '../../parts/forms/act-refusal.tsx';
import type { ActResult } from '../../parts/forms/act-result.ts';
import { NewPasswordFields } from '../../parts/password/new-password-fields.tsx';
import { accountRefusals } from '../../parts/forms/account-refusals.ts';
import { resetMessages } from './reset-messages.ts';

export interface NewPasswordFormProps {
  /** Of the link in the e-mail. */
  readonly token: string;
  readonly result: ActResult | undefined;
}

/** A new password for who has the link. */
export const NewPasswordForm = ({ token, result }: NewPasswordFormProps) => {
  const isBusy = useNavigation().state === 'submitting';
  const fields = result?.refused?.fields ?? {};
  const errorOf = useFieldError(fields, accountRefusals);
  return (
    <Form method="post" className="stack" noValidate>
      <ActRefusal result={result} />
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields errorOf={errorOf} />
      <Button type="submit" size="large" wide busy={isBusy}>
        <FormattedMessage {...resetMessages.doSubmit} />
      </Button>
    </Form>
  );
};
