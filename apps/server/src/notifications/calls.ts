import type { CheckedBody, Notifications } from '@vesper/contract';
import { dateOf } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { type ActLimit, takeAct } from '../platform/limited-acts.ts';
import { tellNumbered } from '../platform/live/tell-numbered.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { showChanges, tellArrival } from '../member/tell-changes.ts';
import { lockMember, type Member, updateMember } from '../member/repository.ts';
import { readUserOf } from '../member/own-user.ts';
import { readPreferences, readNotificationState } from './repository.ts';

const toNotifications = async (
  services: Pick<Services, 'clock'>,
  db: Database | Trx,
  member: Member,
): Promise<Notifications> => {
  const { preferences, newEmail } = await readNotificationState(db, member.id, dateOf(services.clock));
  return {
    preferences,
    invisible: member.invisible,
    auto_like: member.auto_like,
    on_public_pages: member.on_public_pages,
    read_receipts: member.read_receipts,
    paused: member.paused_at !== null,
    new_email: newEmail,
  };
};

interface Updated {
  readonly member: Member;
  /** A break has ended by this: what waited for it is to be shown wherever the member looks. */
  readonly returned: boolean;
}

/** As far as these settings go. */
const mayBeShown = ({ on_public_pages: isPublic, invisible, paused_at: pausedAt }: Member): boolean =>
  isPublic && !invisible && pausedAt === null;

/**
 * So often a member may appear again who was invisible or on a break: each time they are written into all orders of search. Nobody is
 * ever kept from hiding.
 */
const appearances: ActLimit = { act: 'appear', most: 30, windowSeconds: 3600 };

const isHidden = ({ invisible, paused_at: pausedAt }: Pick<Member, 'invisible' | 'paused_at'>): boolean =>
  invisible || pausedAt !== null;

/** Stores what was said and leaves the rest; a break that goes on keeps its beginning. Answers the member as it is now. */
const update = async (
  services: Services,
  trx: Trx,
  id: string,
  form: CheckedBody<'notificationsUpdate'>,
): Promise<Updated> => {
  const member = await lockMember(trx, id);
  const pausedAt = form.paused ? (member.paused_at ?? dateOf(services.clock)) : null;
  const changes = {
    ...(form.preferences && {
      notification_preferences: JSON.stringify({ ...(await readPreferences(trx, id)), ...form.preferences }),
    }),
    ...(form.invisible === undefined ? {} : { invisible: form.invisible }),
    ...(form.auto_like === undefined ? {} : { auto_like: form.auto_like }),
    ...(form.on_public_pages === undefined ? {} : { on_public_pages: form.on_public_pages }),
    ...(form.read_receipts === undefined ? {} : { read_receipts: form.read_receipts }),
    ...(form.paused === undefined ? {} : { paused_at: pausedAt }),
    ...(form.mail_again ? { notifications_disabled: [] } : {}),
  };
  await updateMember(trx, id, changes);
  await showChanges(services, trx, id);
  const updated = await lockMember(trx, id);
  if (isHidden(member) && !isHidden(updated) && !(await takeAct(services, trx, appearances, id)))
    throw new AppError('too_many_requests', {}, appearances.windowSeconds);
  // Who may be shown from now on has their turn at once, and not when a page is made anew.
  if (mayBeShown(updated) && !mayBeShown(member)) tellArrival(services, trx, updated);
  if (member.paused_at === null && updated.paused_at !== null)
    for (const subject of services.subjects) await subject.whenBreakBegins?.(services, trx, id);
  return { member: updated, returned: member.paused_at !== null && updated.paused_at === null };
};

/** The settings under /notifications: what one is told about, whether others see one, a break. */
export const notificationCalls = {
  notifications: async (services, { member }) => ({
    notifications: await toNotifications(services, services.db, member),
  }),
  notificationsUpdate: async (services, { member, body, site }) => {
    return inTransaction(services.db, async (trx) => {
      const updated = await update(services, trx, member.id, body);
      const at = dateOf(services.clock).toISOString();
      await tellNumbered(
        services,
        trx,
        [member.id],
        updated.returned ? { type: 'resync', at } : { type: 'user_changed' },
      );
      return {
        notifications: await toNotifications(services, trx, updated.member),
        user: await readUserOf(services, trx, site, updated.member),
      };
    });
  },
} satisfies CallHandlers;
