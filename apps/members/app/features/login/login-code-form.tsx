import { useSettings } from '@vesper/session';
import { Button, KitLink, TextField } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { RefusalSummary } from '../../parts/fields/field-errors.tsx';
import type { RefusedLogin } from './login-form.tsx';
import { loginButtonMessages } from '../../parts/login/messages.ts';
import { accountRefusals } from '../../parts/forms/account-refusals.ts';
import { loginPath } from '../../frame/links/login-path.ts';
import { loginWaysMessages } from './ways-messages.ts';

export interface LoginCodeFormProps {
  readonly next: string;
  readonly remember: boolean;
  readonly refused?: RefusedLogin | undefined;
}

/** The second step of a login: a code of the authenticator app, or one of the recovery codes. */
export const LoginCodeForm = ({ next, remember, refused }: LoginCodeFormProps) => {
  const intl = useIntl();
  const { name: site } = useSettings();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form method="post" className="stack login-code" noValidate>
      <RefusalSummary fields={{}} refusal={refused ?? null} submission={refused} texts={accountRefusals} />
      <p>
        <FormattedMessage {...loginWaysMessages.codeText} values={{ site }} />
      </p>
      <input type="hidden" name="intent" value="code" />
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="remember" value={remember ? 'on' : ''} />
      <TextField
        name="code"
        label={intl.formatMessage(loginWaysMessages.code)}
        // Recovery codes have letters; the phone's own suggestion of a code comes all the same.
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        // The whole page is about this one field.
        autoFocus
        required
      />
      <Button type="submit" look="go" size="large" wide busy={isBusy}>
        <FormattedMessage {...loginButtonMessages.submit} />
      </Button>
      {/* After the field: with large words it would push field and button out of the first view. */}
      <p className="text-muted">
        <FormattedMessage {...loginWaysMessages.codeHint} />
      </p>
      <p>
        <KitLink href={loginPath(next)}>
          <FormattedMessage {...loginWaysMessages.codeAgain} />
        </KitLink>
      </p>
    </Form>
  );
};
