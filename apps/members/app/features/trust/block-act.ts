import type { Api } from '@vesper/api-client';
import { type ActPage, tryMemberAct } from '../../parts/profile/member-act.ts';
import type { MemberActResult } from '../../parts/profile/member-act-result.ts';

/** Blocks a member, as a form asks for: `intent`, and the act's idempotency key. Null for another one. */
export const actOnTrust = async (
  api: Api,
  member: string,
  form: FormData,
  page: ActPage['page'],
): Promise<MemberActResult | null> => {
  if (form.get('intent') !== 'block') return null;
  const key = `block-${String(form.get('key') ?? '')}`;
  return tryMemberAct(
    async () => {
      await api.call('block', { body: { member }, key });
      return { blocked: true };
    },
    { page },
  );
};
