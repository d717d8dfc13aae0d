import type { Api } from '@vesper/api-client';
import { type ActResult, actResult } from '../../parts/forms/act-result.ts';
import { targetOf } from '../../parts/settings/target.ts';

/** Ends one login, or all others; null for a form that is none of ours. */
export const actOnSessions = async (api: Api, form: FormData): Promise<ActResult | null> => {
  const { intent, id } = targetOf(form);
  if (intent === 'session-end') return actResult(form, () => api.call('sessionEnd', { body: { id } }));
  if (intent === 'others-end') return actResult(form, () => api.call('sessionEnd', { body: {} }));
  return null;
};
