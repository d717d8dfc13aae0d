import { useSessionHandle } from '@vesper/session';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';

/** What the page of a member says while one of the two has blocked the other. */
const apartCodes: readonly unknown[] = ['blocked_by_member', 'blocked_by_you'];

const isApart = (error: unknown): boolean => {
  const thrown: unknown = isRouteErrorResponse(error) ? error.data : null;
  return (
    typeof thrown === 'object' && thrown !== null && 'code' in thrown && apartCodes.includes(thrown.code)
  );
};

/** For a page that a block keeps from being shown: once somebody takes one back, it is asked for again. */
export const useReturn = (error: unknown): void => {
  const session = useSessionHandle();
  const { revalidate } = useRevalidator();
  const isWaiting = isApart(error);
  useEffect(
    () =>
      isWaiting
        ? session.onLive((event) => {
            // What was told meanwhile may be lost: it is asked for, and not waited for.
            if (event.type === 'resync' || (event.type === 'member_back' && !event.apart)) void revalidate();
          })
        : undefined,
    [session, isWaiting, revalidate],
  );
};
