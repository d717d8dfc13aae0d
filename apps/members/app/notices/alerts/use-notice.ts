import type { User } from '@vesper/contract';
import {
  type DismissableAlert,
  type Dismissals,
  dismissalsCookieName,
  formatDismissals,
  type NoticeFacts,
  noticeToShow,
  splitLocale,
} from '@vesper/domain';
import { useSession, useSettings } from '@vesper/session';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { keepCookie } from '../../frame/appearance/own-cookie.ts';
import { useRootData } from '../../frame/start/root-data.ts';

/**
 * What this device says of push; `unknown` until it was asked, and on the first screen altogether: an alert that comes in
 * late would push away what somebody is about to press.
 */
const usePushStatus = (publicKey: string): NoticeFacts['push'] => {
  const { key } = useLocation();
  const firstKey = useRef(key);
  const [status, setStatus] = useState<NoticeFacts['push']>('unknown');
  useEffect(() => {
    let isGone = false;
    void import('@vesper/session/push')
      .then(({ pushStatusHere }) => pushStatusHere(publicKey))
      .then((found) => {
        if (!isGone) setStatus(found);
      });
    return () => {
      isGone = true;
    };
  }, [publicKey]);
  return key === firstKey.current ? 'unknown' : status;
};

/** When each alert was put away on this device, and how to put one away; null on a page without its data. */
const useDismissals = () => {
  const rootData = useRootData();
  const [dismissedAtMs, setDismissedAtMs] = useState<Dismissals | undefined>(rootData?.dismissals);
  // Who became a member on a visitor's page is shown by the browser's clock what was put away here.
  const [openedAtMs] = useState(() => Date.now());
  if (!rootData || !dismissedAtMs) return null;
  const dismiss = (put: DismissableAlert): void => {
    const next = { ...dismissedAtMs, [put]: Date.now() };
    setDismissedAtMs(next);
    keepCookie(dismissalsCookieName, formatDismissals(next));
  };
  return { dismissedAtMs, dismiss, nowMs: rootData.nowMs ?? openedAtMs };
};

/** Which notice has its turn on this screen, and how an alert is put away. */
export const useNotice = (user: User) => {
  const { push_public_key: publicKey } = useSettings();
  const push = usePushStatus(publicKey);
  const bonus = useSession(
    (state) => state.timeBonus !== null && state.settings.welcome_discount_percentage > 0,
  );
  const path = splitLocale(useLocation().pathname).path;
  const device = useDismissals();
  if (!device) return { notice: null, dismiss: () => {} };
  const member = {
    confirmed: user.status !== 'not_confirmed',
    paused: user.paused,
    hasMainImage: user.profile.main_image !== null,
    mailDisabled: user.notifications_disabled.length > 0,
  };
  const { dismissedAtMs, dismiss, nowMs } = device;
  return { notice: noticeToShow({ path, member, push, bonus, dismissedAtMs }, nowMs), dismiss };
};
