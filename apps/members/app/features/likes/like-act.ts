import type { Api } from '@vesper/api-client';
import { type ActPage, tryMemberAct } from '../../parts/profile/member-act.ts';
import type { MemberActResult } from '../../parts/profile/member-act-result.ts';

/** Likes a member, or takes a like back, as a form asks for: `intent`, and the act's idempotency key. Null for another one. */
export const actOnLikes = async (
  api: Api,
  member: string,
  form: FormData,
  page: ActPage['page'],
): Promise<MemberActResult | null> => {
  const intent = form.get('intent');
  if (intent !== 'like' && intent !== 'unlike') return null;
  const body = { member };
  return tryMemberAct(
    async () => {
      if (intent === 'unlike') {
        await api.call('unlike', { body });
        return {};
      }
      const { match } = await api.call('like', { body, key: `like-${String(form.get('key') ?? '')}` });
      return { match };
    },
    { page, reason: 'like' },
  );
};
