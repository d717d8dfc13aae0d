import { useSession } from '@vesper/session';
import { Button, KitLink, LinkButton } from '@vesper/ui';
import { MailCheck } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { activationMessages } from '../activation-messages.ts';
import { MailAddressText } from '../../../parts/fields/mail-address-text.tsx';
import { stepMessages } from './step-messages.ts';
import type { SignupView } from '../flow/signup-view.ts';

interface NextProps {
  /** The screen that was wanted before signup; null when it was nothing in particular. */
  readonly next: string | null;
}

/** Whom one has liked before the address is confirmed, and when they learn of it; nothing for nobody. */
const Liked = () => {
  const intl = useIntl();
  const sent = useSession((state) => state.likes?.sent);
  if (!sent || sent.length === 0) return null;
  const name = intl.formatList(sent.map(({ profile }) => profile.name));
  return (
    <p>
      <FormattedMessage {...stepMessages.inboxLiked} values={{ name }} />
    </p>
  );
};

/** The last step: the mail is on its way. */
export const InboxStep = ({ view, next }: { readonly view: SignupView } & NextProps) => {
  const own = useSession(({ user }) => user?.email);
  const email = own ?? view.account.email;
  return (
    <div className="notice">
      <MailCheck size={64} aria-hidden="true" className="notice__icon" />
      <p>
        <FormattedMessage
          {...stepMessages.inboxText}
          values={{
            email: (
              <strong>
                <MailAddressText value={email} />
              </strong>
            ),
          }}
        />
      </p>
      {own !== undefined && view.step === 'checkInbox' ? (
        <p>
          <KitLink href="/notifications/email">
            <FormattedMessage {...stepMessages.inboxAddress} />
          </KitLink>
        </p>
      ) : null}
      {view.account.signup_message.trim() === '' ? null : (
        <p>
          <FormattedMessage {...stepMessages.inboxWaiting} />
        </p>
      )}
      <Liked />
      <p role="status">{view.resent ? <FormattedMessage {...stepMessages.inboxResent} /> : null}</p>
      {view.step === 'checkInbox' ? (
        <div className="step-buttons">
          <LinkButton href={next ?? '/signup-matches'} look="go" size="large">
            <FormattedMessage {...(next === null ? stepMessages.inboxSearch : stepMessages.goOn)} />
          </LinkButton>
          <Button type="submit" name="intent" value="submit" look="quiet" size="large" busy={view.saving}>
            <FormattedMessage {...stepMessages.inboxResend} />
          </Button>
        </div>
      ) : null}
    </div>
  );
};

/** The link of the mail was followed, here or in another window. */
export const ConfirmedStep = ({ next }: NextProps) => (
  <div className="notice">
    <LinkButton href={next ?? '/members'} look="go" size="large">
      <FormattedMessage {...(next === null ? activationMessages.activateDoneAction : stepMessages.goOn)} />
    </LinkButton>
  </div>
);
