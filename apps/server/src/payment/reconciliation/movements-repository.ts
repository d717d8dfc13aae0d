import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { TransfersToLookAt } from './order-books-repository.ts';

/** Credits that were given, spent or lapsed, and how many it should have been. */
export interface UnfoundedMovement {
  readonly reference: string;
  readonly kind: 'grant' | 'spend' | 'lapse';
  readonly credits: number;
  readonly expected: number;
}

const messageId = sql.raw(`case when t.reference ~ '^message:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then substring(t.reference from 9)::uuid end`);

/**
 * Until then the key of a message did not say its id: what a block had taken away by then is not known any more. A day besides, for
 * servers of before that were still running.
 */
const readKeysSayIds = async (db: Database): Promise<Date> => {
  const applied = await db
    .selectFrom('schema_migrations')
    .select('applied_at')
    .where('name', 'like', '0028-%')
    .executeTakeFirst();
  return new Date((applied?.applied_at.getTime() ?? 0) + 24 * 3600 * 1000);
};

/**
 * Which transfers have no reason: a gift is that of its own member's signup, whose address is confirmed; what is spent is the
 * price of a message of that member; what lapses goes with the member. The keys of what somebody has sent stay when a message is
 * removed, and go when the member is purged: of those it is not asked.
 */
const readUnfounded = async (
  db: Database,
  keysSayIds: Date,
  isMeant: RawBuilder<boolean>,
): Promise<readonly UnfoundedMovement[]> => {
  const { rows } = await sql<UnfoundedMovement>`
    select t.reference, t.kind, abs(p.amount)::bigint as credits, coalesce(message.cost, 0)::bigint as expected
    from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
    join ledger_accounts a on a.id = p.account_id and a.kind = 'member'
    left join members m on m.id = a.member_id
    left join sent_keys k on t.kind = 'spend' and k.sender = a.member_id and k.message_id = ${messageId}
    left join messages message on message.conversation_id = k.conversation_id and message.seq = k.seq
    where t.kind in ('grant', 'spend', 'lapse') and ${isMeant} and not coalesce(
      case t.kind
        when 'grant' then t.reference = 'signup:' || a.member_id and (m.confirmed_at is not null or m.status = 'purged')
        when 'lapse' then t.reference = 'purge:' || a.member_id and m.status = 'purged'
        else m.status = 'purged' or (k.sender is not null and coalesce(message.cost = -p.amount, true))
          or (k.sender is null and t.created_at < ${keysSayIds} and exists (select 1 from sent_keys old
            where old.sender = a.member_id and old.message_id is null and old.conversation_id is not null))
      end, false)`.execute(db);
  return rows;
};

/** So many movements are looked at in one statement: none takes long, and others have their turn between them. */
const movementsAtATime = 2000;
const afterAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Ids run with time but for what servers begin side by side, and clocks that differ. */
const unorderedMs = 24 * 3600 * 1000;

interface Stretch {
  readonly first: string | null;
  /** When the last of them was made. */
  readonly lastAt: Date | null;
}

/** The movements next before that one, by their ids. */
const readStretch = async (db: Database, before: string, atATime: number): Promise<Stretch> => {
  const { rows } = await sql<Stretch>`
    select min(id::text) as first, max(created_at) as "lastAt" from (
      select id, created_at from ledger_transfers
      where kind in ('grant', 'spend', 'lapse') and id < ${before}::uuid order by id desc limit ${atATime}
    ) stretch`.execute(db);
  return rows[0] ?? { first: null, lastAt: null };
};

/** What of these transfers was given, spent or lapsed without what it is for: the newest first, and those by reference before. */
export async function* findUnfoundedMovements(
  db: Database,
  { since, references }: TransfersToLookAt,
  atATime = movementsAtATime,
): AsyncGenerator<UnfoundedMovement> {
  const keysSayIds = await readKeysSayIds(db);
  if (references.length > 0) {
    const isMeant = sql<boolean>`t.reference = any(${references}::text[]) and t.created_at < ${since}`;
    yield* await readUnfounded(db, keysSayIds, isMeant);
  }
  for (let before = afterAll; ;) {
    const { first, lastAt } = await readStretch(db, before, atATime);
    if (first === null || lastAt === null || lastAt.getTime() < since.getTime() - unorderedMs) return;
    const isMeant = sql<boolean>`t.id >= ${first}::uuid and t.id < ${before}::uuid and t.created_at >= ${since}`;
    yield* await readUnfounded(db, keysSayIds, isMeant);
    before = first;
  }
}
