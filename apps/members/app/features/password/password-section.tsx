import { Button, PasswordField } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActForm } from '../../parts/forms/act-form.tsx';
import { NewPasswordFields, newPasswordLabels } from '../../parts/password/new-password-fields.tsx';
import { useCurrentPassword } from '../../parts/password/use-current-password.ts';
import { roomMessages } from '../../parts/settings/room-messages.ts';
import { SavedNote, SettingsSection } from '../../parts/settings/section.tsx';
import { passwordMessages } from './messages.ts';

/** Another password, for who knows the old one (spec §5). */
export const PasswordSection = () => {
  const intl = useIntl();
  const currentPassword = useCurrentPassword();
  return (
    <SettingsSection level={1} title={roomMessages.password}>
      <ActForm
        intent="password"
        clears
        labels={{ old_password: passwordMessages.passwordOld, ...newPasswordLabels }}
      >
        {({ errorOf, busy, saved }) => (
          <>
            <PasswordField
              {...currentPassword}
              name="old_password"
              label={intl.formatMessage(passwordMessages.passwordOld)}
              error={errorOf('old_password')}
            />
            <NewPasswordFields errorOf={errorOf} />
            <div className="cluster">
              <Button type="submit" busy={busy}>
                <FormattedMessage {...passwordMessages.passwordSubmit} />
              </Button>
              <SavedNote saved={saved} text={passwordMessages.passwordSaved} />
            </div>
          </>
        )}
      </ActForm>
    </SettingsSection>
  );
};
