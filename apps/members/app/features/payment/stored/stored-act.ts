import type { Api } from '@vesper/api-client';
import { type ActResult, actResult } from '../../../parts/forms/act-result.ts';
import { targetOf } from '../../../parts/settings/target.ts';

/** Removes what is kept; null for a form that is none of ours. */
export const actOnStored = async (api: Api, form: FormData): Promise<ActResult | null> => {
  const { intent, id } = targetOf(form);
  if (intent !== 'stored-remove') return null;
  return actResult(form, () => api.call('storedMethodRemove', { body: { id } }));
};
