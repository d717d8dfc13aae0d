import { useSessionHandle } from '@vesper/session';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useLocalePath } from '../../../frame/links/localized-path.ts';

/**
 * For a page about one member: whoever has blocked them on another page of theirs is led to the search, and whoever was blocked is
 * told what the page says of it from now on.
 */
export const useLeaveGone = (member: string): void => {
  const session = useSessionHandle();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const localePath = useLocalePath();
  useEffect(
    () =>
      session.onLive((event) => {
        // What was told meanwhile may be lost.
        if (event.type === 'resync') void revalidate();
        if (event.type !== 'member_gone' || event.member !== member) return;
        if (event.own) void navigate(localePath('/members'), { replace: true });
        else void revalidate();
      }),
    [session, member, navigate, revalidate, localePath],
  );
};
