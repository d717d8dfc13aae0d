import type { User } from '@vesper/contract';
import type { DismissableAlert } from '@vesper/domain';
import { AlertBanner, LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { alertMessages } from './alert-messages.ts';

const mailReasons = {
  bounce: alertMessages.mailBounce,
  fbl: alertMessages.mailFbl,
  listunsubscribe: alertMessages.mailListUnsubscribe,
} as const;

const contents = {
  photo: {
    tone: 'info',
    title: alertMessages.photoTitle,
    action: alertMessages.photoAction,
    href: '/profile',
  },
  push: {
    tone: 'info',
    title: alertMessages.pushTitle,
    action: alertMessages.pushAction,
    href: '/notifications',
  },
  'mail-disabled': {
    tone: 'warning',
    title: alertMessages.mailTitle,
    action: alertMessages.mailAction,
    href: '/notifications',
  },
} as const;

const AlertText = ({ alert, user }: { readonly alert: DismissableAlert; readonly user: User }) => {
  if (alert === 'photo') return <FormattedMessage {...alertMessages.photoText} />;
  if (alert === 'push') return <FormattedMessage {...alertMessages.pushText} />;
  const [reason = 'bounce'] = user.notifications_disabled;
  return <FormattedMessage {...mailReasons[reason]} values={{ email: user.email }} />;
};

export interface MemberAlertProps {
  readonly alert: DismissableAlert;
  readonly user: User;
  readonly onDismiss: () => void;
}

/** A hint that a member can put away: no photo, notifications off, e-mails stopped (spec §4 "Alerts"). */
export const MemberAlert = ({ alert, user, onDismiss }: MemberAlertProps) => {
  const intl = useIntl();
  const { tone, title, action, href } = contents[alert];
  return (
    <AlertBanner
      tone={tone}
      title={intl.formatMessage(title)}
      onDismiss={onDismiss}
      dismissLabel={intl.formatMessage(frameMessages.close)}
      actions={
        <LinkButton href={href} look="outline">
          <FormattedMessage {...action} />
        </LinkButton>
      }
    >
      <AlertText alert={alert} user={user} />
    </AlertBanner>
  );
};
