import { addAccountMail } from '../mail/account-mail.ts';
import type { CallContext } from '../platform/http/call-acts.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { showChanges, tellArrival } from '../member/tell-changes.ts';
import type { Site } from '../site/site-directory.ts';
import { requestMail } from '../link/mail-request.ts';
import { type Member, updateMember } from '../member/repository.ts';
import { dropUnusedTokens } from '../link/repository.ts';
import { issueToken } from '../link/tokens.ts';
import { useToken } from '../link/use-token.ts';

const daySeconds = 24 * 3600;
const mailsADay = 3;

/** When a deleted account can no longer be restored (spec §9). */
export const restorableUntil = (site: Site, deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + site.rules.reactivationDays * daySeconds * 1000);

/** Writes the mail whose link restores a deleted account, and its token; both last until the purge. */
export const mailRestoreLink = async (
  services: Pick<Services, 'clock' | 'outbox'>,
  trx: Trx,
  member: Member,
  until: Date,
): Promise<void> => {
  if (!member.email) return;
  const token = await issueToken(services, trx, {
    kind: 'reactivate',
    member: member.id,
    lifeSeconds: (until.getTime() - services.clock.now()) / 1000,
  });
  await addAccountMail(services, trx, {
    mail: 'account_deleted',
    site: member.site_id,
    recipient: member.email,
    language: member.language,
    member: member.id,
    name: member.name,
    token,
    until: until.toISOString(),
  });
};

/** Mails the link once more to an account that waits for its purge. @throws AppError as {@link requestMail} */
export const requestReactivation = (
  services: Services,
  { body, key, site, request }: Pick<CallContext<'reactivateRequest'>, 'body' | 'key' | 'site' | 'request'>,
): Promise<void> =>
  requestMail(services, {
    call: 'reactivateRequest',
    key,
    email: body.email,
    request,
    site,
    device: undefined,
    lifeSeconds: daySeconds,
    statuses: ['deleted'],
    mostADay: mailsADay,
    tooMany: 'too_many_mails',
    mail: async (trx, member) => {
      const until = member.deleted_at && restorableUntil(site, member.deleted_at);
      if (until && until.getTime() > services.clock.now())
        await mailRestoreLink(services, trx, member, until);
    },
  });

/** Brings a locked, deleted account back to what it was: its profile can be found again, its messages are there. */
export const restoreAccount = async (
  services: Pick<Services, 'outbox' | 'live'>,
  trx: Trx,
  member: Member,
): Promise<void> => {
  const status = member.confirmed_at ? 'active' : 'not_confirmed';
  await updateMember(trx, member.id, { status, deleted_at: null, delete_reason: null });
  await dropUnusedTokens(trx, member.id, 'reactivate');
  await showChanges(services, trx, member.id);
  tellArrival(services, trx, member);
  if (member.email)
    await addAccountMail(services, trx, {
      mail: 'account_restored',
      site: member.site_id,
      recipient: member.email,
      language: member.language,
      member: member.id,
      name: member.name,
    });
};

/**
 * Restores an account by the mailed link; answers the member, who may be logged in: the mail proves who it is.
 * @throws AppError `link_invalid`
 */
export const reactivate = (services: Services, site: Site, token: string): Promise<string> =>
  inTransaction(services.db, async (trx) => {
    const { member } = await useToken(services, trx, site, 'reactivate', token, ['deleted']);
    await restoreAccount(services, trx, member);
    return member.id;
  });
