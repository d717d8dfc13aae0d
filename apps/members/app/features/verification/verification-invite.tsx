import { useSession, useSettings } from '@vesper/session';
import { Card, LinkButton } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { inviteMessages } from './invite-messages.ts';

/** On the own profile: that a main photo can be verified, is being, or is; nothing where the site has no such mark. */
export const VerificationInvite = ({ isChecking }: { readonly isChecking: boolean }) => {
  const { verified_members: isOn } = useSettings();
  const isVerified = useSession((state) => state.user?.profile.verified ?? false);
  if (!isOn) return null;
  const settled = isVerified ? inviteMessages.done : inviteMessages.text;
  const text = isChecking ? inviteMessages.checking : settled;
  return (
    <Card as="section" padding="large">
      <div className="stack stack--tight">
        <h2>
          <FormattedMessage {...inviteMessages.title} />
        </h2>
        <p className="text-muted">
          <FormattedMessage {...text} />
        </p>
        <div>
          <LinkButton href="/verification" look="outline">
            <FormattedMessage
              {...(isVerified || isChecking ? inviteMessages.details : inviteMessages.link)}
            />
          </LinkButton>
        </div>
      </div>
    </Card>
  );
};
