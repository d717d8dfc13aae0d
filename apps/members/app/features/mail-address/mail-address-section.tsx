import { mailChangeHours } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useSession } from '@vesper/session';
import { AlertBanner, Button, PasswordField, TextField } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActForm } from '../../parts/forms/act-form.tsx';
import { MailAddressText } from '../../parts/fields/mail-address-text.tsx';
import { mailAddressMessages } from './messages.ts';
import { useCurrentPassword } from '../../parts/password/use-current-password.ts';
import { roomMessages } from '../../parts/settings/room-messages.ts';
import { SettingsSection } from '../../parts/settings/section.tsx';

await loadTexts('mail-address');

/** The address one logs in with, and a new one; it counts once it is confirmed. */
export const MailAddressSection = ({ newEmail }: { readonly newEmail: string | null }) => {
  const intl = useIntl();
  const currentPassword = useCurrentPassword();
  const email = useSession(({ user }) => user?.email) ?? '';
  return (
    <SettingsSection level={1} title={roomMessages.email}>
      <div className="mail-address">
        <p>
          <strong>
            <MailAddressText value={email} />
          </strong>
        </p>
        <p className="text-muted mail-address__use">
          <FormattedMessage {...mailAddressMessages.emailUse} />
        </p>
      </div>
      <ActForm
        intent="email"
        clears
        labels={{ new_email: mailAddressMessages.emailNew, email_password: mailAddressMessages.passwordNow }}
      >
        {({ errorOf, typed, busy }) => (
          <>
            <TextField
              name="new_email"
              type="email"
              label={intl.formatMessage(mailAddressMessages.emailNew)}
              autoComplete="email"
              autoCapitalize="none"
              defaultValue={typed.new_email}
              error={errorOf('new_email')}
              required
            />
            <PasswordField
              {...currentPassword}
              name="email_password"
              label={intl.formatMessage(mailAddressMessages.passwordNow)}
              error={errorOf('email_password')}
            />
            <div className="cluster">
              <Button type="submit" busy={busy}>
                <FormattedMessage {...mailAddressMessages.emailSubmit} />
              </Button>
            </div>
          </>
        )}
      </ActForm>
      <div role="status">
        {newEmail === null ? null : (
          <AlertBanner>
            <FormattedMessage
              {...mailAddressMessages.emailPending}
              values={{ email: <strong>{newEmail}</strong>, hours: mailChangeHours }}
            />
          </AlertBanner>
        )}
      </div>
    </SettingsSection>
  );
};
