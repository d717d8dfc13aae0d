import { Button } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useFieldError } from '../../parts/fields/field-errors.tsx';
import { useStandingErrors } from '../../parts/fields/standing-errors.ts';
import { ActRefusal } from '../../parts/forms/act-refusal.tsx';
import type { ActResult } from '../../parts/forms/act-result.ts';
import { NewPasswordFields, newPasswordLabels } from '../../parts/password/new-password-fields.tsx';
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
  const standing = useStandingErrors(result?.refused, result);
  const errorOf = useFieldError(standing.fields, accountRefusals);
  return (
    <Form method="post" className="stack" noValidate onChange={standing.onChange}>
      <ActRefusal standing={standing} answer={result} labels={newPasswordLabels} />
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields errorOf={errorOf} />
      <Button type="submit" look="go" size="large" wide busy={isBusy}>
        <FormattedMessage {...resetMessages.doSubmit} />
      </Button>
    </Form>
  );
};
