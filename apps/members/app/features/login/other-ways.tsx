import { LinkButton } from '@vesper/ui';
import { Mail } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { PasskeyLogin } from './passkey-login.tsx';
import { loginWaysMessages } from './ways-messages.ts';

/** The ways to log in without a password. */
export const OtherWays = ({ next }: { readonly next: string }) => (
  <div className="stack">
    <p className="login-or">
      <FormattedMessage {...loginWaysMessages.or} />
    </p>
    <PasskeyLogin next={next} />
    <LinkButton
      href="/login/link"
      look="outline"
      size="large"
      wide
      icon={<Mail size={22} aria-hidden="true" />}
    >
      <FormattedMessage {...loginWaysMessages.byMail} />
    </LinkButton>
  </div>
);
