import { rememberedDays } from '@vesper/domain';
import { Button, CheckboxField, KitLink, PasswordField, TextField, space } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { RefusalSummary, useFieldError } from '../../parts/fields/field-errors.tsx';
import { useStandingErrors } from '../../parts/fields/standing-errors.ts';
import { loginFieldMessages } from '../../parts/fields/login-field-messages.ts';
import { loginButtonMessages } from '../../parts/login/messages.ts';
import { loginMessages } from './messages.ts';
import { accountRefusals } from '../../parts/forms/account-refusals.ts';
import { loginWaysMessages } from './ways-messages.ts';

/** What was refused last time, with what was typed (never the password). */
export interface RefusedLogin {
  readonly code: string;
  readonly params: Record<string, string | number>;
  readonly email: string;
  readonly remember: boolean;
  readonly fields: Readonly<Record<string, string>>;
}

export interface LoginFormProps {
  /** Where to go afterwards; a path without language prefix. */
  readonly next: string;
  /** Where to sign up instead, and come to the same. */
  readonly signup: string;
  readonly refused?: RefusedLogin | undefined;
}

/** For who has no password any more, or no account yet. */
const WaysOn = ({ signup }: Pick<LoginFormProps, 'signup'>) => (
  <>
    <p>
      <KitLink href="/reset-password">
        <FormattedMessage {...loginWaysMessages.forgot} />
      </KitLink>
    </p>
    <p className="login-signup">
      <FormattedMessage {...loginMessages.noAccount} />
      {space}
      <KitLink href={signup}>
        <FormattedMessage {...loginMessages.signup} />
      </KitLink>
    </p>
  </>
);

/** E-mail address and password. It posts like any form, so it works before and without script. */
export const LoginForm = ({ next, signup, refused }: LoginFormProps) => {
  const intl = useIntl();
  const isBusy = useNavigation().state === 'submitting';
  const { fields, refusal, onChange } = useStandingErrors(refused, refused);
  const errorOf = useFieldError(fields, accountRefusals);
  return (
    <Form method="post" className="stack" noValidate onChange={onChange}>
      {refusal ? (
        <RefusalSummary
          fields={fields}
          labels={loginFieldMessages}
          refusal={refusal}
          submission={refused}
          texts={accountRefusals}
        />
      ) : null}
      {refused?.code === 'login_blocked' ? (
        <p>
          <FormattedMessage {...loginWaysMessages.blocked} />
        </p>
      ) : null}
      <input type="hidden" name="next" value={next} />
      <TextField
        name="email"
        label={intl.formatMessage(loginFieldMessages.email)}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={refused?.email}
        error={errorOf('email')}
        required
      />
      <PasswordField
        name="password"
        label={intl.formatMessage(loginFieldMessages.password)}
        showLabel={intl.formatMessage(loginFieldMessages.showPassword)}
        hideLabel={intl.formatMessage(loginFieldMessages.hidePassword)}
        autoComplete="current-password"
        error={errorOf('password')}
        required
      />
      <CheckboxField
        name="remember"
        label={intl.formatMessage(loginWaysMessages.remember, { days: rememberedDays })}
        defaultChecked={refused?.remember ?? true}
      />
      <div className="login-go">
        <Button type="submit" look="go" size="large" wide busy={isBusy}>
          <FormattedMessage {...loginButtonMessages.submit} />
        </Button>
      </div>
      <WaysOn signup={signup} />
    </Form>
  );
};
