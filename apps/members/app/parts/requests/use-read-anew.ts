import { useSessionHandle } from '@vesper/session';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reads the page again when the member's account has changed: somebody has judged, or another of the member's pages has saved something. */
export const useReadAnew = (): void => {
  const session = useSessionHandle();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      session.onLive(({ type }) => {
        if (type === 'user_changed' || type === 'resync') void revalidate();
      }),
    [session, revalidate],
  );
};
