import type { Api } from '@vesper/api-client';
import { type ActPage, tryMemberAct } from '../../parts/profile/member-act.ts';

/**
 * Does what a form of the game asks for while no script runs: `decision`, the `member`, the act's key.
 * @returns who lies on top of the page that follows; null for the next one of the pile
 */
export const actOnSwipe = async (api: Api, form: FormData, page: ActPage['page']): Promise<string | null> => {
  const member = String(form.get('member') ?? '');
  const decision = form.get('decision');
  const key = String(form.get('key') ?? '');
  await tryMemberAct(
    async () => {
      if (decision === 'undo') await api.call('swipeUndo', { body: { member } });
      if (decision === 'like' || decision === 'pass')
        await api.call('swipeDecide', { body: { member, decision }, key });
      return {};
    },
    { page },
  );
  return decision === 'undo' ? member : null;
};
