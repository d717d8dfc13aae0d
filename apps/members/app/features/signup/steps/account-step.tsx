import { countGraphemes, passwordLength, type SignupReceiver } from '@vesper/domain';
import { useSettings } from '@vesper/session';
import { AlertBanner, Button, KitLink, PasswordField, TextArea, TextField, space } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFieldError } from '../../../parts/fields/field-errors.tsx';
import { OwnBirthDateField } from '../../../parts/profile/own-birth-date-field.tsx';
import { OwnNameField } from '../../../parts/profile/own-name-field.tsx';
import { frameMessages } from '../../../frame/messages.ts';
import { loginFieldMessages } from '../../../parts/fields/login-field-messages.ts';
import { loginButtonMessages } from '../../../parts/login/messages.ts';
import { DuplicateHelp, EmailHint, SignupPerson } from './later-steps.tsx';
import { signupMessages } from '../messages.ts';
import type { SignupStart } from '../flow/signup-start.ts';
import { countedSteps, type SignupView } from '../flow/signup-view.ts';

const MessageField = ({
  receiver,
  view,
}: {
  readonly receiver: SignupReceiver;
  readonly view: SignupView;
}) => {
  const intl = useIntl();
  const errorOf = useFieldError(view.fields);
  const { message_length: maximum } = useSettings();
  return (
    <>
      {receiver.fictional ? (
        <div className="signup-warning">
          <AlertBanner tone="info">
            <FormattedMessage {...frameMessages.fictionalWarning} />
          </AlertBanner>
        </div>
      ) : null}
      <TextArea
        name="signup_message"
        label={intl.formatMessage(signupMessages.message, { name: receiver.name })}
        hint={intl.formatMessage(signupMessages.messageHint)}
        error={errorOf('signup_message')}
        optionalLabel={intl.formatMessage(frameMessages.optional)}
        rows={3}
        defaultValue={view.account.signup_message}
        count={countGraphemes}
        maximum={maximum}
        counterText={(length) => intl.formatMessage(signupMessages.counter, { length, maximum })}
      />
    </>
  );
};

const EmailField = ({ view, login }: { readonly view: SignupView; readonly login: string }) => {
  const intl = useIntl();
  const errorOf = useFieldError(view.fields);
  return (
    <>
      <div>
        <TextField
          name="email"
          type="email"
          label={intl.formatMessage(signupMessages.email)}
          hint={intl.formatMessage(signupMessages.emailHint)}
          error={errorOf('email')}
          autoComplete="email"
          autoCapitalize="none"
          defaultValue={view.account.email}
          required
        />
        <EmailHint />
      </div>
      <DuplicateHelp code={view.refusal?.code} email={view.account.email} login={login} />
    </>
  );
};

const BirthDateField = ({ view }: { readonly view: SignupView }) => {
  const intl = useIntl();
  const errorOf = useFieldError(view.fields);
  return (
    <OwnBirthDateField
      hint={intl.formatMessage(signupMessages.birthDateHint)}
      error={errorOf('date_of_birth')}
      defaultValue={view.account.date_of_birth}
    />
  );
};

/** The way for those who are members already. */
const HaveAccount = ({ login }: { readonly login: string }) => (
  <p>
    <FormattedMessage {...signupMessages.haveAccount} />
    {space}
    <KitLink href={login}>
      <FormattedMessage {...loginButtonMessages.submit} />
    </KitLink>
  </p>
);

/** Whether this visitor may sign up here (spec §6), as far as the page knows; the server decides. */
export const useSignupOpen = (): boolean => useSettings().signup_open;

/** step0: a free message to a member, or just an account (spec §2). */
export const AccountStep = ({
  view,
  start: { receiver, person, reason, login },
}: {
  readonly view: SignupView;
  readonly start: SignupStart;
}) => {
  const intl = useIntl();
  const errorOf = useFieldError(view.fields);
  const { minimum_age: age } = useSettings();
  // Who is asked to log in finds the way right there, and not only below the form.
  const isAsked = person !== null && receiver === null && reason !== null;
  return (
    <>
      {person ? (
        <SignupPerson person={person} reason={receiver ? null : reason} isWarned={receiver !== null} />
      ) : null}
      {isAsked ? <HaveAccount login={login} /> : null}
      {receiver ? <MessageField receiver={receiver} view={view} /> : null}
      <EmailField view={view} login={login} />
      <OwnNameField error={errorOf('name')} defaultValue={view.account.name} required />
      <BirthDateField view={view} />
      <PasswordField
        name="password"
        label={intl.formatMessage(signupMessages.password)}
        hint={intl.formatMessage(signupMessages.passwordHint, { password_min: passwordLength.shortest })}
        error={errorOf('password')}
        showLabel={intl.formatMessage(loginFieldMessages.showPassword)}
        hideLabel={intl.formatMessage(loginFieldMessages.hidePassword)}
        autoComplete="new-password"
        required
      />
      <div className="step-go">
        <Button type="submit" name="intent" value="submit" look="go" size="large" wide busy={view.saving}>
          <FormattedMessage {...signupMessages.submit} />
        </Button>
      </div>
      <p className="text-muted text-small">
        <FormattedMessage {...signupMessages.stepsAhead} values={{ count: countedSteps.length }} />
        {space}
        <FormattedMessage {...signupMessages.age} values={{ age }} />
      </p>
      {isAsked ? null : <HaveAccount login={login} />}
    </>
  );
};
