import type { Api } from '@vesper/api-client';
import { type ActResult, actResult, refuseFields, textOf } from '../../parts/forms/act-result.ts';
import { newPasswordNames, pairCodes } from '../../parts/password/new-password-fields.tsx';

const changePassword = async (api: Api, form: FormData): Promise<ActResult> => {
  const codes = pairCodes(form);
  if (Object.keys(codes).length > 0) return refuseFields(form, codes);
  const body = {
    old_password: textOf(form, 'old_password'),
    password: textOf(form, newPasswordNames.password),
  };
  const result = await actResult(form, () => api.call('passwordChange', { body }), newPasswordNames);
  const { refused } = result;
  if (refused?.fields.old_password !== 'password_wrong') return result;
  // The old password has a sentence of its own (spec §5).
  const fields = { ...refused.fields, old_password: 'old_password_wrong' };
  return { ...result, refused: { ...refused, fields } };
};

/** Changes the password where the form is the one for it; else null. */
export const actOnPassword = async (api: Api, form: FormData): Promise<ActResult | null> =>
  form.get('intent') === 'password' ? changePassword(api, form) : null;
