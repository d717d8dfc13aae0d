import { localePath } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { Button } from '@vesper/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { browserApi } from '../../frame/start/browser-api.ts';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { refusalOf } from '../../frame/errors/refusal-of.ts';
import { isWithdrawn, usePasskeysHere } from '../../parts/passkeys/passkeys-here.ts';
import { accountRefusals } from '../../parts/forms/account-refusals.ts';
import { loginWaysMessages } from './ways-messages.ts';

/** The device's window was put away, or it knows no passkey: browsers do not say which. */
const withdrawn = 'withdrawn';

type State = { readonly busy: boolean; readonly refused: string | null };

/** Fingerprint, face or screen lock instead of a password. It needs script, so it comes when the browser has it. */
export const PasskeyLogin = ({ next }: { readonly next: string }) => {
  const session = useSessionHandle();
  const isKnown = usePasskeysHere();
  const [{ busy, refused }, setState] = useState<State>({ busy: false, refused: null });
  if (!isKnown) return null;
  const login = async (): Promise<void> => {
    setState({ busy: true, refused: null });
    try {
      const [{ startAuthentication }, api] = await Promise.all([
        import('@simplewebauthn/browser'),
        browserApi(session),
      ]);
      const { options } = await api.call('passkeyLoginOptions', { body: {} });
      const credential = await startAuthentication({ optionsJSON: options as never });
      const { user } = await api.call('passkeyLogin', { body: { credential: { ...credential } } });
      // A whole new page: everything on it is the member's from its first byte, its language too.
      location.assign(localePath(user.language, next));
    } catch (error) {
      const { code } = refusalOf(error);
      const said = code === 'generic' ? 'passkey_failed' : code;
      setState({ busy: false, refused: isWithdrawn(error) ? withdrawn : said });
    }
  };
  return (
    <div className="stack stack--tight">
      <Button
        look="outline"
        size="large"
        wide
        busy={busy}
        icon={<KeyRound size={22} aria-hidden="true" />}
        onClick={() => void login()}
      >
        <FormattedMessage {...loginWaysMessages.passkey} />
      </Button>
      <p role="status">
        {busy ? <FormattedMessage {...loginWaysMessages.passkeyWaiting} /> : null}
        {refused ? (
          <FormattedMessage
            {...(refused === withdrawn
              ? loginWaysMessages.passkeyNone
              : errorMessage(refused, accountRefusals))}
          />
        ) : null}
      </p>
    </div>
  );
};
