import { tabStorage, useSessionHandle } from '@vesper/session';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useToasts } from '../../frame/errors/toasts.tsx';
import { transactionMessages } from './transaction-messages.ts';

/** True once an order in this tab. */
const isFirstTime = (orderId: string): boolean => {
  const name = `paid.${orderId}`;
  if (tabStorage.get(name) !== null) return false;
  // Without storage the toast may come twice.
  tabStorage.set(name, '1');
  return true;
};

/** Once an order: credits are read again and a toast says what was added. `orderId` is null until it is paid. */
export const useArrival = (orderId: string | null, credits: number): void => {
  const intl = useIntl();
  const session = useSessionHandle();
  const toasts = useToasts();
  useEffect(() => {
    if (orderId === null) return;
    session.request({ type: 'user.requested' });
    if (isFirstTime(orderId))
      toasts.add(intl.formatMessage(transactionMessages.completedText, { credits }), 'success');
  }, [intl, orderId, credits, session, toasts]);
};
