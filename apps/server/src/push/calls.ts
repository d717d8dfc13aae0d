import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { readSession } from '../session/session.ts';
import { saveSubscription } from './repository.ts';

export const pushCalls = {
  pushSubscribe: async (services, { body, request }) => {
    const session = await readSession(services, request);
    if (!session) throw new AppError('authentication_required');
    await saveSubscription(services, session, body);
    return { ok: true as const };
  },
} satisfies CallHandlers;
