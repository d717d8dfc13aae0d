import type { User } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { AlertBanner, LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActivationReminder } from './activation-reminder.tsx';
import { alertMessages } from './alert-messages.ts';
import { MemberAlerts } from './member-alerts.tsx';

await loadTexts('alerts');

/** Who takes a break is told so, with the way back: nobody should wonder why nothing comes. */
const PausedAlert = () => {
  const intl = useIntl();
  return (
    <AlertBanner
      title={intl.formatMessage(alertMessages.pausedTitle)}
      actions={
        <LinkButton href="/notifications" look="outline">
          <FormattedMessage {...alertMessages.pausedAction} />
        </LinkButton>
      }
    >
      <FormattedMessage {...alertMessages.pausedText} />
    </AlertBanner>
  );
};

/** What needs to be said to a member above the screen: the address to confirm, a break, hints. One at a time. */
export const MemberNotices = ({ user }: { readonly user: User }) => {
  if (user.status === 'not_confirmed') return <ActivationReminder user={user} />;
  return user.paused ? <PausedAlert /> : <MemberAlerts user={user} />;
};
