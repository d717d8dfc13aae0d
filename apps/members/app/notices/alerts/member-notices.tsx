import type { User } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { KitLink, Notice } from '@vesper/ui';
import { Moon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ActivationReminder } from './activation-reminder.tsx';
import { alertMessages } from './alert-messages.ts';
import { MemberAlert } from './member-alert.tsx';
import { TimeBonus } from '../time-bonus/time-bonus.tsx';
import { useNotice } from './use-notice.ts';

await loadTexts('alerts');

/** Who takes a break is told so, with the way back: nobody should wonder why nothing comes. */
const PausedAlert = () => (
  <Notice
    icon={<Moon size={24} aria-hidden="true" />}
    action={
      <KitLink href="/notifications/seen">
        <FormattedMessage {...alertMessages.pausedAction} />
      </KitLink>
    }
  >
    <FormattedMessage {...alertMessages.pausedTitle} />
  </Notice>
);

/** What needs to be said to a member above the screen, one at a time: see `noticeToShow`. */
export const MemberNotices = ({ user }: { readonly user: User }) => {
  const { notice, dismiss } = useNotice(user);
  if (notice === null) return null;
  if (notice === 'bonus') return <TimeBonus />;
  return (
    <div className="container alerts">
      {notice === 'activation' ? <ActivationReminder user={user} /> : null}
      {notice === 'paused' ? <PausedAlert /> : null}
      {notice === 'activation' || notice === 'paused' ? null : (
        <MemberAlert alert={notice} onDismiss={() => dismiss(notice)} />
      )}
    </div>
  );
};
