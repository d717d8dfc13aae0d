import { PasswordField } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { accountMessages } from '../account/messages.ts';
import { securityMessages } from './messages.ts';

/** The password, asked again before something that a thief of the open page must not do. */
export const PasswordAgain = ({
  name,
  error,
}: {
  readonly name: string;
  readonly error: string | undefined;
}) => {
  const intl = useIntl();
  return (
    <PasswordField
      name={name}
      label={intl.formatMessage(securityMessages.password)}
      showLabel={intl.formatMessage(accountMessages.showPassword)}
      hideLabel={intl.formatMessage(accountMessages.hidePassword)}
      autoComplete="current-password"
      error={error}
      required
    />
  );
};
