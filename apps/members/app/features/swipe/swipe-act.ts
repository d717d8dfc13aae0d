import type { Api } from '@vesper/api-client';
import { type ActPage, tryMemberAct } from '../../parts/profile/member-act.ts';

/** Does what the form around the card asks for while no script runs: `decision`, the `member`, the act's key. */
export const actOnSwipe = async (api: Api, form: FormData, page: ActPage['page']): Promise<void> => {
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
};
