import type { MemberProfile } from '@vesper/contract';
import { useIsVisitor, useSettings } from '@vesper/session';
import { Button, LinkButton } from '@vesper/ui';
import { Heart } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { laterPart } from '../../frame/later/later-part.tsx';
import { signupLink } from '../../frame/later/signup-modal.tsx';
import { loginPath } from '../../frame/links/login-path.ts';
import type { CardMatchProps } from '../../notices/likes/card-match.tsx';
import { PlainTakeBack } from '../../notices/likes/heart/plain-heart.ts';
import { useLike } from '../../notices/likes/heart/use-like.tsx';
import { likeButtonMessages } from './button-messages.ts';

/** Comes with the first match: nobody has one when a profile opens. */
const CardMatch = laterPart<CardMatchProps>(
  async () => (await import('../../notices/likes/card-match.tsx')).CardMatch,
  { failure: 'nowhere' },
);

interface LikeButtonProps {
  readonly profile: MemberProfile;
  /** The idempotency key of the first act. */
  readonly actKey: string;
}

/** A visitor's wish to like leads to signup and back to the profile; where that is closed, to login. */
const VisitorLikeButton = ({ id }: { readonly id: string }) => {
  const { signup_open: isOpen } = useSettings();
  const page = `/members/${id}`;
  return (
    <LinkButton
      {...(isOpen ? signupLink({ next: page, reason: 'like' }) : { href: loginPath(page, 'like') })}
      look="outline"
      size="large"
      wide
      className="member-actions__like"
      icon={<Heart size={24} aria-hidden="true" />}
    >
      <FormattedMessage {...likeButtonMessages.like} />
    </LinkButton>
  );
};

/** Likes and takes a like back, after a question where that ends a match; a form, so it works before the script does. */
const MemberLikeButton = ({ profile, actKey }: LikeButtonProps) => {
  const { isLiked, isMatch, Form, fields, onSubmit, question, match, closeMatch } = useLike({
    ...profile,
    likesMe: profile.liked_me,
    actKey,
    isOwnPage: true,
  });
  const face = useIntl().formatMessage(isLiked ? likeButtonMessages.unlike : likeButtonMessages.like);
  return (
    <Form method="post" onSubmit={onSubmit}>
      {fields}
      <Button
        type="submit"
        look="outline"
        size="large"
        wide
        className={isMatch ? 'member-actions__like by-script' : 'member-actions__like'}
        icon={<Heart size={24} aria-hidden="true" fill={isLiked ? 'currentColor' : 'none'} />}
      >
        {face}
      </Button>
      {question}
      {match ? <CardMatch member={profile} isOwnPage onClose={closeMatch} /> : null}
    </Form>
  );
};

/** What stands in its place without script where the two like each other. */
const PlainAnswer = ({ profile, actKey }: LikeButtonProps) => {
  const ask = useIntl().formatMessage(likeButtonMessages.unlike);
  if (!profile.liked || !profile.liked_me) return null;
  return (
    <noscript>{PlainTakeBack ? <PlainTakeBack member={profile} ask={ask} actKey={actKey} /> : null}</noscript>
  );
};

/** The button of likes on a profile, for members and visitors. */
export const LikeButton = ({ profile, actKey }: LikeButtonProps) => {
  if (useIsVisitor()) return <VisitorLikeButton id={profile.id} />;
  return (
    <>
      <MemberLikeButton profile={profile} actKey={actKey} />
      <PlainAnswer profile={profile} actKey={actKey} />
    </>
  );
};
