import type { MemberProfile } from '@vesper/contract';
import { useIsVisitor, useSettings, useUser } from '@vesper/session';
import { LinkButton, type LinkButtonProps } from '@vesper/ui';
import { Gift, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { signupLink } from '../../../../frame/later/signup-modal.tsx';
import { loginPath } from '../../../../frame/links/login-path.ts';
import { profileViewMessages } from '../messages.ts';

/** The one next step of a profile. */
const MessageButton = (link: Pick<LinkButtonProps, 'href' | 'onClick'>) => (
  <LinkButton {...link} look="go" size="large" wide icon={<MessageCircle size={24} aria-hidden="true" />}>
    <FormattedMessage {...profileViewMessages.message} />
  </LinkButton>
);

/** A visitor's wish to write leads to signup, which shows for whom it is; where that is closed, to login. */
const VisitorMessageButton = ({ id }: { readonly id: string }) => {
  const { signup_open: isOpen } = useSettings();
  return (
    <MessageButton
      {...(isOpen ? signupLink({ to: id }) : { href: loginPath(`/members/${id}/chat`, 'chat') })}
    />
  );
};

/** Leads to the gifts in the conversation; visitors to signup, and from there to them. */
const GiftButton = ({ id, isVisitor }: { readonly id: string; readonly isVisitor: boolean }) => {
  const { signup_open: isOpen } = useSettings();
  const next = `/members/${id}/chat?gift`;
  const visitorLink = isOpen ? signupLink({ next, reason: 'gift' }) : { href: loginPath(next, 'gift') };
  return (
    <LinkButton
      {...(isVisitor ? visitorLink : { href: next })}
      look="outline"
      wide
      className="member-gift"
      icon={<Gift size={22} aria-hidden="true" />}
    >
      <FormattedMessage {...profileViewMessages.gift} />
    </LinkButton>
  );
};

/** How many conversations a free member has begun, at the button that would begin the next one, and what that one needs. */
const Started = () => {
  const { free_conversations: limit } = useSettings();
  const user = useUser();
  const count = Math.min(user?.started_conversations ?? 0, limit);
  if (!user || user.paid_user || count === 0) return null;
  return (
    <p className="member-actions__started">
      <FormattedMessage
        {...(count < limit ? profileViewMessages.started : profileViewMessages.limit)}
        values={{ count, limit }}
      />
    </p>
  );
};

/** What one can do with a member: write and like; `like` is the button of likes. */
export const MemberActions = ({
  profile,
  like,
}: {
  readonly profile: MemberProfile;
  readonly like: ReactNode;
}) => {
  const isVisitor = useIsVisitor();
  return (
    <>
      <div className="member-actions">
        <div className="member-actions__bar">
          {isVisitor ? (
            <VisitorMessageButton id={profile.id} />
          ) : (
            <MessageButton href={`/members/${profile.id}/chat`} />
          )}
          {like}
        </div>
        {isVisitor || profile.conversation !== null ? null : <Started />}
      </div>
      <GiftButton id={profile.id} isVisitor={isVisitor} />
    </>
  );
};
