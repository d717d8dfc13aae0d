import { localePath, type splitLocale } from '@vesper/domain';
import { redirect } from 'react-router';
import { refusalOf } from '../../frame/errors/refusal-of.ts';
import { loginPath } from '../../frame/links/login-path.ts';
import type { MemberActResult } from './member-act-result.ts';

/** The screen of the form: where the session is over, login leads back there (spec §4 "Auth"). */
export interface ActPage {
  readonly page: ReturnType<typeof splitLocale>;
  /** What login says it is for. */
  readonly reason?: 'like';
}

/** Does something with a member that a form asks for; a refusal is handed over with what else came of it: nothing. */
export const tryMemberAct = async (
  act: () => Promise<Partial<MemberActResult>>,
  { page, reason }: ActPage,
): Promise<MemberActResult> => {
  const nothing: MemberActResult = { match: false, refused: null, blocked: false };
  try {
    return { ...nothing, ...(await act()) };
  } catch (error) {
    const { code, params } = refusalOf(error);
    if (code === 'authentication_required')
      throw redirect(localePath(page.locale, loginPath(page.path, reason)));
    return { ...nothing, refused: { code, params } };
  }
};
