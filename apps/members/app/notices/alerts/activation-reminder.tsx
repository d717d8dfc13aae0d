import type { User } from '@vesper/contract';
import { activationReminder } from '@vesper/domain';
import { useSession, useSessionHandle } from '@vesper/session';
import { Button, Dialog, KitLink, Notice } from '@vesper/ui';
import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { browserApi } from '../../frame/start/browser-api.ts';
import { cameFromApiSignup, forgetApiSignup } from './api-signup.ts';
import { activationReminderMessages } from './activation-messages.ts';
import { frameMessages } from '../../frame/messages.ts';
import { useRefusalToast, useToasts } from '../../frame/errors/toasts.tsx';

/** A phone in the hand: narrow, and touched. */
const smartphone = '(max-width: 575.98px) and (pointer: coarse)';

const useReminder = (user: User) => {
  // The server knows neither the device nor what it remembers: the alert stands first, the modal comes over it.
  const [here, setHere] = useState({ fromApiSignup: false, smartphone: false });
  const [dismissed, setDismissed] = useState(false);
  useEffect(
    () => setHere({ fromApiSignup: cameFromApiSignup(), smartphone: matchMedia(smartphone).matches }),
    [],
  );
  const kind = activationReminder({
    member: { confirmed: user.status !== 'not_confirmed' },
    ...here,
    dismissed,
  });
  const dismiss = (): void => {
    forgetApiSignup();
    setDismissed(true);
  };
  return { kind, dismiss };
};

const useResend = () => {
  const intl = useIntl();
  const session = useSessionHandle();
  const toasts = useToasts();
  const showRefusal = useRefusalToast();
  const [busy, setBusy] = useState(false);
  const resend = async (): Promise<void> => {
    setBusy(true);
    try {
      await (await browserApi(session)).call('activateResend');
      toasts.add(intl.formatMessage(activationReminderMessages.activationResent), 'success');
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, resend };
};

/** Shown until the e-mail address is confirmed (spec §4 "Activation reminder"). */
export const ActivationReminder = ({ user }: { readonly user: User }) => {
  const intl = useIntl();
  const credits = useSession((state) => state.settings.signup_credits);
  const { busy, resend } = useResend();
  const { kind, dismiss } = useReminder(user);
  const { email } = user;
  const resendText = <FormattedMessage {...activationReminderMessages.activationResend} />;
  const send = (): void => void resend();
  if (kind === 'modal')
    return (
      <Dialog
        open
        title={intl.formatMessage(activationReminderMessages.activationTitle)}
        onClose={dismiss}
        closeLabel={intl.formatMessage(frameMessages.close)}
        actions={
          <Button look="outline" busy={busy} onClick={send}>
            {resendText}
          </Button>
        }
      >
        <p>
          <FormattedMessage {...activationReminderMessages.activationText} values={{ email, credits }} />
        </p>
      </Dialog>
    );
  return (
    <Notice
      tone="warning"
      icon={<MailCheck size={24} aria-hidden="true" />}
      action={
        <>
          <Button look="quiet" className="by-script" busy={busy} onClick={send}>
            {resendText}
          </Button>
          {/* The last step of signup has a form for it. */}
          <noscript>
            <KitLink href="/signup?step=checkInbox">{resendText}</KitLink>
          </noscript>
        </>
      }
    >
      <FormattedMessage {...activationReminderMessages.activationLine} values={{ email }} />
    </Notice>
  );
};
