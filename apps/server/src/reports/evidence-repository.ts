import { formerNameDays, visibleHistory } from '@vesper/domain';
import { sql } from 'kysely';
import { type ConversationView, viewOf, toView } from '../chat/repository.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { formerNamesSince } from '../profile/former-names-repository.ts';

/** What a member could see of a conversation: its messages from one number to another, both included. */
export interface SeenRange {
  readonly about: string;
  readonly first: number;
  readonly last: number;
}

/** A conversation that is there, as far as this member sees it: not what they removed, nor what their history limit withholds. */
export const findSeenRange = async (
  trx: Trx,
  { member, conversation }: { readonly member: string; readonly conversation: string },
  historyLimit: number,
): Promise<SeenRange | undefined> => {
  const row = await viewOf(trx, member)
    .select('me.premium')
    .where('mine.conversation_id', '=', conversation)
    .executeTakeFirst();
  if (!row) return undefined;
  const view: ConversationView = toView(row);
  const first = Math.max(visibleHistory(view.last_seq, row, { historyLimit }), view.cleared_seq + 1);
  return { about: view.other_id, first, last: view.last_seq };
};

interface SeenRow {
  readonly seq: number;
  readonly senderId: string;
}

/** Who wrote each message of a range, in order. */
export const readSeen = (
  trx: Trx,
  conversation: string,
  { first, last }: Pick<SeenRange, 'first' | 'last'>,
): Promise<SeenRow[]> =>
  trx
    .selectFrom('messages')
    .select(['seq', 'sender as senderId'])
    .where('conversation_id', '=', conversation)
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .orderBy('seq')
    .execute();

/** What was kept at a block for this member of a conversation that it has ended, for a report that follows. */
export const findKept = (trx: Trx, keeper: string, conversation: string) =>
  trx
    .selectFrom('evidence')
    .select(['id', 'about', 'first_seq as first', 'last_seq as last'])
    .where('keeper', '=', keeper)
    .where('conversation_id', '=', conversation)
    .where('report_id', 'is', null)
    // Before words that were taken back.
    .orderBy(sql`last_seq is null`)
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The same where it was copied at a block of before; there it is all that is left. */
export const readCopied = (trx: Trx, evidence: string): Promise<SeenRow[]> =>
  trx
    .selectFrom('evidence_messages')
    .select(['seq', 'sender as senderId'])
    .where('evidence_id', '=', evidence)
    .orderBy('seq')
    .execute();

export interface EvidenceCopy {
  readonly id: string;
  readonly site: string;
  /** Null when it is kept at a block. */
  readonly report: string | null;
  readonly keeper: string;
  readonly about: string;
  /** Null where there is none: then the profile is all of it. */
  readonly conversation: string | null;
  readonly at: Date;
  /** What was kept at a block, which has the profile as it was seen; undefined while the conversation is there. */
  readonly kept: string | undefined;
  readonly seqs: readonly number[];
  readonly reported: readonly number[];
  /** What its keeper could see of a conversation that a block ends; its messages stay where they are. */
  readonly seen?: Pick<SeenRange, 'first' | 'last'>;
}

const dayMs = 24 * 3600 * 1000;

/** The age, not the day of birth: nobody was shown that. Beside the name those of before: another one may have written the messages. */
const profileOf = (at: Date) => sql`jsonb_build_object(
  'name', m.name, 'former_names', ${formerNamesSince('m.id', new Date(at.getTime() - formerNameDays * dayMs))},
  'age', date_part('year', age(${at}::timestamptz, m.birth_date::timestamptz)), 'gender', m.gender,
  'country', m.country, 'region', m.region, 'city', m.city, 'about_me', m.about_me, 'interests', to_jsonb(m.interests),
  'sexuality', m.sexuality, 'relationship_status', m.relationship_status, 'body_type', m.body_type,
  'hair_color', m.hair_color, 'eye_color', m.eye_color,
  'fictional', m.fictional, 'signup_at', m.signup_at, 'photos', coalesce(
    (select jsonb_agg(jsonb_build_object('id', p.id, 'main', p.main, 'full_name', p.full_name) order by p.position)
      from photos p where p.member_id = m.id and not p.hidden), '[]'::jsonb))`;

/**
 * Copies messages as they stand, whatever their kinds store, and the profile of whom they are about, in one statement. Of one
 * that was taken back it copies what was kept of it then.
 */
export const copyEvidence = async (trx: Trx, copy: EvidenceCopy): Promise<void> => {
  const kept = copy.kept ?? null;
  await sql`
    with head as (
        insert into evidence (id, site_id, report_id, keeper, about, conversation_id, taken_at, profile, first_seq, last_seq)
        select ${copy.id}::uuid, ${copy.site}::uuid, ${copy.report}::uuid, ${copy.keeper}::uuid, m.id,
          ${copy.conversation}::uuid, ${copy.at}::timestamptz,
          coalesce((select e.profile from evidence e where e.id = ${kept}::uuid), ${profileOf(copy.at)}),
          ${copy.seen?.first ?? null}::integer, ${copy.seen?.last ?? null}::integer
        from members m where m.id = ${copy.about}::uuid
        returning id),
      wanted as (select unnest(${[...copy.seqs]}::integer[]) as seq),
      source as (
        select m.seq, m.id, m.sender, coalesce(said.kind, m.kind) as kind, coalesce(said.text, m.text) as text, m.sent_at,
          coalesce(said.details, '{}'::jsonb) || jsonb_strip_nulls(to_jsonb(m) - array['conversation_id', 'seq', 'id',
            'sender', 'client_id', 'kind', 'text', 'cost', 'sent_at']) as details
        from messages m join wanted w on w.seq = m.seq
        left join lateral (
          select k.kind, k.text, k.details from evidence e join evidence_messages k on k.evidence_id = e.id
          where m.removed_at is not null and e.keeper = ${copy.keeper}::uuid
            and e.conversation_id = ${copy.conversation}::uuid and k.message_id = m.id
          order by e.taken_at limit 1) said on true
        where m.conversation_id = ${copy.conversation}::uuid
        union all
        select k.seq, k.message_id, k.sender, k.kind, k.text, k.sent_at, k.details
        from evidence_messages k join wanted w on w.seq = k.seq where k.evidence_id = ${kept}::uuid)
    insert into evidence_messages (evidence_id, seq, message_id, sender, kind, text, sent_at, details, is_reported)
    select head.id, s.seq, s.id, s.sender, s.kind, s.text, s.sent_at, s.details, s.seq = any(${[...copy.reported]}::integer[])
    from head, source s`.execute(trx);
};
