import { passwordLength } from '@vesper/domain';
import { PasswordField } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { loginFieldMessages } from '../fields/login-field-messages.ts';
import { newPasswordMessages } from './messages.ts';

export interface NewPasswordFieldsProps {
  readonly errorOf: (name: string) => string | undefined;
}

/** Names of the two fields, the same wherever a new password is chosen. */
export const newPasswordNames = { password: 'new_password', repeat: 'new_password_repeat' } as const;

/** What they are called. */
export const newPasswordLabels = {
  [newPasswordNames.password]: newPasswordMessages.newPassword,
  [newPasswordNames.repeat]: newPasswordMessages.repeat,
} as const;

/** What is wrong with the two as a pair (spec §5); the rest is the server's to judge. */
export const pairCodes = (form: FormData): Readonly<Record<string, string>> =>
  form.get(newPasswordNames.password) === form.get(newPasswordNames.repeat)
    ? {}
    : { [newPasswordNames.repeat]: 'passwords_differ' };

/** A new password, typed twice. */
export const NewPasswordFields = ({ errorOf }: NewPasswordFieldsProps) => {
  const intl = useIntl();
  const shared = {
    showLabel: intl.formatMessage(loginFieldMessages.showPassword),
    hideLabel: intl.formatMessage(loginFieldMessages.hidePassword),
    autoComplete: 'new-password',
    required: true,
  };
  return (
    <>
      <PasswordField
        {...shared}
        name={newPasswordNames.password}
        label={intl.formatMessage(newPasswordMessages.newPassword)}
        hint={intl.formatMessage(newPasswordMessages.newPasswordHint, {
          password_min: passwordLength.shortest,
        })}
        error={errorOf(newPasswordNames.password)}
      />
      <PasswordField
        {...shared}
        name={newPasswordNames.repeat}
        label={intl.formatMessage(newPasswordMessages.repeat)}
        error={errorOf(newPasswordNames.repeat)}
      />
    </>
  );
};
