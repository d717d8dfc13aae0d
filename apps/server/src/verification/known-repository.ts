import { sameLookBits } from '@vesper/domain';
import { sql } from 'kysely';
import { isInTheOpen } from '../photos/looks/look-repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { VerificationRow } from './repository.ts';

/** A selfie that is the same picture as one that is, or was lately, on the profile of somebody else. */
export interface KnownSelfie {
  readonly pose: VerificationRow['first_pose'];
  readonly member: string;
  readonly name: string;
  readonly domain: string;
  /** When it went from that profile; null while it is there. */
  readonly goneAt: Date | null;
}

/** A row with a look is the picture of the selfie `s`, as it is or mirrored. */
const isLike = (row: 'l' | 'f') => {
  const isNear = (column: 's.look' | 's.mirrored') =>
    sql`bit_count(${sql.ref(`${row}.look`)} # ${sql.ref(column)}) <= ${sql.lit(sameLookBits)}`;
  return sql`(${isNear('s.look')} or ${isNear('s.mirrored')})`;
};

/**
 * Which of a member's selfies are on other profiles by now, or were lately. It was asked when each came; somebody may have put it on
 * a profile since. The member's own photos prove nothing against them.
 * @param where on whose: what the member is told at once is of profiles in the open, what people judge is of all (decisions 140, 150)
 */
export const findKnownSelfies = async (
  db: Database | Trx,
  member: string,
  where: 'in the open' | 'everywhere',
): Promise<KnownSelfie[]> => {
  const open =
    where === 'everywhere'
      ? sql`true`
      : sql`(select ${isInTheOpen(sql`s.member_id`)} from photos p join members m on m.id = p.member_id where p.id = k.photo)`;
  const { rows } = await sql<KnownSelfie>`
    select s.pose, m.id as member, m.name, sites.domain, case when bool_or(k.gone_at is null) then null else max(k.gone_at) end as "goneAt"
    from verification_selfies s
    cross join lateral (
      -- Whose photo it is, is looked up of those alone that are like it.
      select (select p.member_id from photos p where p.id = l.photo_id) as member_id, l.photo_id as photo,
        null::timestamptz as gone_at
      from photo_looks l where ${isLike('l')}
      union all
      select f.member_id, null::uuid, f.gone_at from former_looks f where ${isLike('f')}
    ) k
    join members m on m.id = k.member_id
    join sites on sites.id = m.site_id
    where s.member_id = ${member} and k.member_id <> ${member} and ${open}
    group by s.pose, m.id, m.name, sites.domain
    order by s.pose, m.id limit 20`.execute(db);
  return rows;
};

/** A known selfie in words for operators. */
export const inWords = ({ pose, member, name, domain, goneAt }: KnownSelfie): string => {
  const gone = goneAt === null ? '' : `, from where it went on ${goneAt.toISOString().slice(0, 10)}`;
  return `the selfie "${pose}" is a picture on the profile of ${name} (${member}, ${domain})${gone}`;
};
