import { shownUpTo } from '@vesper/domain';
import { sql } from 'kysely';
import type { ViewedRow } from '../photos/repository.ts';
import type { Database } from '../platform/database/database.ts';

/** What a profile says beside its card to somebody who looks. */
export interface ProfileRest {
  readonly photos: readonly ViewedRow[];
  readonly liked: boolean;
  readonly likedMe: boolean;
  /** Of the two, once the viewer is shown something of it. */
  readonly conversation: string | null;
}

interface RestRow {
  readonly photos: ProfileRest['photos'] | null;
  readonly liked: boolean;
  readonly liked_me: boolean;
  readonly talk: {
    readonly id: string;
    readonly lastSeq: number;
    readonly shownSeq: number;
    readonly onBreak: boolean;
  } | null;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Photos of a member that others are shown, in their order, and how the viewer stands to the member, in one statement. */
export const readProfileRest = async (
  db: Database,
  member: string,
  viewer: string | undefined,
): Promise<ProfileRest> => {
  const me = viewer === undefined || viewer === member ? nobody : viewer;
  const { rows } = await sql<RestRow>`
    select
      (select json_agg(p order by p.position, p.id)
        from photos p where p.member_id = ${member} and not p.hidden) as photos,
      exists (select 1 from likes l where l.from_member = ${me} and l.to_member = ${member}) as liked,
      exists (select 1 from likes l where l.from_member = ${member} and l.to_member = ${me}) as liked_me,
      (select json_build_object('id', c.id, 'lastSeq', c.last_seq, 'shownSeq', mine.shown_seq,
          'onBreak', viewer.paused_at is not null)
        from conversations c
        join conversation_members mine on mine.conversation_id = c.id and mine.member_id = ${me}
        join members viewer on viewer.id = mine.member_id
        where c.low_member = least(${me}::uuid, ${member}::uuid)
          and c.high_member = greatest(${me}::uuid, ${member}::uuid)) as talk`.execute(db);
  const [row] = rows;
  return {
    photos: row?.photos ?? [],
    liked: row?.liked ?? false,
    likedMe: row?.liked_me ?? false,
    conversation: row?.talk && shownUpTo(row.talk) > 0 ? row.talk.id : null,
  };
};
