import type { Api } from '@vesper/api-client';
import { type Locale, localePath } from '@vesper/domain';
import { data, redirect } from 'react-router';
import { refusalOf } from '../../frame/errors/refusal-of.ts';
import { safePath } from '../../frame/links/localized-path.ts';
import { refusalStatus } from '../../parts/forms/act-status.ts';

/** Where members go who wanted nothing else. */
export const home = '/members';

/** The address of the second step; it says where to go afterwards and survives a reload. */
export const codeStepPath = (next: string, remember: boolean): string => {
  const query = new URLSearchParams({ step: 'code', next, ...(remember && { remember: 'on' }) });
  return `/login?${query.toString()}`;
};

/** Both steps of the login form. Answers where to go, in the language saved in the account, or what was refused. */
export const actOnLogin = async (api: Api, form: FormData, locale: Locale) => {
  const text = (name: string): string => String(form.get(name) ?? '');
  const [email, next] = [text('email'), safePath(form.get('next'), home)];
  const remember = form.get('remember') === 'on';
  try {
    const { user } =
      text('intent') === 'code'
        ? await api.call('loginCode', { body: { code: text('code'), remember } })
        : await api.call('login', { body: { email, password: text('password'), remember } });
    return redirect(localePath(user.language, next));
  } catch (error) {
    const { code, params, fields } = refusalOf(error);
    if (code === 'login_code_required') return redirect(localePath(locale, codeStepPath(next, remember)));
    return data({ code, params, fields, email, remember }, { status: refusalStatus(code) });
  }
};
