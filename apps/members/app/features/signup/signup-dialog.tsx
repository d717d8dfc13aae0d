import '../signup/signup.scss';
import { loadTexts } from '@vesper/i18n/react';
import { Dialog, Skeleton } from '@vesper/ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { useLocalePath } from '../../shell/localized-path.ts';
import { shellMessages } from '../../shell/messages.ts';
import { signupMessages } from './messages.ts';
import { SignupClosed, useSignupSteps } from './signup-screen.tsx';
import type { SignupStart } from './signup-start.ts';

await loadTexts('account', 'activate', 'interest', 'login', 'person', 'signup');

interface SignupDialogProps {
  /** The address of the signup page that this stands for, with its query. */
  readonly href: string;
  readonly onClose: () => void;
}

const Steps = ({ start, href, onClose }: SignupDialogProps & { readonly start: SignupStart }) => {
  const intl = useIntl();
  const { title, isClosed, inProgress, progress, form } = useSignupSteps(start, useLocalePath()(href));
  return (
    <Dialog
      open
      title={isClosed ? intl.formatMessage(signupMessages.closed) : title}
      onClose={onClose}
      closeLabel={intl.formatMessage(shellMessages.close)}
      // Neither Escape nor the backdrop may throw away a signup that is under way (spec §2).
      dismissable={inProgress ? 'by-button' : true}
    >
      {progress}
      {isClosed ? <SignupClosed /> : form}
    </Dialog>
  );
};

/** Signup over the page that one is on (spec §2, signup modal). What the page would load is loaded for it. */
export default function SignupDialog({ href, onClose }: SignupDialogProps) {
  const intl = useIntl();
  const localePath = useLocalePath();
  const { load, data } = useFetcher<SignupStart>();
  const address = localePath(href);
  useEffect(() => void load(address), [load, address]);
  if (data) return <Steps start={data} href={href} onClose={onClose} />;
  return (
    <Dialog
      open
      title={intl.formatMessage(signupMessages.title)}
      onClose={onClose}
      closeLabel={intl.formatMessage(shellMessages.close)}
    >
      <Skeleton shape="block" />
      <p role="status" className="visually-hidden">
        <FormattedMessage {...shellMessages.loading} />
      </p>
    </Dialog>
  );
}
