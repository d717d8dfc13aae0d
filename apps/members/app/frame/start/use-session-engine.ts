import type { Session } from '@vesper/session';
import { type LaterEngine, useEngine } from './use-engine.ts';
import { nextTask, pause } from '../wake/pause.ts';
import { browserApi } from './browser-api.ts';

/** Starts the root actor once the first screen stands and the browser has time (design, "Budgets"). */
export const useSessionEngine = (session: Session): Pick<LaterEngine<never>, 'hasFailed' | 'retry'> =>
  useEngine(async () => {
    await pause();
    // On their way together, and each read by itself.
    const arriving = import('../../parts/engine/page-session.ts');
    const api = browserApi(session);
    // Of two failures the first is the one that is told.
    api.catch(() => undefined);
    const { preparePageSession } = await arriving;
    await pause();
    const calls = await api;
    await pause();
    const create = preparePageSession(session, calls);
    await nextTask();
    const start = create();
    await nextTask();
    return start;
  });
