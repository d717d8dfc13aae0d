import { useIntl } from 'react-intl';
import type { FieldLabels } from '../../parts/fields/field-errors.tsx';
import { profileFieldMessages, regionTermMessages } from '../../parts/profile/field-messages.ts';
import type { SignupStart } from './flow/signup-start.ts';
import { signupMessages } from './messages.ts';

/** What the fields of all steps are called, for the summary of what is wrong. */
export const useFieldLabels = ({ receiver, regions }: SignupStart): FieldLabels => {
  const intl = useIntl();
  return {
    ...profileFieldMessages,
    email: signupMessages.email,
    name: signupMessages.name,
    password: signupMessages.password,
    date_of_birth: profileFieldMessages.birthDate,
    search_gender: profileFieldMessages.sought,
    about_me: profileFieldMessages.aboutMe,
    region: regionTermMessages[regions.term],
    ...(receiver && {
      signup_message: intl.formatMessage(signupMessages.message, { name: receiver.name }),
    }),
  };
};
