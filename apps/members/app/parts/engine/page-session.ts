import type { Api } from '@vesper/api-client';
import { localePath, splitLocale } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { browserSurroundings, prepareSession } from '@vesper/session/engine';
import { loginPath } from '../../frame/links/login-path.ts';
import type { Engine } from '../../frame/start/use-engine.ts';
import { watchUnreached } from '../requests/unreached.ts';

/** The page is of no use to a visitor: login, and back here afterwards. */
const goToLogin = (): void => {
  const { locale, path } = splitLocale(location.pathname);
  location.assign(localePath(locale, loginPath(`${path}${location.search}`)));
};

const run = (session: Session, api: Api, start: () => void): Engine => {
  watchUnreached();
  start();
  // For who has to wait until the page is whole, such as tests.
  document.documentElement.dataset.ready = 'session';
  let stopKept: (() => void) | undefined;
  let isStopped = false;
  // What was written without a connection goes out from whichever page has one, and what is begun ends with its member's stay;
  // nothing of the page waits for it.
  const follow = async (): Promise<void> => {
    const { followKept } = await import('../outbox/follow-kept.ts');
    if (!isStopped) stopKept = followKept(session, api);
  };
  // It does not come without a connection either: the next page sends it.
  follow().catch(() => undefined);
  return {
    stop: () => {
      isStopped = true;
      stopKept?.();
      session.detach();
    },
  };
};

/** Prepares the root actor of this page; answers how to create it, and that how to start it (`prepareSession`). */
export const preparePageSession = (session: Session, api: Api): (() => () => Engine) => {
  const create = prepareSession(session, {
    api,
    surroundings: browserSurroundings(),
    onLoginLost: goToLogin,
  });
  return () => {
    const start = create();
    return () => run(session, api, start);
  };
};
