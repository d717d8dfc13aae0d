import { isCountry, regionTerm, type SignupReceiver } from '@vesper/domain';
import { useIntl } from 'react-intl';
import type { FieldLabels } from '../../parts/fields/field-errors.tsx';
import { profileFieldMessages, regionTermMessages } from '../../parts/profile/field-messages.ts';
import type { SignupView } from './flow/signup-view.ts';
import { signupMessages } from './messages.ts';

/** What the fields of all steps are called, for the summary of what is wrong. */
export const useFieldLabels = (view: SignupView, receiver: SignupReceiver | null): FieldLabels => {
  const intl = useIntl();
  const { country } = view.personal;
  return {
    ...profileFieldMessages,
    email: signupMessages.email,
    name: signupMessages.name,
    password: signupMessages.password,
    date_of_birth: profileFieldMessages.birthDate,
    search_gender: profileFieldMessages.sought,
    about_me: profileFieldMessages.aboutMe,
    region: regionTermMessages[isCountry(country) ? regionTerm(country) : 'region'],
    ...(receiver && {
      signup_message: intl.formatMessage(signupMessages.message, { name: receiver.name }),
    }),
  };
};
