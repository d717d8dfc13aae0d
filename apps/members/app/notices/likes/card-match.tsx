import type { MemberCard } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { LinkButton } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { likeHeartMessages } from './heart-messages.ts';
import { MatchOverlay } from './match-overlay.tsx';

await loadTexts('likes-match');

export interface CardMatchProps {
  readonly member: MemberCard;
  readonly onClose: () => void;
}

/** Two like each other, found out on a card. */
export const CardMatch = ({ member, onClose }: CardMatchProps) => (
  <MatchOverlay
    member={member}
    open
    onClose={onClose}
    actions={
      <LinkButton href={`/members/${member.id}/chat`} look="go" size="large">
        <FormattedMessage {...likeHeartMessages.write} />
      </LinkButton>
    }
  />
);
