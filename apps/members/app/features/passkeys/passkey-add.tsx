import type { Passkey } from '@vesper/contract';
import { useSessionHandle } from '@vesper/session';
import { Button, TextField } from '@vesper/ui';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { browserApi } from '../../frame/start/browser-api.ts';
import { RefusalSummary, useFieldError } from '../../parts/fields/field-errors.tsx';
import { newKey } from '../../parts/requests/new-key.ts';
import { type Refusal, refusalOf } from '../../frame/errors/refusal-of.ts';
import { isWithdrawn, usePasskeysHere } from '../../parts/passkeys/passkeys-here.ts';
import { accountRefusals } from '../../parts/forms/account-refusals.ts';
import { passkeyMessages } from './messages.ts';
import { PasswordAgain } from '../../parts/password/password-again.tsx';

/** The device's own refusals (it has this passkey already, say) in the words of our catalogue. */
const refusedBy = (error: unknown): Refusal => {
  const refusal = refusalOf(error);
  return refusal.code === 'generic' ? { ...refusal, code: 'passkey_invalid' } : refusal;
};

export interface PasskeyAddProps {
  readonly onAdded: (passkeys: readonly Passkey[]) => void;
}

/** Makes a passkey on this device. It needs script: the device itself is asked. */
export const PasskeyAdd = ({ onAdded }: PasskeyAddProps) => {
  const intl = useIntl();
  const session = useSessionHandle();
  const isKnown = usePasskeysHere();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const errorOf = useFieldError(refused?.fields ?? {}, accountRefusals);
  const add = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const name = String(typed.get('passkey_name') ?? '');
    setBusy(true);
    setRefused(null);
    try {
      const [{ startRegistration }, api] = await Promise.all([
        import('@simplewebauthn/browser'),
        browserApi(session),
      ]);
      const { options } = await api.call('passkeyOptions', {
        body: { password: String(typed.get('password') ?? '') },
      });
      const credential = await startRegistration({ optionsJSON: options as never });
      const body = { credential: { ...credential }, name };
      onAdded((await api.call('passkeyAdd', { body, key: newKey() })).passkeys);
      form.reset();
    } catch (error) {
      setRefused(isWithdrawn(error) ? null : refusedBy(error));
    } finally {
      setBusy(false);
    }
  };
  if (!isKnown)
    return (
      <p className="text-muted">
        <FormattedMessage {...passkeyMessages.passkeyNotHere} />
      </p>
    );
  return (
    <form className="stack" noValidate onSubmit={(event) => void add(event)}>
      {refused ? (
        <RefusalSummary
          fields={refused.fields}
          refusal={refused}
          submission={refused}
          texts={accountRefusals}
        />
      ) : null}
      <TextField
        name="passkey_name"
        label={intl.formatMessage(passkeyMessages.passkeyName)}
        defaultValue={intl.formatMessage(passkeyMessages.passkeyNameDefault)}
        error={errorOf('name')}
      />
      <PasswordAgain name="password" error={errorOf('password')} />
      <div className="cluster">
        <Button type="submit" busy={busy}>
          <FormattedMessage {...passkeyMessages.passkeyAdd} />
        </Button>
      </div>
    </form>
  );
};
