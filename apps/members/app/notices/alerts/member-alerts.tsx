import type { User } from '@vesper/contract';
import {
  type AlertFacts,
  alertToShow,
  type DismissableAlert,
  type Dismissals,
  dismissalsCookieName,
  formatDismissals,
  splitLocale,
} from '@vesper/domain';
import { useSettings } from '@vesper/session';
import { AlertBanner, LinkButton } from '@vesper/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { alertMessages } from './alert-messages.ts';
import { frameMessages } from '../../frame/messages.ts';
import { keepCookie } from '../../frame/appearance/own-cookie.ts';
import { useRootData } from '../../frame/start/root-data.ts';

/**
 * What this device says of push; `unknown` until it was asked, and on the first screen altogether: an alert that comes in
 * late would push away what somebody is about to press.
 */
const usePushStatus = (publicKey: string): AlertFacts['push'] => {
  const { key } = useLocation();
  const firstKey = useRef(key);
  const [status, setStatus] = useState<AlertFacts['push']>('unknown');
  useEffect(() => {
    let isGone = false;
    void import('@vesper/session/push')
      .then(({ pushStatusHere }) => pushStatusHere(publicKey))
      .then((found) => {
        if (!isGone) setStatus(found);
      });
    return () => {
      isGone = true;
    };
  }, [publicKey]);
  return key === firstKey.current ? 'unknown' : status;
};

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

/** Hints that a member can put away: no photo, notifications off, e-mails stopped (spec §4 "Alerts"). One at a time. */
export function MemberAlerts({ user }: { readonly user: User }) {
  const intl = useIntl();
  const push = usePushStatus(useSettings().push_public_key);
  const { pathname } = useLocation();
  const rootData = useRootData();
  const [dismissedAtMs, setDismissedAtMs] = useState<Dismissals | undefined>(rootData?.dismissals);
  if (!rootData || !dismissedAtMs) return null;
  const alert = alertToShow(
    {
      member: {
        confirmed: user.status !== 'not_confirmed',
        hasMainImage: user.profile.main_image !== null,
        mailDisabled: user.notifications_disabled.length > 0,
      },
      path: splitLocale(pathname).path,
      push,
      dismissedAtMs,
    },
    rootData.nowMs,
  );
  const dismiss = (put: DismissableAlert): void => {
    const next = { ...dismissedAtMs, [put]: Date.now() };
    setDismissedAtMs(next);
    keepCookie(dismissalsCookieName, formatDismissals(next));
  };
  if (!alert) return null;
  const { tone, title, action, href } = contents[alert];
  return (
    <AlertBanner
      tone={tone}
      title={intl.formatMessage(title)}
      onDismiss={() => dismiss(alert)}
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
}
