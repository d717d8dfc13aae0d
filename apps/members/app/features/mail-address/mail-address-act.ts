import type { Api } from '@vesper/api-client';
import { type ActResult, actResult, textOf } from '../../parts/forms/act-result.ts';
import { newKey } from '../../parts/requests/new-key.ts';

/** Asks for another address where the form is the one for it; else null. */
export const actOnMailAddress = async (api: Api, form: FormData): Promise<ActResult | null> => {
  if (form.get('intent') !== 'email') return null;
  const body = { email: textOf(form, 'new_email'), password: textOf(form, 'email_password') };
  const names = { email: 'new_email', password: 'email_password' };
  return actResult(form, () => api.call('mailChangeRequest', { body, key: newKey() }), names);
};
