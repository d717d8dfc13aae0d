import type { DismissableAlert } from '@vesper/domain';
import { KitLink, Notice } from '@vesper/ui';
import { Bell, Camera, MailWarning } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { alertMessages } from './alert-messages.ts';

const contents = {
  photo: {
    tone: 'info',
    icon: Camera,
    line: alertMessages.photoTitle,
    action: alertMessages.photoAction,
    href: '/profile#photos',
  },
  push: {
    tone: 'info',
    icon: Bell,
    line: alertMessages.pushTitle,
    action: alertMessages.pushAction,
    href: '/notifications/told#push',
  },
  // Why they have stopped is said there, beside what helps.
  'mail-disabled': {
    tone: 'warning',
    icon: MailWarning,
    line: alertMessages.mailTitle,
    action: alertMessages.mailAction,
    href: '/notifications/email',
  },
} as const;

export interface MemberAlertProps {
  readonly alert: DismissableAlert;
  readonly onDismiss: () => void;
}

/** A hint that a member can put away: no photo, notifications off, e-mails stopped (spec §4 "Alerts"). */
export const MemberAlert = ({ alert, onDismiss }: MemberAlertProps) => {
  const intl = useIntl();
  const { tone, icon: Icon, line, action, href } = contents[alert];
  return (
    <Notice
      tone={tone}
      icon={<Icon size={24} aria-hidden="true" />}
      onDismiss={onDismiss}
      dismissLabel={intl.formatMessage(frameMessages.close)}
      action={
        <KitLink href={href}>
          <FormattedMessage {...action} />
        </KitLink>
      }
    >
      <FormattedMessage {...line} />
    </Notice>
  );
};
