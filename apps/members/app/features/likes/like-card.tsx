import type { LikeEntry } from '@vesper/contract';
import { Badge, KitLink } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { likeHeartMessages } from '../../notices/likes/heart/heart-messages.ts';
import { LikeHeart } from '../../notices/likes/heart/like-heart.tsx';
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
  const [{ isMatch, isLikedBack }, setStands] = useState({
    isMatch: wasLiked && likesMe,
    isLikedBack: likesMe,
  });
  // Each stands marked once, so that as many are as the badge says: a match among the matches, where it is opened from.
  const isNew = like_new && isLikedBack && (type === 'matches' || !isMatch);
  return (
    <MemberTile
      member={profile}
      href={`/likes/m/${profile.id}?tab=${type}`}
      eager={eager}
      corner={
        <LikeHeart member={profile} liked={wasLiked} likesMe={likesMe} actKey={actKey} onStands={setStands} />
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
