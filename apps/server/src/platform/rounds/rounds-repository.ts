import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A round that one server has until a moment. */
interface Lease {
  readonly name: string;
  readonly holder: string;
  readonly until: Date;
}

/** Takes a round for this server until the time is over; false while another server has it. */
export const takeLease = async (
  db: Database,
  { name, holder, until }: Lease,
  now: Date,
): Promise<boolean> => {
  const { rows } = await sql<{ name: string }>`
    insert into round_leases (name, holder, held_until) values (${name}, ${holder}, ${until})
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
    where round_leases.held_until <= ${now} returning name`.execute(db);
  return rows.length > 0;
};

/** What is left of the lease when the round is over: until the next one is due, so that one server at a time is enough. */
export const shortenLease = async (db: Database, { name, holder, until }: Lease): Promise<void> => {
  await db
    .updateTable('round_leases')
    .set({ held_until: until })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
};
