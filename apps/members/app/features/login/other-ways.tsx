import { LinkButton } from '@vesper/ui';
import { Mail } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { PasskeyLogin } from './passkey-login.tsx';
import { entryMessages } from './entry-messages.ts';

/** The ways to log in without a password. */
export const OtherWays = ({ next }: { readonly next: string }) => (
  <div className="stack">
    <p className="login-or">
      <FormattedMessage {...entryMessages.or} />
    </p>
    <PasskeyLogin next={next} />
    <LinkButton
      href="/login/link"
      look="outline"
      size="large"
      wide
      icon={<Mail size={22} aria-hidden="true" />}
    >
      <FormattedMessage {...entryMessages.byMail} />
    </LinkButton>
  </div>
);
