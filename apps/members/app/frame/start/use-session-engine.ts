import type { Session } from '@vesper/session';
import { type LaterEngine, useEngine } from './use-engine.ts';
import { pause } from '../wake/pause.ts';
import { browserApi } from './browser-api.ts';

/** Starts the root actor once the first screen stands and the browser has time (design, "Budgets"). */
export const useSessionEngine = (session: Session): Pick<LaterEngine<never>, 'hasFailed' | 'retry'> =>
  useEngine(async () => {
    await pause();
    const { startPageSession } = await import('../../parts/engine/page-session.ts');
    await pause();
    const api = await browserApi(session);
    await pause();
    return () => startPageSession(session, api);
  });
