import type { Session } from '@vesper/session';
import { type LaterEngine, useEngine } from '../parts/engine/use-engine.ts';
import { browserApi } from './browser-api.ts';

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Starts the root actor once the first screen stands and the browser has time (design, "Budgets"). */
export const useSessionEngine = (session: Session): Pick<LaterEngine<never>, 'hasFailed' | 'retry'> =>
  useEngine(async () => {
    await idle();
    const [{ startPageSession }, api] = await Promise.all([
      import('../parts/engine/page-session.ts'),
      browserApi(session),
    ]);
    return () => startPageSession(session, api);
  });
