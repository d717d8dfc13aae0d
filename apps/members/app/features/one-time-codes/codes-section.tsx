import type { CallAnswer } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { Button, CodeField } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActForm, useActResult } from '../../parts/forms/act-form.tsx';
import type { ActResult } from '../../parts/forms/act-result.ts';
import { SettingsSection } from '../../parts/settings/section.tsx';
import { QrSquare } from './later-qr-square.tsx';
import { codeMessages } from './messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { passwordAgainMessages } from '../../parts/password/again-messages.ts';
import { PasswordAgain } from '../../parts/password/password-again.tsx';

await loadTexts('login-field', 'one-time-codes');

const recoveryOf = (result: ActResult | null): readonly string[] =>
  (result?.done as CallAnswer<'oneTimeCodesConfirm'> | null)?.recovery_codes ?? [];

/** A code of the app: turns the codes on, or makes new recovery codes where they are on. */
const CodeForm = ({ active }: { readonly active: boolean }) => {
  const intl = useIntl();
  const [kept, setKept] = useState<ActResult | null>(null);
  return (
    <ActForm intent="codes-confirm" labels={{ code: codeMessages.codesField }}>
      {({ errorOf, busy, result }) =>
        result && result !== kept ? (
          <RecoveryCodes codes={recoveryOf(result)} onKept={() => setKept(result)} />
        ) : (
          <>
            {active ? (
              <p>
                <FormattedMessage {...codeMessages.codesRenewText} />
              </p>
            ) : null}
            <CodeField
              name="code"
              label={intl.formatMessage(codeMessages.codesField)}
              error={errorOf('code')}
              required
            />
            <div className="cluster">
              <Button type="submit" look={active ? 'outline' : 'primary'} busy={busy}>
                <FormattedMessage {...(active ? codeMessages.codesRenew : codeMessages.codesConfirm)} />
              </Button>
            </div>
          </>
        )
      }
    </ActForm>
  );
};

type Started = CallAnswer<'oneTimeCodesStart'>;

const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

const SetUp = ({ started }: { readonly started: Started }) => {
  const intl = useIntl();
  return (
    <div className="stack">
      <p>
        <FormattedMessage {...codeMessages.codesScan} />
      </p>
      <QrSquare text={started.uri} label={intl.formatMessage(codeMessages.codesPicture)} />
      <p>
        <a href={started.uri}>
          <FormattedMessage {...codeMessages.codesOpen} />
        </a>
      </p>
      <p>
        <FormattedMessage
          {...codeMessages.codesKey}
          values={{ key: <code>{grouped(started.secret)}</code> }}
        />
      </p>
    </div>
  );
};

const startIntent = 'codes-start';

const StartForm = () => (
  <ActForm intent={startIntent} labels={{ codes_password: passwordAgainMessages.password }}>
    {({ errorOf, busy }) => (
      <>
        <PasswordAgain name="codes_password" error={errorOf('codes_password')} />
        <div className="cluster">
          <Button type="submit" busy={busy}>
            <FormattedMessage {...codeMessages.codesStart} />
          </Button>
        </div>
      </>
    )}
  </ActForm>
);

const EndForm = () => (
  <ActForm intent="codes-end" labels={{ codes_end_password: passwordAgainMessages.password }}>
    {({ errorOf, busy }) => (
      <>
        <PasswordAgain name="codes_end_password" error={errorOf('codes_end_password')} />
        <div className="cluster">
          <Button type="submit" look="danger" busy={busy}>
            <FormattedMessage {...codeMessages.codesEnd} />
          </Button>
        </div>
      </>
    )}
  </ActForm>
);

export interface CodesSectionProps {
  readonly codes: CallAnswer<'oneTimeCodes'>;
}

/** The extra code of an authenticator app (RFC 6238): set up in two steps, renewed, switched off. */
export const CodesSection = ({ codes: { active, recovery_codes_left: left } }: CodesSectionProps) => {
  const started = useActResult(startIntent);
  const isSettingUp = !active && started !== null;
  return (
    <SettingsSection title={codeMessages.codes}>
      <p>
        <FormattedMessage {...codeMessages.codesText} />
      </p>
      <p role="status">
        {active ? (
          <FormattedMessage {...codeMessages.codesOn} values={{ left }} />
        ) : (
          <FormattedMessage {...codeMessages.codesOff} />
        )}
      </p>
      {active || isSettingUp ? null : <StartForm />}
      {isSettingUp ? <SetUp started={started.done as Started} /> : null}
      {active || isSettingUp ? <CodeForm key="code" active={active} /> : null}
      {active ? <EndForm /> : null}
    </SettingsSection>
  );
};
