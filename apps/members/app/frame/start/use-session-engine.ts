import type { Session } from '@vesper/session';
import { type LaterEngine, useEngine } from './use-engine.ts';
import { browserApi } from './browser-api.ts';

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    (window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200)))(resolve);
  });

/** Starts the root actor once the first screen stands and the browser has time (design, "Budgets"). */
export const useSessionEngine = (session: Session): Pick<LaterEngine<never>, 'hasFailed' | 'retry'> =>
  useEngine(async () => {
    await idle();
    const [{ startPageSession }, api] = await Promise.all([
      import('../../parts/engine/page-session.ts'),
      browserApi(session),
    ]);
    return () => startPageSession(session, api);
  });
