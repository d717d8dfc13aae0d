import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { restoreAccount } from '../leaving/reactivate.ts';
import { endAccess, entryTokens } from '../session/end-access.ts';
import { storeEmail, storingEmail } from './mail-change.ts';
import { issueToken } from '../link/tokens.ts';
import { passwordResetSeconds } from '../password/password-reset.ts';
import type { EndedSession } from '../session/repository.ts';
import { useToken } from '../link/use-token.ts';
import { dropUnusedTokens } from '../link/repository.ts';
import { deleteCodes } from '../one-time-codes/repository.ts';
import { deletePasskeysSince } from '../passkeys/repository.ts';

/** Ways in that were added since the change may be somebody else's. */
const removeKeysSince = async (trx: Trx, member: string, since: Date): Promise<void> => {
  await deletePasskeysSince(trx, member, since);
  await deleteCodes(trx, member, since);
};

/**
 * Puts an old address back by the link mailed to it: somebody else may have changed it, so nothing that they could hold
 * goes on working, and the owner gets a token for a new password right away. Of several changes, the link of an earlier
 * one makes the later ones' worthless, never the other way round. An account that was deleted since comes back.
 * @throws AppError `link_invalid`; `duplicate_email` when another account has the old address by now
 */
export const undoMailChange = (
  services: Services,
  site: Site,
  token: string,
): Promise<{ email: string; resetToken: string; ended: EndedSession[] }> =>
  storingEmail(services, async (trx) => {
    const { member, payload } = await useToken(services, trx, site, 'mail_undo', token, [
      'not_confirmed',
      'active',
      'deleted',
    ]);
    const { email = '', changed_at: changedAt = '' } = payload;
    const since = new Date(changedAt);
    await storeEmail(trx, member, email);
    const ended = await endAccess(trx, member.id, {
      tokens: [...entryTokens, 'mail_change', 'reactivate'],
    });
    await dropUnusedTokens(trx, member.id, 'mail_undo', since);
    await removeKeysSince(trx, member.id, since);
    if (member.status === 'deleted') await restoreAccount(services, trx, { ...member, email });
    const resetToken = await issueToken(services, trx, {
      kind: 'password_reset',
      member: member.id,
      lifeSeconds: passwordResetSeconds,
    });
    return { email, resetToken, ended };
  });
