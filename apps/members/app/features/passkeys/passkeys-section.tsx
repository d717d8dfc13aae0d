import type { Passkey } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { Button } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActForm } from '../../parts/forms/act-form.tsx';
import { SettingsSection } from '../../parts/settings/section.tsx';
import { CalendarDate } from '../../parts/time/local-time.tsx';
import { passkeyMessages } from './messages.ts';
import { PasskeyAdd } from './passkey-add.tsx';
import { passwordAgainMessages } from '../../parts/password/again-messages.ts';
import { PasswordAgain } from '../../parts/password/password-again.tsx';

await loadTexts('login-field', 'passkeys');

const PasskeyRow = ({ passkey: { id, name, added_at: addedAt } }: { readonly passkey: Passkey }) => {
  const intl = useIntl();
  return (
    <li className="device">
      <div className="device__text">
        <strong>{name}</strong>
        <span className="text-muted">
          <FormattedMessage
            {...passkeyMessages.passkeyAdded}
            values={{ when: <CalendarDate value={addedAt} /> }}
          />
        </span>
      </div>
      <details className="device__more">
        <summary aria-label={intl.formatMessage(passkeyMessages.passkeyRemoveOf, { name })}>
          <FormattedMessage {...passkeyMessages.passkeyRemove} />
        </summary>
        <ActForm
          intent={`passkey-remove:${id}`}
          labels={{ [`password_${id}`]: passwordAgainMessages.password }}
        >
          {({ errorOf, busy }) => (
            <>
              <PasswordAgain name={`password_${id}`} error={errorOf(`password_${id}`)} />
              <div className="cluster">
                <Button type="submit" look="danger" busy={busy}>
                  <FormattedMessage {...passkeyMessages.passkeyRemove} />
                </Button>
              </div>
            </>
          )}
        </ActForm>
      </details>
    </li>
  );
};

/** The member's passkeys. */
export const PasskeysSection = ({ passkeys: loaded }: { readonly passkeys: readonly Passkey[] }) => {
  const [added, setAdded] = useState<{
    readonly over: readonly Passkey[];
    readonly list: readonly Passkey[];
  }>();
  // What was added here stands until the page's own list is read again.
  const passkeys = added?.over === loaded ? added.list : loaded;
  return (
    <SettingsSection title={passkeyMessages.passkeys}>
      <p>
        <FormattedMessage {...passkeyMessages.passkeysText} />
      </p>
      {passkeys.length === 0 ? (
        <p className="text-muted">
          <FormattedMessage {...passkeyMessages.passkeysNone} />
        </p>
      ) : (
        <ul className="devices">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <p role="status">
        {added?.over === loaded ? <FormattedMessage {...passkeyMessages.passkeyDone} /> : null}
      </p>
      <PasskeyAdd onAdded={(list) => setAdded({ over: loaded, list })} />
    </SettingsSection>
  );
};
