import { useSessionHandle } from '@vesper/session';
import { useEffect } from 'react';

/** Credits and premium are read again as soon as an order is paid. `orderId` is null until then. */
export const useArrival = (orderId: string | null): void => {
  const session = useSessionHandle();
  useEffect(() => {
    if (orderId !== null) session.request({ type: 'user.requested' });
  }, [orderId, session]);
};
