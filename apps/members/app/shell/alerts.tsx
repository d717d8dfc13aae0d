import { useSession, useSessionHandle } from '@vesper/session';
import { AlertBanner, Button } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { browserApi } from './browser-api.ts';
import { MemberAlerts } from './member-alerts.tsx';
import { shellMessages } from './messages.ts';
import { useRefusalToast, useToasts } from './toasts.tsx';

/** Shown until the e-mail address is confirmed (spec §4 "Activation reminder"). */
const ActivationReminder = () => {
  const intl = useIntl();
  const session = useSessionHandle();
  const toasts = useToasts();
  const showRefusal = useRefusalToast();
  const user = useSession((state) => state.user);
  const credits = useSession((state) => state.settings.signup_credits);
  const [busy, setBusy] = useState(false);
  if (user?.status !== 'not_confirmed') return null;
  const resend = async (): Promise<void> => {
    setBusy(true);
    try {
      await (await browserApi(session)).call('activateResend');
      toasts.add(intl.formatMessage(shellMessages.activationResent), 'success');
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AlertBanner
      tone="warning"
      title={intl.formatMessage(shellMessages.activationTitle)}
      actions={
        <Button look="outline" busy={busy} onClick={() => void resend()}>
          <FormattedMessage {...shellMessages.activationResend} />
        </Button>
      }
    >
      <FormattedMessage {...shellMessages.activationText} values={{ email: user.email, credits }} />
    </AlertBanner>
  );
};

const OfflineBanner = () => {
  const isOnline = useSession((state) => state.online);
  return isOnline ? null : (
    <AlertBanner tone="danger" role="alert">
      <FormattedMessage {...shellMessages.offline} />
    </AlertBanner>
  );
};

/** What needs to be said above the screen. Signup ends with the same reminder, so it needs none on top. */
export const Alerts = ({ inSignup }: { readonly inSignup: boolean }) => {
  const user = useSession((state) => state.user);
  return (
    <div className="container alerts">
      <OfflineBanner />
      {inSignup ? null : <ActivationReminder />}
      {inSignup || !user ? null : <MemberAlerts user={user} />}
    </div>
  );
};
