import type { Api } from '@vesper/api-client';
import { localePath, type splitLocale } from '@vesper/domain';
import { redirect } from 'react-router';
import { refusalOf } from '../../../frame/errors/refusal-of.ts';
import { loginPath } from '../../../frame/links/login-path.ts';
import type { MemberActResult } from '../../../parts/profile/member-act-result.ts';

const done: MemberActResult = { match: false, refused: null, blocked: false };

/**
 * Does what a form on a profile asks for: `intent` is like, unlike or block; `key` the act's idempotency key. `page` is the
 * screen of the form: where the session is over, login leads back there (spec §4 "Auth").
 */
export const actOnMember = async (
  api: Api,
  member: string,
  form: FormData,
  page: ReturnType<typeof splitLocale>,
): Promise<MemberActResult> => {
  const intent = String(form.get('intent'));
  const key = `${intent}-${String(form.get('key') ?? '')}`;
  const body = { member };
  try {
    if (intent === 'like') return { ...done, match: (await api.call('like', { body, key })).match };
    if (intent === 'unlike') await api.call('unlike', { body });
    if (intent === 'block') await api.call('block', { body, key });
    return { ...done, blocked: intent === 'block' };
  } catch (error) {
    const { code, params } = refusalOf(error);
    if (code === 'authentication_required')
      throw redirect(localePath(page.locale, loginPath(page.path, intent === 'block' ? undefined : 'like')));
    return { ...done, refused: { code, params } };
  }
};
