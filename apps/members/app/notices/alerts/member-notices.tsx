import type { User } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { useSessionHandle } from '@vesper/session';
import { Button, KitLink, Notice } from '@vesper/ui';
import { Moon } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useRefusalToast, useToasts } from '../../frame/errors/toasts.tsx';
import { browserApi } from '../../frame/start/browser-api.ts';
import { ActivationReminder } from './activation-reminder.tsx';
import { alertMessages } from './alert-messages.ts';
import { MemberAlert } from './member-alert.tsx';
import { TimeBonus } from '../time-bonus/time-bonus.tsx';
import { useNotice } from './use-notice.ts';

await loadTexts('alerts');

const useEndBreak = () => {
  const intl = useIntl();
  const session = useSessionHandle();
  const toasts = useToasts();
  const showRefusal = useRefusalToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    setBusy(true);
    try {
      const api = await browserApi(session);
      const { user } = await api.call('notificationsUpdate', { body: { paused: false } });
      session.setUser(user);
      toasts.add(intl.formatMessage(alertMessages.pausedDone), 'success');
      // The button goes with the notice.
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      // A page may show the break itself, or who is hidden by it.
      await revalidate();
    } catch (error) {
      showRefusal(error);
      setBusy(false);
    }
  };
  return { busy, end: () => void end() };
};

/** Who takes a break is told so, with the way back: nobody should wonder why nothing comes. */
const PausedAlert = () => {
  const { busy, end } = useEndBreak();
  const action = <FormattedMessage {...alertMessages.pausedAction} />;
  return (
    <Notice
      icon={<Moon size={24} aria-hidden="true" />}
      action={
        <>
          <Button look="quiet" className="by-script" busy={busy} onClick={end}>
            {action}
          </Button>
          <noscript>
            <KitLink href="/notifications/seen#field-paused">{action}</KitLink>
          </noscript>
        </>
      }
    >
      <FormattedMessage {...alertMessages.pausedTitle} />
    </Notice>
  );
};

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
