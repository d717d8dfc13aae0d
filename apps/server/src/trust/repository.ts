import { sql } from 'kysely';
import { cardRows } from '../member/card-repository.ts';
import { dateOf } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** Whether `blocker` has blocked `blocked`. */
export const hasBlocked = async (db: Database | Trx, blocker: string, blocked: string): Promise<boolean> => {
  const row = await db
    .selectFrom('blocks')
    .select('blocker')
    .where('blocker', '=', blocker)
    .where('blocked', '=', blocked)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Writes the block down, in one statement with the version of both members' blocks; one that is there already stays as it is.
 * Both members' rows are locked by who asks. Where the other has blocked before, both are called as they were then: what they have
 * called themselves since is told to neither.
 */
export const addBlock = async (
  { clock }: Pick<Services, 'clock'>,
  trx: Trx,
  blocker: string,
  blocked: string,
): Promise<boolean> => {
  const { numAffectedRows: counted = 0n } = await sql`
    with added as (
      insert into blocks (blocker, blocked, name, own_name, created_at)
      select me.id, other.id, coalesce(back.own_name, other.name), coalesce(back.name, me.name), ${dateOf(clock)}
      from members me
      join members other on other.id = ${blocked}
      left join blocks back on back.blocker = other.id and back.blocked = me.id
      where me.id = ${blocker}
      on conflict do nothing returning blocker, blocked)
    update members set blocks_version = blocks_version + 1
    from added where members.id in (added.blocker, added.blocked)`.execute(trx);
  return counted > 0n;
};

/**
 * Whether a member (`members`) and the viewer have a conversation, or the viewer has written what still waits for the
 * address to be confirmed.
 */
const isKnownTo = (viewer: string) => sql<boolean>`(
  exists (select 1 from conversations known
    where known.low_member = least(members.id, ${viewer}::uuid) and known.high_member = greatest(members.id, ${viewer}::uuid))
  or exists (select 1 from waiting_messages w where w.sender = ${viewer} and w.receiver = members.id))`;

const no = sql<boolean>`false`;

/** A member of a site with the own words, as the rules on visibility need one: do they know each other, has one of the two blocked the other. */
export const findSeen = (db: Database | Trx, site: string, id: string, viewer: string | undefined) => {
  const blocked = sql<string | null>`(
    select coalesce(b.own_name, members.name) from blocks b where b.blocker = members.id and b.blocked = ${viewer})`;
  const isBlocked = sql<boolean>`exists (
    select 1 from blocks b where b.blocker = ${viewer} and b.blocked = members.id)`;
  return cardRows(db)
    .select(['members.about_me', 'members.interests', 'members.sexuality'])
    .select(['members.relationship_status', 'members.body_type', 'members.hair_color', 'members.eye_color'])
    .select([
      (viewer === undefined ? no : isKnownTo(viewer)).as('known'),
      // What they were called when they blocked the viewer; null where they have not.
      (viewer === undefined ? sql<null>`null::text` : blocked).as('blocked_as'),
      (viewer === undefined ? no : isBlocked).as('is_blocked'),
    ])
    .where('members.id', '=', id)
    .where('members.site_id', '=', site)
    .executeTakeFirst();
};

export type SeenRow = NonNullable<Awaited<ReturnType<typeof findSeen>>>;

/** Whether the two know each other as {@link findSeen} says. */
export const knowEachOther = async (db: Database | Trx, member: string, viewer: string): Promise<boolean> => {
  const row = await db
    .selectFrom('members')
    .select(isKnownTo(viewer).as('known'))
    .where('id', '=', member)
    .executeTakeFirst();
  return row?.known ?? false;
};
