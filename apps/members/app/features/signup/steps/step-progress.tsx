import { loadTexts } from '@vesper/i18n/react';
import { ProgressStepper } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { stepMessages } from './step-messages.ts';
import { countedSteps, type SignupView } from '../flow/signup-view.ts';

await loadTexts('signup');

/** Which of the counted steps this is. */
export const StepProgress = ({ view }: { readonly view: SignupView }) => {
  const intl = useIntl();
  const index = countedSteps.findIndex((step) => step === view.step);
  if (index < 0) return null;
  const label = intl.formatMessage(stepMessages.step, { number: index + 1, total: countedSteps.length });
  return <ProgressStepper label={label} steps={countedSteps} current={index} />;
};
