import { PasswordField } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { passwordAgainMessages } from './again-messages.ts';
import { useCurrentPassword } from './use-current-password.ts';

/** The password, asked again before something that a thief of the open page must not do. */
export const PasswordAgain = ({
  name,
  error,
}: {
  readonly name: string;
  readonly error: string | undefined;
}) => {
  const intl = useIntl();
  const currentPassword = useCurrentPassword();
  return (
    <PasswordField
      {...currentPassword}
      name={name}
      label={intl.formatMessage(passwordAgainMessages.password)}
      error={error}
    />
  );
};
