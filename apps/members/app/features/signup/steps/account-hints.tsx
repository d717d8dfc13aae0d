import { useSessionHandle, useSettings } from '@vesper/session';
import { AlertBanner, Button, LinkButton } from '@vesper/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { browserApi } from '../../../frame/start/browser-api.ts';
import { newKey } from '../../../parts/requests/new-key.ts';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { refusalOf } from '../../../frame/errors/refusal-of.ts';
import { accountRefusals } from '../../../parts/forms/account-refusals.ts';
import { hintMessages } from './hint-messages.ts';

/** Puts text into a field as if it were typed, so that whoever listens hears of it. */
const type = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Asks whether another address was meant, once the field is left; it never changes anything by itself. */
export const EmailHint = () => {
  const place = useRef<HTMLDivElement>(null);
  const [suggested, setSuggested] = useState<string | null>(null);
  const input = () => place.current?.closest('form')?.querySelector<HTMLInputElement>('input[name=email]');
  useEffect(() => {
    const field = input();
    if (!field) return undefined;
    const look = (): void =>
      void import('@vesper/domain/email-typo').then(({ suggestEmail }) =>
        setSuggested(suggestEmail(field.value)),
      );
    const forget = (): void => setSuggested(null);
    field.addEventListener('change', look);
    field.addEventListener('input', forget);
    return () => {
      field.removeEventListener('change', look);
      field.removeEventListener('input', forget);
    };
  }, []);
  const take = (): void => {
    const field = input();
    if (!field || suggested === null) return;
    type(field, suggested);
    field.focus();
  };
  return (
    <div ref={place} role="status" className="email-hint">
      {suggested === null ? null : (
        <AlertBanner
          actions={
            <Button look="outline" onClick={take}>
              <FormattedMessage {...hintMessages.typoTake} />
            </Button>
          }
        >
          <FormattedMessage {...hintMessages.typo} values={{ email: <strong>{suggested}</strong> }} />
        </AlertBanner>
      )}
    </div>
  );
};

const RestoreButton = ({ email }: { readonly email: string }) => {
  const session = useSessionHandle();
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | { readonly code: string }>('idle');
  const send = async (): Promise<void> => {
    setState('busy');
    try {
      await (await browserApi(session)).call('reactivateRequest', { body: { email }, key: newKey() });
      setState('sent');
    } catch (error) {
      setState({ code: refusalOf(error).code });
    }
  };
  return (
    <div className="stack stack--tight">
      {state === 'sent' ? null : (
        <Button look="outline" busy={state === 'busy'} onClick={() => void send()}>
          <FormattedMessage {...hintMessages.restore} />
        </Button>
      )}
      <p role="status">
        {state === 'sent' ? (
          <FormattedMessage {...hintMessages.restored} values={{ email: <strong>{email}</strong> }} />
        ) : null}
        {typeof state === 'object' ? (
          <FormattedMessage {...errorMessage(state.code, accountRefusals)} />
        ) : null}
      </p>
    </div>
  );
};

export interface DuplicateHelpProps {
  /** Why signup was refused. */
  readonly code: string | undefined;
  readonly email: string;
  /** Where to log in. */
  readonly login: string;
}

/** The way on for who has an account already: log in, or restore it while that is possible (spec §8). */
export const DuplicateHelp = ({ code, email, login }: DuplicateHelpProps) => {
  const { support_email: support } = useSettings();
  if (code === 'duplicate_email_active')
    return (
      <LinkButton href={login} look="outline">
        <FormattedMessage {...hintMessages.login} />
      </LinkButton>
    );
  if (code !== 'duplicate_email_deleted') return null;
  return (
    <AlertBanner actions={<RestoreButton email={email} />}>
      <p>
        <FormattedMessage {...accountRefusals.duplicate_email_deleted} />
      </p>
      <p>
        <a href={`mailto:${support}`}>{support}</a>
      </p>
    </AlertBanner>
  );
};
