import { Skeleton } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { countedSteps } from '../flow/signup-view.ts';
import { StepButtons } from './step-buttons.tsx';
import { stepMessages } from './step-messages.ts';

/**
 * What stands in the place of a step until its code comes: the step that follows the first form has its exact size, the others about
 * theirs. Nothing of it can be pressed or heard.
 */

/** A line without words. */
export const filler = '\u00a0';

/** Which step it is, without its word. */
export const ProgressPlace = () => (
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
);

/** The step that follows the first form at once: its own words, of which only the room is seen. */
export const PhotoPlace = () => (
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

/** About as much room as a step of so many fields takes; met where one comes back to a signup that was begun. */
export const fieldsPlace =
  (fields: number, back = true) =>
  () => (
    <div className="step-place" aria-hidden="true" inert>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className="step-place__field">
          <Skeleton />
          <Skeleton shape="block" />
        </div>
      ))}
      <StepButtons saving={false} back={back} />
    </div>
  );
