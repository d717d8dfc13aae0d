import type { MailDisabledReason } from '@vesper/domain';
import { useUser } from '@vesper/session';
import { AlertBanner, Button } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActForm } from '../../parts/forms/act-form.tsx';
import { settingsMessages } from './messages.ts';

const reasonMessages: Readonly<Record<MailDisabledReason, typeof settingsMessages.stoppedBounce>> = {
  bounce: settingsMessages.stoppedBounce,
  fbl: settingsMessages.stoppedFbl,
  listunsubscribe: settingsMessages.stoppedListUnsubscribe,
};

/** Why no e-mails come any more, and the way out (spec §4, disabled reasons). */
export const MailStopped = () => {
  const intl = useIntl();
  const user = useUser();
  if (!user || user.notifications_disabled.length === 0) return null;
  return (
    <AlertBanner
      tone="warning"
      title={intl.formatMessage(settingsMessages.stoppedTitle)}
      actions={
        <ActForm intent="mail-again">
          {({ busy }) => (
            <Button type="submit" look="outline" busy={busy}>
              <FormattedMessage {...settingsMessages.stoppedAgain} />
            </Button>
          )}
        </ActForm>
      }
    >
      {user.notifications_disabled.map((reason) => (
        <p key={reason}>
          <FormattedMessage {...reasonMessages[reason]} values={{ email: user.email }} />
        </p>
      ))}
    </AlertBanner>
  );
};
