import { useIntl } from 'react-intl';
import type { FieldLabels } from '../../parts/fields/field-errors.tsx';
import { profileFieldMessages, regionTermMessages } from '../../parts/profile/field-messages.ts';
import type { SignupStart } from './flow/signup-start.ts';
import { signupMessages } from './messages.ts';

/** What the fields of all steps are called, in their order on the screens, for the summary of what is wrong. */
export const useFieldLabels = ({ receiver, regions }: SignupStart): FieldLabels => {
  const intl = useIntl();
  return {
    ...(receiver && {
      signup_message: intl.formatMessage(signupMessages.message, { name: receiver.name }),
    }),
    email: signupMessages.email,
    name: profileFieldMessages.name,
    date_of_birth: profileFieldMessages.birthDate,
    password: signupMessages.password,
    gender: profileFieldMessages.gender,
    search_gender: profileFieldMessages.sought,
    sexuality: profileFieldMessages.sexuality,
    country: profileFieldMessages.country,
    region: regionTermMessages[regions.term],
    city: profileFieldMessages.city,
    about_me: profileFieldMessages.aboutMe,
    interests: profileFieldMessages.interests,
  };
};
