import { useIntl } from 'react-intl';
import { loginFieldMessages } from '../fields/login-field-messages.ts';

/** What every field for the password that counts now has in common. */
export const useCurrentPassword = () => {
  const intl = useIntl();
  return {
    showLabel: intl.formatMessage(loginFieldMessages.showPassword),
    hideLabel: intl.formatMessage(loginFieldMessages.hidePassword),
    autoComplete: 'current-password',
    required: true,
  };
};
