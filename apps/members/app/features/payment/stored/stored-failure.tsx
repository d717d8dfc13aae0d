import type { Money, StoredMethod } from '@vesper/contract';
import { mayRetryCharge } from '@vesper/domain';
import { formatMoney } from '@vesper/i18n/react';
import { AlertBanner, Button, space } from '@vesper/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import type { Payment } from '../engine/use-payment.ts';
import { failureMessages, storedMessages } from './stored-messages.ts';
import { useStoredNames } from './stored-names.ts';

export interface StoredFailureProps {
  readonly payment: Payment;
  /** What could not be charged. */
  readonly stored: StoredMethod | undefined;
  /** What is paid with another try. */
  readonly total: Money;
  /** Leads to the other methods of the form. */
  readonly onOther: () => void;
}

/** A stored-card failure (spec §4): what happened, the same again where that may help, and the way to the other methods. */
export const StoredFailure = ({ payment, stored, total, onOther }: StoredFailureProps) => {
  const intl = useIntl();
  const failure = useView(payment, (view) => view.failure) ?? 'declined';
  const { nameOf } = useStoredNames();
  const place = useRef<HTMLDivElement>(null);
  // It stands above the ways to pay, and the button that was pressed below them: who pressed is led to it.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <AlertBanner
        tone="danger"
        role="alert"
        title={stored ? intl.formatMessage(storedMessages.failed, { name: nameOf(stored) }) : undefined}
        actions={
          <>
            {mayRetryCharge(failure) ? (
              <Button type="submit" look="go">
                <FormattedMessage {...storedMessages.retry} values={{ price: formatMoney(intl, total) }} />
              </Button>
            ) : null}
            <Button look="outline" onClick={onOther}>
              <FormattedMessage {...storedMessages.other} />
            </Button>
          </>
        }
      >
        <FormattedMessage {...failureMessages[failure]} />
        {space}
        <FormattedMessage {...storedMessages.nothing} />
      </AlertBanner>
    </div>
  );
};
