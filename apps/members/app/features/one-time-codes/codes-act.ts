import type { Api } from '@vesper/api-client';
import { type ActResult, actResult, textOf } from '../../parts/forms/act-result.ts';

/** Sets up the extra code, confirms it or switches it off; null for a form that is none of ours. */
export const actOnCodes = async (api: Api, form: FormData): Promise<ActResult | null> => {
  switch (form.get('intent')) {
    case 'codes-start': {
      const body = { password: textOf(form, 'codes_password') };
      return actResult(form, () => api.call('oneTimeCodesStart', { body }), { password: 'codes_password' });
    }
    case 'codes-confirm':
      return actResult(form, () => api.call('oneTimeCodesConfirm', { body: { code: textOf(form, 'code') } }));
    case 'codes-end': {
      const body = { password: textOf(form, 'codes_end_password') };
      return actResult(form, () => api.call('oneTimeCodesEnd', { body }), {
        password: 'codes_end_password',
      });
    }
    default:
      return null;
  }
};
