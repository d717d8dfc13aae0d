import type { Passkey } from '@vesper/contract';
import { useSessionHandle } from '@vesper/session';
import { Button, TextField } from '@vesper/ui';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { browserApi } from '../../frame/start/browser-api.ts';
import { useFieldError } from '../../parts/fields/field-errors.tsx';
import { useStandingErrors } from '../../parts/fields/standing-errors.ts';
import { ActRefusal } from '../../parts/forms/act-refusal.tsx';
import { passwordAgainMessages } from '../../parts/password/again-messages.ts';
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

const labels = { passkey_name: passkeyMessages.passkeyName, password: passwordAgainMessages.password };

/** Asks this device for a passkey and keeps it. */
const usePasskeyAdd = (onAdded: PasskeyAddProps['onAdded']) => {
  const session = useSessionHandle();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const make = async (typed: FormData): Promise<void> => {
    const [{ startRegistration }, api] = await Promise.all([
      import('@simplewebauthn/browser'),
      browserApi(session),
    ]);
    const password = String(typed.get('password') ?? '');
    const { options } = await api.call('passkeyOptions', { body: { password } });
    const credential = await startRegistration({ optionsJSON: options as never });
    const name = String(typed.get('passkey_name') ?? '');
    const body = { credential: { ...credential }, passkey_name: name };
    onAdded((await api.call('passkeyAdd', { body, key: newKey() })).passkeys);
  };
  const add = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setRefused(null);
    try {
      await make(new FormData(form));
      form.reset();
    } catch (error) {
      setRefused(isWithdrawn(error) ? null : refusedBy(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, add };
};

/** Makes a passkey on this device. It needs script: the device itself is asked. */
export const PasskeyAdd = ({ onAdded }: PasskeyAddProps) => {
  const intl = useIntl();
  const isKnown = usePasskeysHere();
  const { busy, refused, add } = usePasskeyAdd(onAdded);
  const standing = useStandingErrors(refused, refused);
  const errorOf = useFieldError(standing.fields, accountRefusals);
  if (!isKnown)
    return (
      <p className="text-muted">
        <FormattedMessage {...passkeyMessages.passkeyNotHere} />
      </p>
    );
  return (
    <form className="stack" noValidate onSubmit={(event) => void add(event)} onChange={standing.onChange}>
      <ActRefusal standing={standing} answer={refused} labels={labels} />
      <TextField
        name="passkey_name"
        label={intl.formatMessage(passkeyMessages.passkeyName)}
        defaultValue={intl.formatMessage(passkeyMessages.passkeyNameDefault)}
        error={errorOf('passkey_name')}
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
