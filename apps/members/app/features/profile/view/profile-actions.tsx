import type { MemberProfile } from '@vesper/contract';
import { useSettings, useUser } from '@vesper/session';
import { Button, Dialog, LinkButton, type LinkButtonProps } from '@vesper/ui';
import { Heart, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { signupLink } from '../../../frame/later/signup-modal.tsx';
import { loginPath } from '../../../frame/links/login-path.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { MatchOverlay } from '../../../notices/likes/match-overlay.tsx';
import { useLike } from '../../../notices/likes/use-like.tsx';
import type { MemberActResult } from '../../../parts/profile/member-act-result.ts';
import { profileViewMessages } from './messages.ts';

const heart = (filled: boolean) => (
  <Heart size={24} aria-hidden="true" fill={filled ? 'currentColor' : 'none'} />
);

/** Likes and takes a like back; a form, so it works before the script does. */
const LikeButton = ({ profile, actKey }: { readonly profile: MemberProfile; readonly actKey: string }) => {
  const { isLiked, Form, fields, match, closeMatch } = useLike({ ...profile, actKey });
  return (
    <Form method="post">
      {fields}
      <Button
        type="submit"
        look={isLiked ? 'primary' : 'outline'}
        size="large"
        wide
        className="member-actions__like"
        icon={heart(isLiked)}
      >
        <FormattedMessage
          {...(isLiked ? profileViewMessages.unlike : profileViewMessages.like)}
          values={{ name: profile.name }}
        />
      </Button>
      <MatchOverlay
        member={profile}
        open={match}
        onClose={closeMatch}
        actions={
          <LinkButton href={`/members/${profile.id}/chat`} look="go" size="large">
            <FormattedMessage {...profileViewMessages.message} />
          </LinkButton>
        }
      />
    </Form>
  );
};

/** Blocking is asked for once more; it cannot be taken back from here. */
export const BlockButton = ({
  profile,
  actKey,
}: {
  readonly profile: MemberProfile;
  readonly actKey: string;
}) => {
  const intl = useIntl();
  const fetcher = useFetcher<MemberActResult>();
  const [asking, setAsking] = useState(false);
  const { name } = profile;
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        <FormattedMessage {...profileViewMessages.block} values={{ name }} />
      </Button>
      <Dialog
        open={asking}
        title={intl.formatMessage(profileViewMessages.blockTitle, { name })}
        onClose={() => setAsking(false)}
        closeLabel={intl.formatMessage(frameMessages.close)}
        actions={
          <>
            <Button look="outline" onClick={() => setAsking(false)}>
              <FormattedMessage {...profileViewMessages.blockCancel} />
            </Button>
            <fetcher.Form method="post">
              <input type="hidden" name="intent" value="block" />
              <input type="hidden" name="key" value={actKey} />
              <Button type="submit" look="danger" busy={fetcher.state !== 'idle'}>
                <FormattedMessage {...profileViewMessages.block} values={{ name }} />
              </Button>
            </fetcher.Form>
          </>
        }
      >
        <p>
          <FormattedMessage {...profileViewMessages.blockText} values={{ name }} />
        </p>
      </Dialog>
    </>
  );
};

/** The one next step of a profile. */
const MessageButton = (link: Pick<LinkButtonProps, 'href' | 'onClick'>) => (
  <LinkButton {...link} look="go" size="large" wide icon={<MessageCircle size={24} aria-hidden="true" />}>
    <FormattedMessage {...profileViewMessages.message} />
  </LinkButton>
);

/** A visitor's two wishes lead to signup, which shows for whom it is; where that is closed, to login. */
const VisitorActions = ({ profile: { id } }: { readonly profile: MemberProfile }) => {
  const { signup_open: isOpen } = useSettings();
  const page = `/members/${id}`;
  return (
    <>
      <MessageButton {...(isOpen ? signupLink({ to: id }) : { href: loginPath(`${page}/chat`, 'chat') })} />
      <LinkButton
        {...(isOpen ? signupLink({ next: page, reason: 'like' }) : { href: loginPath(page, 'like') })}
        look="outline"
        size="large"
        wide
        className="member-actions__like"
        icon={heart(false)}
      >
        <FormattedMessage {...profileViewMessages.like} />
      </LinkButton>
    </>
  );
};

/** How many conversations a free member has begun, at the button that would begin the next one. */
const Started = () => {
  const { free_conversations: limit } = useSettings();
  const user = useUser();
  const count = Math.min(user?.started_conversations ?? 0, limit);
  if (!user || user.paid_user || count === 0) return null;
  return (
    <p className="member-actions__started">
      <FormattedMessage {...profileViewMessages.started} values={{ count, limit }} />
    </p>
  );
};

/** What one can do with a member: write and like. */
export const MemberActions = ({
  profile,
  actKey,
}: {
  readonly profile: MemberProfile;
  readonly actKey: string;
}) => {
  const isVisitor = useUser() === null;
  return (
    <div className="member-actions">
      {isVisitor ? (
        <VisitorActions profile={profile} />
      ) : (
        <>
          <MessageButton href={`/members/${profile.id}/chat`} />
          <LikeButton profile={profile} actKey={actKey} />
          {profile.conversation === null ? <Started /> : null}
        </>
      )}
    </div>
  );
};
