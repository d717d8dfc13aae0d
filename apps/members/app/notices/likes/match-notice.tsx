import type { MemberCard } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useToasts } from '../../frame/errors/toasts.tsx';
import { CardMatch, type CardMatchProps } from './card-match.tsx';
import { matchNoticeMessages } from './messages.ts';

await loadTexts('likes-heart', 'likes-match');

/** The same in one line. */
const MatchToast = ({ member, onClose }: CardMatchProps) => {
  const intl = useIntl();
  const toasts = useToasts();
  const { name }: MemberCard = member;
  useEffect(() => {
    toasts.add(intl.formatMessage(matchNoticeMessages.matchText, { name }), 'success');
    onClose();
  }, [intl, toasts, name, onClose]);
  return null;
};

/** Two like each other, and the other one has just answered. */
export const MatchNotice = ({ quiet, ...match }: CardMatchProps & { readonly quiet: boolean }) =>
  quiet ? <MatchToast {...match} /> : <CardMatch {...match} />;
