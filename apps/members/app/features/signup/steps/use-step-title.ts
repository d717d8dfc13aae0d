import type { SignupReceiver, SignupStep } from '@vesper/domain';
import { useIntl } from 'react-intl';
import { activationMessages } from '../activation-messages.ts';
import { signupMessages } from '../messages.ts';

/** The heading of a step. */
export const useStepTitle = (step: SignupStep, receiver: SignupReceiver | null): string => {
  const intl = useIntl();
  const titles = {
    step0: receiver ? signupMessages.titleMessage : signupMessages.title,
    photo: signupMessages.photoTitle,
    about: signupMessages.aboutTitle,
    location: signupMessages.locationTitle,
    details: signupMessages.detailsTitle,
    push: signupMessages.pushTitle,
    checkInbox: signupMessages.inboxTitle,
    mailed: signupMessages.inboxTitle,
    confirmed: activationMessages.activateDoneTitle,
  } as const;
  return intl.formatMessage(titles[step], { name: receiver?.name ?? '' });
};
