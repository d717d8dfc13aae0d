import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

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
 * Which transfers have no reason: a gift is that of its own member's signup, once the address was confirmed; what is spent is the
 * price of a message of that member; what lapses goes with the member. The keys of what somebody has sent stay when a message is
 * removed, and go when the member is purged: of those it is not asked. Nor of whom a key says that it has stored something and not
 * what: until migration 28 it did not, and what a block had taken away by then is not known any more.
 */
const readUnfounded = async (
  db: Database,
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
          or (k.sender is null and exists (select 1 from sent_keys old
            where old.sender = a.member_id and old.message_id is null and old.conversation_id is not null))
      end, false)`.execute(db);
  return rows;
};

/** So much of the ledger is looked at in one statement: no statement takes long, and others have their turn between them. */
const sliceMs = 6 * 3600 * 1000;

const readFirst = async (db: Database): Promise<Date | undefined> => {
  const first = db.selectFrom('ledger_transfers').select('created_at').orderBy('id').limit(1);
  return (await first.executeTakeFirst())?.created_at;
};

/** Transfers from then on, or with these references, up to now. */
export interface MovementsToLookAt {
  /** Null for all there are. */
  readonly since: Date | null;
  readonly references: readonly string[];
  readonly now: Date;
}

/** What of these transfers was given, spent or lapsed without what it is for. */
export async function* findUnfoundedMovements(
  db: Database,
  { since, references, now }: MovementsToLookAt,
): AsyncGenerator<UnfoundedMovement> {
  const from = since ?? (await readFirst(db)) ?? now;
  if (since === null) yield* await readUnfounded(db, sql<boolean>`t.created_at < ${from}`);
  else if (references.length > 0)
    yield* await readUnfounded(
      db,
      sql<boolean>`t.reference = any(${references}::text[]) and t.created_at < ${from}`,
    );
  for (let atMs = from.getTime(); atMs <= now.getTime(); atMs += sliceMs)
    yield* await readUnfounded(
      db,
      sql<boolean>`t.created_at >= ${new Date(atMs)} and t.created_at < ${new Date(atMs + sliceMs)}`,
    );
}
