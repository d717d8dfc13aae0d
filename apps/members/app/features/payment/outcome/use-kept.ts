import { useSessionHandle } from '@vesper/session';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reads the page's order again when it is told of once more while paid: what its payer wanted kept is kept by then. */
export const useKept = (orderId: string, isUnknown: boolean): void => {
  const session = useSessionHandle();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnknown) return;
    return session.onLive((event) => {
      if (event.type === 'order_changed' && event.payment_id === orderId && event.state === 'paid')
        void revalidate();
    });
  }, [session, orderId, isUnknown, revalidate]);
};
