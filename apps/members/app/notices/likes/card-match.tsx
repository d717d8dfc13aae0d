import type { MemberCard } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { LinkButton } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocalePath } from '../../frame/links/localized-path.ts';
import { likeHeartMessages } from './heart/heart-messages.ts';
import { MatchOverlay } from './match-overlay.tsx';

await loadTexts('likes-heart', 'likes-match');

export interface CardMatchProps {
  readonly member: MemberCard;
  /** It opens over that member's own page, to which nothing need lead. */
  readonly isOwnPage?: boolean;
  readonly onClose: () => void;
}

/** Two like each other; away from the profile its picture leads there. */
export const CardMatch = ({ member, isOwnPage = false, onClose }: CardMatchProps) => {
  const navigate = useNavigate();
  const localePath = useLocalePath();
  return (
    <MatchOverlay
      member={member}
      open
      onClose={onClose}
      onView={
        isOwnPage
          ? onClose
          : () => {
              onClose();
              void navigate(localePath(`/members/${member.id}`));
            }
      }
      actions={
        <LinkButton href={`/members/${member.id}/chat`} look="go" size="large" onClick={onClose}>
          <FormattedMessage {...likeHeartMessages.write} />
        </LinkButton>
      }
    />
  );
};
