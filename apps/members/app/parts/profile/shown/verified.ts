import type { MemberCard } from '@vesper/contract';
import { useSettings } from '@vesper/session';
import { useIntl } from 'react-intl';
import { frameMessages } from '../../../frame/messages.ts';

/** What the mark of a verified member says; null for others, and where the site has no such mark. */
export const useVerifiedLabel = (): ((member: Pick<MemberCard, 'verified'>) => string | null) => {
  const intl = useIntl();
  const { verified_members: isOn } = useSettings();
  return ({ verified }) => (isOn && verified ? intl.formatMessage(frameMessages.verifiedMember) : null);
};
