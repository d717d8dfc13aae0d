import { loadTexts } from '@vesper/i18n/react';
import type { SignupStep } from '@vesper/domain';
import { Skeleton } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { countedSteps } from '../flow/signup-view.ts';
import { filler } from './filler.ts';
import { StepButtons } from './step-buttons.tsx';
import { stepMessages } from './step-messages.ts';

await loadTexts('signup');

/**
 * What stands in the place of a step until its code comes: the step that follows the first form and the one that asks for
 * notifications have their exact size, the others about theirs. Nothing of it can be pressed or heard.
 */

/** Which of the counted steps it is, without its word. */
export const ProgressPlace = ({ step: current }: { readonly step: SignupStep }) =>
  countedSteps.some((one) => one === current) ? (
    <div className="stepper" aria-hidden="true">
      <p className="stepper__label">{filler}</p>
      <ol>
        {countedSteps.map((step) => (
          <li key={step} className="stepper__step">
            <span className="stepper__dot" />
          </li>
        ))}
      </ol>
    </div>
  ) : null;

/** The step that follows the first form at once: its own words, of which only the room is seen. */
const PhotoPlace = () => (
  <div className="step-place" aria-hidden="true" inert>
    <div className="photo-choice">
      <span className="step-place__icon" />
      <span className="button button--outline">
        <FormattedMessage {...stepMessages.photoChoose} />
      </span>
    </div>
    <p>
      <span>
        <FormattedMessage {...stepMessages.photoText} />
      </span>
    </p>
    <StepButtons saving={false} />
  </div>
);

/** About as much room as a step of three fields takes; met where one comes back to a signup that was begun. */
const FieldsPlace = () => (
  <div className="step-place" aria-hidden="true" inert>
    {['first', 'second', 'third'].map((field) => (
      <div key={field} className="step-place__field">
        <Skeleton />
        <Skeleton shape="block" />
      </div>
    ))}
    <StepButtons saving={false} back />
  </div>
);

/** The step that asks for notifications: its own words as well. */
const PushPlace = () => (
  <div className="step-place" aria-hidden="true" inert>
    <p>
      <span>
        <FormattedMessage {...stepMessages.pushText} />
      </span>
    </p>
    <StepButtons saving={false} next={stepMessages.pushAccept} />
  </div>
);

/** The room of a step. */
export const StepPlace = ({ step }: { readonly step: SignupStep }) => {
  if (step === 'photo') return <PhotoPlace />;
  return step === 'push' ? <PushPlace /> : <FieldsPlace />;
};
