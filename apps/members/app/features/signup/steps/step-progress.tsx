import { ProgressStepper } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { stepMessages } from './step-messages.ts';
import { countedSteps, skippedSteps, type SignupView } from '../flow/signup-view.ts';

/** Which of the counted steps this is. */
export const StepProgress = ({ view }: { readonly view: SignupView }) => {
  const intl = useIntl();
  const index = countedSteps.findIndex((step) => step === view.step);
  if (index < 0) return null;
  const label = intl.formatMessage(stepMessages.step, { number: index + 1, total: countedSteps.length });
  const skipped = skippedSteps(view);
  // One that was left out long ago is drawn so; said is the one that one comes from.
  const wasSkipped = index > 0 && skipped.some((step) => step === countedSteps[index - 1]);
  return (
    <ProgressStepper
      label={label}
      steps={countedSteps}
      current={index}
      skipped={skipped}
      note={wasSkipped ? intl.formatMessage(stepMessages.skipped, { number: index }) : ''}
    />
  );
};
