import type { Api } from '@vesper/api-client';
import { type ActResult, actResult } from '../act-form/act-result.ts';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** Saves one of the page's forms; null for a form that is none of ours. */
export const actOnSecurity = async (api: Api, form: FormData): Promise<ActResult | null> => {
  const [intent, ...rest] = text(form, 'intent').split(':');
  const id = rest.join(':');
  switch (intent) {
    case 'session-end':
      return actResult(form, () => api.call('sessionEnd', { body: { id } }));
    case 'others-end':
      return actResult(form, () => api.call('sessionEnd', { body: {} }));
    case 'passkey-remove': {
      const name = `password_${id}`;
      return actResult(form, () => api.call('passkeyRemove', { body: { id, password: text(form, name) } }), {
        password: name,
      });
    }
    case 'codes-start':
      return actResult(
        form,
        () => api.call('oneTimeCodesStart', { body: { password: text(form, 'codes_password') } }),
        { password: 'codes_password' },
      );
    case 'codes-confirm':
      return actResult(form, () => api.call('oneTimeCodesConfirm', { body: { code: text(form, 'code') } }));
    case 'codes-end':
      return actResult(
        form,
        () => api.call('oneTimeCodesEnd', { body: { password: text(form, 'codes_end_password') } }),
        { password: 'codes_end_password' },
      );
    default:
      return null;
  }
};
