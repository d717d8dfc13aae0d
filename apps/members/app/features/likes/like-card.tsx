import type { LikeEntry } from '@vesper/contract';
import { Badge, KitLink } from '@vesper/ui';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { likeHeartMessages } from '../../notices/likes/heart/heart-messages.ts';
import { LikeHeart, type LikeStands } from '../../notices/likes/heart/like-heart.tsx';
import { matchNoticeMessages } from '../../notices/likes/messages.ts';
import { MemberTile } from '../../parts/profile/tile/member-tile.tsx';
import type { LikeType } from './likes-page.ts';
import { likesMessages } from './messages.ts';

export interface LikeCardProps {
  readonly entry: LikeEntry;
  readonly type: LikeType;
  /** The idempotency key of the act. */
  readonly actKey: string;
  readonly eager: boolean;
}

/** What there is to do once two like each other; the card itself leads to the profile. */
const Write = ({ id }: { readonly id: string }) => (
  <KitLink href={`/members/${id}/chat`}>
    <FormattedMessage {...likeHeartMessages.write} />
  </KitLink>
);

/** A like, with the heart that answers it: a received one becomes a match, one's own can be taken back. */
export const LikeCard = ({ entry: { profile, like_new, match }, type, actKey, eager }: LikeCardProps) => {
  const intl = useIntl();
  const wasLiked = type !== 'received' || match;
  const likesMe = type !== 'sent' || match;
  const wasMatch = wasLiked && likesMe;
  const [{ isMatch, isLikedBack, isAnswered }, setStands] = useState({
    isMatch: wasMatch,
    isLikedBack: likesMe,
    isAnswered: false,
  });
  const onStands = useCallback(
    (now: LikeStands) =>
      setStands((before) => ({ ...now, isAnswered: before.isAnswered || now.isMatch !== wasMatch })),
    [wasMatch],
  );
  // As many stand marked among the likes received as the badge says. Whoever answers a like has seen it.
  const isNew = like_new && isLikedBack && !isAnswered;
  return (
    <MemberTile
      member={profile}
      href={`/likes/m/${profile.id}?tab=${type}`}
      eager={eager}
      corner={
        <LikeHeart member={profile} liked={wasLiked} likesMe={likesMe} actKey={actKey} onStands={onStands} />
      }
      // On the tab of the matches every card would say it.
      line={
        isMatch && type !== 'matches'
          ? intl.formatMessage(matchNoticeMessages.matchText, { name: profile.name })
          : undefined
      }
      flag={
        isNew ? (
          <Badge tone="unread">
            <FormattedMessage {...likesMessages.isNew} />
          </Badge>
        ) : null
      }
      extra={isMatch ? <Write id={profile.id} /> : null}
    />
  );
};
