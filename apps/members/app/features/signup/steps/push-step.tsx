import { FormattedMessage } from 'react-intl';
import { stepMessages } from './step-messages.ts';
import { StepButtons } from './step-buttons.tsx';
import type { SignupView } from '../flow/signup-view.ts';

/** Asks whether news may come to this device. */
export const PushStep = ({ view }: { readonly view: SignupView }) => (
  <>
    <p>
      <FormattedMessage {...stepMessages.pushText} />
    </p>
    {view.refusal ? (
      <p className="field__error">
        <FormattedMessage {...stepMessages.pushDenied} />
      </p>
    ) : null}
    <StepButtons saving={view.saving} next={stepMessages.pushAccept} />
  </>
);
