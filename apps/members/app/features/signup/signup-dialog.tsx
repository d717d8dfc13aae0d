import '../signup/signup.scss';
import { loadTexts } from '@vesper/i18n/react';
import { Dialog, Skeleton } from '@vesper/ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { useLocalePath } from '../../frame/links/localized-path.ts';
import { frameMessages } from '../../frame/messages.ts';
import { signupMessages } from './messages.ts';
import { SignupClosed, useSignupSteps } from './signup-screen.tsx';
import type { SignupStart } from './flow/signup-start.ts';

await loadTexts('login', 'login-field', 'profile-field', 'refusal-field', 'signup', 'signup-activation');

interface SignupDialogProps {
  /** The address of the signup page that this stands for, with its query. */
  readonly href: string;
  readonly onClose: () => void;
}

interface StepsProps {
  readonly start: SignupStart;
  readonly action: string;
  /** Told the title of each step, and whether closing would lose something. */
  readonly onStep: (title: string, inProgress: boolean) => void;
}

const Steps = ({ start, action, onStep }: StepsProps) => {
  const intl = useIntl();
  const { title: stepTitle, isClosed, inProgress, progress, form } = useSignupSteps(start, action);
  const title = isClosed ? intl.formatMessage(signupMessages.closed) : stepTitle;
  // At once with what was typed: an Escape that follows must find a signup in progress, however busy the machine is.
  useLayoutEffect(() => onStep(title, inProgress), [onStep, title, inProgress]);
  const place = useRef<HTMLDivElement>(null);
  // Each step is read from its beginning.
  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, [title]);
  return (
    <div ref={place} className="stack stack--step">
      {progress}
      {isClosed ? <SignupClosed /> : form}
    </div>
  );
};

const Loading = () => (
  <>
    <Skeleton shape="block" />
    <p role="status" className="visually-hidden">
      <FormattedMessage {...frameMessages.loading} />
    </p>
  </>
);

/** Signup over the page that one is on (spec §2, signup modal). What the page would load is loaded for it. */
export default function SignupDialog({ href, onClose }: SignupDialogProps) {
  const intl = useIntl();
  const localePath = useLocalePath();
  const { load, data } = useFetcher<SignupStart>();
  const [step, setStep] = useState({ title: intl.formatMessage(signupMessages.title), inProgress: false });
  const address = localePath(href);
  useEffect(() => void load(address), [load, address]);
  const onStep = useCallback<StepsProps['onStep']>((title, inProgress) => setStep({ title, inProgress }), []);
  return (
    <Dialog
      open
      title={step.title}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      // Neither Escape nor the backdrop may throw away a signup that is under way (spec §2).
      dismissable={step.inProgress ? 'by-button' : true}
    >
      {data ? <Steps start={data} action={address} onStep={onStep} /> : <Loading />}
    </Dialog>
  );
}
