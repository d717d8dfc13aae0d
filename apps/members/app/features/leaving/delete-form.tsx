import { loadTexts } from '@vesper/i18n/react';
import { Button, Card, LinkButton, PasswordField, TextArea } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { loginFieldMessages } from '../../parts/fields/login-field-messages.ts';
import { ActForm } from '../../parts/forms/act-form.tsx';
import { leavingMessages } from './messages.ts';

await loadTexts('leaving', 'login-field');

/** Why one leaves, the password again, and the button. */
export const DeleteForm = () => {
  const intl = useIntl();
  return (
    <Card as="section" padding="large">
      <ActForm
        intent="delete"
        labels={{ reason: leavingMessages.reason, password: leavingMessages.password }}
      >
        {({ errorOf, typed, busy }) => (
          <>
            <TextArea
              name="reason"
              label={intl.formatMessage(leavingMessages.reason)}
              hint={intl.formatMessage(leavingMessages.reasonHint)}
              optionalLabel={intl.formatMessage(frameMessages.optional)}
              defaultValue={typed.reason}
              rows={3}
            />
            <PasswordField
              name="password"
              label={intl.formatMessage(leavingMessages.password)}
              showLabel={intl.formatMessage(loginFieldMessages.showPassword)}
              hideLabel={intl.formatMessage(loginFieldMessages.hidePassword)}
              autoComplete="current-password"
              error={errorOf('password')}
              required
            />
            <div className="cluster">
              <Button type="submit" look="danger" size="large" busy={busy}>
                <FormattedMessage {...leavingMessages.submit} />
              </Button>
              <LinkButton href="/members" look="outline" size="large">
                <FormattedMessage {...leavingMessages.stay} />
              </LinkButton>
            </div>
          </>
        )}
      </ActForm>
    </Card>
  );
};
