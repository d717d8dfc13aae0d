import type { Api } from '@vesper/api-client';
import { type ActPage, tryMemberAct } from '../../parts/profile/member-act.ts';
import type { MemberActResult } from '../../parts/profile/member-act-result.ts';

/** What came of a form of the game. */
export interface SwipeActResult extends Pick<MemberActResult, 'match' | 'refused'> {
  /** Who lies on top of the page that follows; null for the next one of the pile. */
  readonly top: string | null;
}

const shownByThePile: ReadonlySet<string> = new Set([
  'swipe_likes_used',
  'swipe_not_newest',
  'idempotency_key_reused',
]);

/**
 * Does what a form of the game asks for while no script runs: `decision`, the `member`, the act's key. Null for another decision.
 * What the pile itself shows is no refusal: that no like is left and until when, what was decided meanwhile, and how the card of a page
 * that was gone back to was decided.
 */
export const actOnSwipe = async (
  api: Api,
  form: FormData,
  page: ActPage['page'],
): Promise<SwipeActResult | null> => {
  const member = String(form.get('member') ?? '');
  const decision = form.get('decision');
  if (decision !== 'undo' && decision !== 'like' && decision !== 'pass') return null;
  const { match, refused } = await tryMemberAct(
    async () => {
      if (decision === 'undo') {
        await api.call('swipeUndo', { body: { member } });
        return {};
      }
      const key = String(form.get('key') ?? '');
      const answer = await api.call('swipeDecide', { body: { member, decision }, key });
      return { match: answer.match };
    },
    { page },
  );
  const isShown = refused !== null && shownByThePile.has(refused.code);
  return { match, refused: isShown ? null : refused, top: decision === 'undo' && !refused ? member : null };
};
