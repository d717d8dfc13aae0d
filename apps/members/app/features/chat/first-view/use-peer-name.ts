import type { MemberCard } from '@vesper/contract';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { chatMessages } from './messages.ts';

/** Answers a card with a name to show: members who are gone have none of their own any more. */
export const useNamed = (): ((card: MemberCard) => MemberCard) => {
  const intl = useIntl();
  return useCallback(
    (card) => (card.deleted ? { ...card, name: intl.formatMessage(chatMessages.deletedMember) } : card),
    [intl],
  );
};
