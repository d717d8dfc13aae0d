import { storedText } from '@vesper/domain';
import { dateOf } from '../platform/clock.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { showChanges } from '../member/tell-changes.ts';
import type { Site } from '../site/site-directory.ts';
import { endAccess } from '../session/end-access.ts';
import { lockSession } from '../session/lock-session.ts';
import { mailRestoreLink, restorableUntil } from './reactivate.ts';
import type { EndedSession } from '../session/repository.ts';
import type { Session } from '../session/session.ts';
import { updateMember } from '../member/repository.ts';

/** What is kept of why somebody left, in grapheme clusters. */
const longestReason = 500;

const firstGraphemes = (text: string): string => {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.trim());
  let kept = '';
  let count = 0;
  for (const { segment } of segments) {
    if ((count += 1) > longestReason) break;
    kept += segment;
  }
  return kept;
};

/**
 * Deletes the account of a session: hidden at once, logged out everywhere, to be restored by the mailed link until the
 * purge (spec §4, readings). The links that undo a change of the e-mail address go on working: somebody else may have
 * changed it and then deleted the account. Orders under way are called back (payment); what is
 * paid nevertheless counts as long as the account can be restored: money wins.
 * @returns until when it can be restored, and the ended sessions to be told
 */
export const deleteAccount = (
  services: Services,
  site: Site,
  session: Session,
  reason: string,
): Promise<{ until: Date; ended: EndedSession[] }> =>
  inTransaction(services.db, async (trx) => {
    const member = await lockSession(trx, session);
    const now = dateOf(services.clock);
    const until = restorableUntil(site, now);
    await updateMember(trx, member.id, {
      status: 'deleted',
      deleted_at: now,
      delete_reason: firstGraphemes(storedText(reason)) || null,
    });
    await showChanges(services, trx, member.id);
    for (const subject of services.subjects) await subject.whenDeleted?.(services, trx, member.id);
    const ended = await endAccess(trx, member.id, {
      tokens: ['activate', 'password_reset', 'mail_change', 'sign_in', 'reactivate', 'second_factor'],
    });
    await mailRestoreLink(services, trx, member, until);
    return { until, ended };
  });
