import { useUser } from '@vesper/session';
import { AlertBanner, Button, PasswordField, TextField } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountMessages } from '../account/messages.ts';
import { NewPasswordFields } from '../account/new-password-fields.tsx';
import { ActForm } from '../act-form/act-form.tsx';
import { settingsMessages } from './messages.ts';
import { SavedNote, SettingsSection } from './section.tsx';

const usePasswordLabels = () => {
  const intl = useIntl();
  return {
    showLabel: intl.formatMessage(accountMessages.showPassword),
    hideLabel: intl.formatMessage(accountMessages.hidePassword),
    autoComplete: 'current-password',
    required: true,
  };
};

/** The address one logs in with, and a new one; it counts once it is confirmed. */
export const EmailSection = ({ newEmail }: { readonly newEmail: string | null }) => {
  const intl = useIntl();
  const passwordLabels = usePasswordLabels();
  const email = useUser()?.email ?? '';
  return (
    <SettingsSection id="email" title={settingsMessages.email}>
      <p className="breaks-anywhere">
        <FormattedMessage {...settingsMessages.emailNow} values={{ email: <strong>{email}</strong> }} />
      </p>
      <ActForm intent="email" clears>
        {({ errorOf, typed, busy }) => (
          <>
            <TextField
              name="new_email"
              type="email"
              label={intl.formatMessage(settingsMessages.emailNew)}
              autoComplete="email"
              autoCapitalize="none"
              defaultValue={typed.new_email}
              error={errorOf('new_email')}
              required
            />
            <PasswordField
              {...passwordLabels}
              name="email_password"
              label={intl.formatMessage(settingsMessages.passwordNow)}
              error={errorOf('email_password')}
            />
            <div className="cluster">
              <Button type="submit" busy={busy}>
                <FormattedMessage {...settingsMessages.emailSubmit} />
              </Button>
            </div>
          </>
        )}
      </ActForm>
      <div role="status">
        {newEmail === null ? null : (
          <AlertBanner>
            <FormattedMessage
              {...settingsMessages.emailPending}
              values={{ email: <strong>{newEmail}</strong> }}
            />
          </AlertBanner>
        )}
      </div>
    </SettingsSection>
  );
};

/** Another password, for who knows the old one (spec §5). */
export const PasswordSection = () => {
  const intl = useIntl();
  const passwordLabels = usePasswordLabels();
  return (
    <SettingsSection id="password" title={settingsMessages.password}>
      <ActForm intent="password" clears>
        {({ errorOf, busy, result }) => (
          <>
            <PasswordField
              {...passwordLabels}
              name="old_password"
              label={intl.formatMessage(settingsMessages.passwordOld)}
              error={errorOf('old_password')}
            />
            <NewPasswordFields errorOf={errorOf} />
            <div className="cluster">
              <Button type="submit" busy={busy}>
                <FormattedMessage {...settingsMessages.passwordSubmit} />
              </Button>
              <SavedNote saved={result !== null && !busy} text={settingsMessages.passwordSaved} />
            </div>
          </>
        )}
      </ActForm>
    </SettingsSection>
  );
};
