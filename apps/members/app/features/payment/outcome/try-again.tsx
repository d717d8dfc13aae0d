import type { Order } from '@vesper/contract';
import { mayRetryCharge } from '@vesper/domain';
import { LinkButton } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { storedMessages } from '../stored/stored-messages.ts';
import { transactionMessages } from './transaction-messages.ts';

/** The same order again, with what was chosen and what it cost. */
const sameOrder = '/credits/repeat-order';

/** The way to another try; after a charge of what is kept that it may help, with the same or another way to pay. */
export const TryAgain = ({
  order,
}: {
  readonly order: Pick<Order, 'bundle' | 'stored_method' | 'failure'>;
}) => {
  const { bundle, stored_method: stored, failure } = order;
  const another = (
    <LinkButton
      href={stored === null ? `/credits/${bundle}` : `${sameOrder}?another`}
      look={stored !== null && mayRetryCharge(failure ?? 'declined') ? 'outline' : 'go'}
      size="large"
    >
      <FormattedMessage {...transactionMessages.again} />
    </LinkButton>
  );
  if (stored === null || !mayRetryCharge(failure ?? 'declined')) return another;
  return (
    <>
      <LinkButton href={sameOrder} look="go" size="large">
        <FormattedMessage {...storedMessages.again} />
      </LinkButton>
      {another}
    </>
  );
};
