import { localePath, splitLocale } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { useEffect } from 'react';
import { browserApi } from './browser-api.ts';
import { loginPath } from './login-path.ts';

/** The page is of no use to a visitor: login, and back here afterwards. */
const goToLogin = (): void => {
  const { locale, path } = splitLocale(location.pathname);
  location.assign(localePath(locale, loginPath(`${path}${location.search}`)));
};

/** Starts the root actor once the first screen stands and the browser has time (design, "Budgets"). */
export const useSessionEngine = (session: Session): void => {
  useEffect(() => {
    let stopped = false;
    const start = async (): Promise<void> => {
      const [{ browserSurroundings, startSession }, api] = await Promise.all([
        import('@vesper/session/engine'),
        browserApi(session),
      ]);
      if (stopped) return;
      startSession(session, { api, surroundings: browserSurroundings(), onLoginLost: goToLogin });
      document.documentElement.dataset.ready = 'session';
    };
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
    idle(() => void start());
    return () => {
      stopped = true;
      session.detach();
    };
  }, [session]);
};
