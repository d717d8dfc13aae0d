import type { StoredMethod } from '@vesper/contract';
import { Button, PaymentMark } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActForm } from '../../../parts/forms/act-form.tsx';
import { storedMessages } from './stored-messages.ts';
import { useStoredNames } from './stored-names.ts';

const StoredRow = ({ stored }: { readonly stored: StoredMethod }) => {
  const intl = useIntl();
  const { nameOf, hintOf } = useStoredNames();
  const name = nameOf(stored);
  return (
    <li className="device">
      <div className="stored-method">
        <PaymentMark method={stored.method} />
        <div className="device__text">
          <strong>{name}</strong>
          <span className="text-muted">{hintOf(stored)}</span>
        </div>
      </div>
      <ActForm intent={`stored-remove:${stored.id}`}>
        {({ busy }) => (
          <Button
            type="submit"
            look="outline"
            busy={busy}
            aria-label={intl.formatMessage(storedMessages.removeOf, { name })}
          >
            <FormattedMessage {...storedMessages.remove} />
          </Button>
        )}
      </ActForm>
    </li>
  );
};

/** What is kept for the next order, each to be removed in one press; nothing where nothing is kept. */
export const StoredList = ({ stored }: { readonly stored: readonly StoredMethod[] }) =>
  stored.length > 0 ? (
    <section className="stack stored-methods">
      <div>
        <h2>
          <FormattedMessage {...storedMessages.title} />
        </h2>
        <p className="text-muted">
          <FormattedMessage {...storedMessages.text} />
        </p>
      </div>
      <ul className="devices">
        {stored.map((one) => (
          <StoredRow key={one.id} stored={one} />
        ))}
      </ul>
    </section>
  ) : null;
