import type { MemberCard } from '@vesper/contract';
import { useSettings, useUser } from '@vesper/session';
import { KitLink } from '@vesper/ui';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { laterPart } from '../../../frame/later/later-part.tsx';
import { signupLink } from '../../../frame/later/signup-modal.tsx';
import { loginPath } from '../../../frame/links/login-path.ts';
import { likeHeartMessages } from './heart-messages.ts';
import { useLike } from './use-like.tsx';

/** Few likes are a match at once: what says so comes when it is needed. */
const CardMatch = laterPart(async () => (await import('../card-match.tsx')).CardMatch, {
  failure: 'nowhere',
});

export interface LikeHeartProps {
  readonly member: MemberCard;
  readonly liked: boolean;
  /** The idempotency key of the act. */
  readonly actKey: string;
  /** Told whenever the heart fills or empties, also when a refusal takes that back. */
  readonly onLiked?: (isLiked: boolean) => void;
}

/** The heart on a card: one press likes, one more takes it back. A visitor signs up first. */
export const LikeHeart = (props: LikeHeartProps) => {
  const intl = useIntl();
  const label = intl.formatMessage(likeHeartMessages.like, { name: props.member.name });
  const isVisitor = useUser() === null;
  const { signup_open: isOpen } = useSettings();
  const next = `/members/${props.member.id}`;
  if (isVisitor)
    return (
      <KitLink
        {...(isOpen ? signupLink({ next, reason: 'like' }) : { href: loginPath(next, 'like') })}
        className="heart-button"
        aria-label={label}
      >
        <Heart size={24} aria-hidden="true" />
      </KitLink>
    );
  return <OwnHeart {...props} label={label} />;
};

const OwnHeart = ({ member, liked, actKey, onLiked, label }: LikeHeartProps & { readonly label: string }) => {
  const { isLiked, Form, action, fields, match, closeMatch } = useLike({ id: member.id, liked, actKey });
  useEffect(() => onLiked?.(isLiked), [onLiked, isLiked]);
  return (
    <Form method="post" action={action}>
      {fields}
      <button type="submit" className="heart-button" aria-label={label} aria-pressed={isLiked}>
        <Heart size={24} aria-hidden="true" />
      </button>
      {match ? <CardMatch member={member} onClose={closeMatch} /> : null}
    </Form>
  );
};
