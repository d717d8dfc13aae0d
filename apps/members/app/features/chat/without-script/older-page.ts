import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** In the address of a page with older messages: the `seq` that they stand before. */
export const olderQuery = 'before';

/** Before which message the page of that address ends; null for the end of the conversation. */
export const olderIn = (url: URL): number | null => {
  const before = url.searchParams.get(olderQuery) ?? '';
  return /^[1-9]\d{0,8}$/.test(before) ? Number(before) : null;
};

/** That page is for who has no script: with it the conversation opens at its end, where older messages come by themselves. */
export const useLeaveOlder = (before: number | null): void => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (before !== null) void navigate(pathname, { replace: true });
  }, [before, navigate, pathname]);
};
