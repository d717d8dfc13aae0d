import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** In the address of a page with older messages: the `seq` that they stand before. */
export const olderQuery = 'before';

/** Before which message the page of that address ends; null for the end of the conversation. */
export const olderIn = (url: URL): number | null => {
  const before = url.searchParams.get(olderQuery) ?? '';
  return /^[1-9]\d{0,8}$/.test(before) ? Number(before) : null;
};

/**
 * The address of a message in its conversation. A page without script is told to end with it; with script the conversation
 * opens at its end and is led there (`lead-to-named.ts`).
 */
export const messageHref = (conversation: string, seq: number, hasScript: boolean): string =>
  `/chats/${conversation}${hasScript ? '' : `?${olderQuery}=${seq + 1}`}#m${seq}`;

/** That page is for who has no script: with it the conversation opens at its end, where older messages come by themselves. */
export const useLeaveOlder = (before: number | null): void => {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (before !== null) void navigate({ pathname, hash }, { replace: true });
  }, [before, navigate, pathname, hash]);
};
