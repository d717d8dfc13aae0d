import type { FoundMember, MemberCard } from '@vesper/contract';
import { useIsVisitor, useSettings } from '@vesper/session';
import { KitLink } from '@vesper/ui';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { laterPart } from '../../../frame/later/later-part.tsx';
import { signupLink } from '../../../frame/later/signup-modal.tsx';
import { loginPath } from '../../../frame/links/login-path.ts';
import { likeHeartMessages } from './heart-messages.ts';
import { PlainHeart } from './plain-heart.ts';
import { useLike } from './use-like.tsx';

/** Few likes are a match at once: what says so comes when it is needed. */
const CardMatch = laterPart(async () => (await import('../card-match.tsx')).CardMatch, {
  failure: 'nowhere',
});

/** How two stand: each likes the other, and the other likes who looks at the card. */
export interface LikeStands {
  readonly isMatch: boolean;
  readonly isLikedBack: boolean;
}

export interface LikeHeartProps {
  readonly member: MemberCard;
  readonly liked: boolean;
  /** The member likes who looks at the card: taking a like back is asked for then. */
  readonly likesMe: boolean;
  /** The idempotency key of the act. */
  readonly actKey: string;
  /** Told how the two stand whenever that changes: a like counts once it is answered, and the other's is as that answer has it. */
  readonly onStands?: (now: LikeStands) => void;
}

/** The heart on a card: one press likes, one more takes it back, after a question where that ends a match. A visitor signs up first. */
export const LikeHeart = (props: LikeHeartProps) => {
  const intl = useIntl();
  const label = intl.formatMessage(likeHeartMessages.like, { name: props.member.name });
  const isVisitor = useIsVisitor();
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

/** The heart on the card of somebody who was found. */
export const FoundHeart = ({
  member,
  actKey,
}: Pick<LikeHeartProps, 'actKey'> & { readonly member: FoundMember }) => (
  <LikeHeart member={member} liked={member.liked} likesMe={member.match} actKey={actKey} />
);

const OwnHeart = ({
  member: { id, name },
  member,
  onStands,
  label,
  ...like
}: LikeHeartProps & { readonly label: string }) => {
  const { isLiked, isLikedBack, isUnderWay, ...heart } = useLike({ id, name, ...like });
  const { isMatch, Form, action, fields, onSubmit, question, match, closeMatch } = heart;
  const isAnswered = isMatch && !isUnderWay;
  useEffect(() => onStands?.({ isMatch: isAnswered, isLikedBack }), [onStands, isAnswered, isLikedBack]);
  return (
    <Form method="post" action={action} onSubmit={onSubmit}>
      {fields}
      <button
        type="submit"
        className={isMatch ? 'heart-button by-script' : 'heart-button'}
        aria-label={label}
        aria-pressed={isLiked}
      >
        <Heart size={24} aria-hidden="true" />
      </button>
      {isMatch ? <noscript>{PlainHeart ? <PlainHeart member={member} /> : null}</noscript> : null}
      {question}
      {match ? <CardMatch member={member} onClose={closeMatch} /> : null}
    </Form>
  );
};
