import type { Api } from '@vesper/api-client';
import { type ActResult, actResult, textOf } from '../../parts/forms/act-result.ts';
import { targetOf } from '../../parts/settings/target.ts';

/** Removes a passkey; null for a form that is none of ours. */
export const actOnPasskeys = async (api: Api, form: FormData): Promise<ActResult | null> => {
  const { intent, id } = targetOf(form);
  if (intent !== 'passkey-remove') return null;
  const password = `password_${id}`;
  const body = { id, password: textOf(form, password) };
  return actResult(form, () => api.call('passkeyRemove', { body }), { password });
};
