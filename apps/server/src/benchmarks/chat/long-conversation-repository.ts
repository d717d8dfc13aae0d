import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services/services.ts';

/** Writes a conversation of so many messages between two members, by turns, with their events for the first of them. */
export const fillConversation = async (
  { db }: Pick<Services, 'db'>,
  one: string,
  two: string,
  messages: number,
): Promise<{ id: string; messages: number; lastEvent: number }> => {
  const id = newId();
  await sql`insert into conversations (id, site_id, low_member, high_member, started_by, last_seq, created_at)
    select ${id}, site_id, least(${one}::uuid, ${two}::uuid), greatest(${one}::uuid, ${two}::uuid), ${one}, ${messages}, now()
    from members where id = ${one}`.execute(db);
  await sql`insert into conversation_members (conversation_id, member_id, other_id, unread, read_seq, shown_seq, last_message_at)
    values (${id}, ${one}, ${two}, 0, ${messages}, ${messages}, now()), (${id}, ${two}, ${one}, 0, ${messages}, ${messages}, now())`.execute(
    db,
  );
  await sql`insert into messages (conversation_id, seq, id, sender, client_id, kind, text, cost, sent_at)
    select ${id}, n, gen_random_uuid(), case when n % 2 = 0 then ${one}::uuid else ${two}::uuid end, 'k' || n, 'text',
      'A message of an ordinary length, number ' || n, 1, now()
    from generate_series(1, ${messages}::integer) as n`.execute(db);
  const { rows } = await sql<{ last: number }>`
    with told as (
      insert into member_event_numbers as c (member_id, last_number) values (${one}, ${messages})
      on conflict (member_id) do update set last_number = c.last_number + excluded.last_number
      returning last_number)
    insert into member_events (member_id, number, event, at)
    select ${one}, told.last_number - ${messages} + n,
      jsonb_build_object('type', 'message', 'conversation', ${id}::text, 'seq', n), now()
    from told, generate_series(1, ${messages}::integer) as n
    returning number::integer as last`.execute(db);
  return { id, messages, lastEvent: Math.max(...rows.slice(-1).map(({ last }) => last)) };
};

/** The member with this mail address, who has paid, so that old messages are shown. @throws Error without one, or with several */
export const makePremium = async (db: Services['db'], email: string): Promise<string> => {
  const found = await db
    .updateTable('members')
    .set({ premium: true })
    .where('email', '=', email)
    .returning('id')
    .execute();
  const [one] = found;
  if (!one || found.length > 1) throw new Error(`${found.length} members with the address ${email}`);
  return one.id;
};
