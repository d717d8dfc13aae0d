import { type Insertable, sql } from 'kysely';
import { openAccounts } from '../credits/repository.ts';
import { enterHere } from '../member/search-profile/here-now-repository.ts';
import { refreshSearchProfiles } from '../member/search-profile/search-profile-repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { openPrices } from '../site/prices/open-prices.ts';
import { demoDomain } from './demo-domain.ts';

/** So many rows go into one statement. */
const chunk = 500;

const inChunks = async <T>(rows: readonly T[], write: (some: T[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < rows.length; start += chunk) await write(rows.slice(start, start + chunk));
};

/** Is the demo world there already? It is written in one transaction, so its site says all. */
export const isSeeded = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('sites').select('id').where('domain', '=', demoDomain).executeTakeFirst()) !==
  undefined;

export const insertCompany = async (trx: Trx, row: Insertable<Tables['companies']>): Promise<void> => {
  await trx.insertInto('companies').values(row).execute();
};

/** Writes sites with what every site has from the beginning: the product's prices. */
export const insertSites = async (
  trx: Trx,
  rows: readonly (Insertable<Tables['sites']> & { readonly id: string })[],
): Promise<void> => {
  await trx.insertInto('sites').values(rows).execute();
  for (const { id } of rows) await openPrices(trx, id);
};

/** Writes members of one site with all that a member has from the beginning: an account of credits, a place in the search. */
export const insertMembers = (
  trx: Trx,
  site: string,
  rows: readonly Insertable<Tables['members']>[],
): Promise<void> =>
  inChunks(rows, async (some) => {
    await trx.insertInto('members').values(some).execute();
    const ids = some.map(({ id }) => id);
    await openAccounts(trx, site, ids);
    await refreshSearchProfiles(trx, ids);
  });

export const insertPhotos = (trx: Trx, rows: readonly Insertable<Tables['photos']>[]): Promise<void> =>
  inChunks(rows, (some) => trx.insertInto('photos').values(some).execute());

export const insertLikes = (trx: Trx, rows: readonly Insertable<Tables['likes']>[]): Promise<void> =>
  inChunks(rows, (some) => trx.insertInto('likes').values(some).execute());

/** Tells the planner how much there is now; the embedded database does not do so by itself. */
export const countRows = async (db: Database): Promise<void> => {
  await sql`analyze`.execute(db);
};

/** A whole world is dealt and written in one transaction: on a busy machine that pauses longer than an act of a member may. */
export const mayTakeMinutes = async (trx: Trx): Promise<void> => {
  await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(trx);
  await sql`set local statement_timeout = '10min'`.execute(trx);
};

/**
 * The names of all pictures in the demo world that anybody may see, in the order in which they will be looked for: those
 * on cards, then the whole ones, then stand-ins of locked photos; in each, the countries of real members come first, and
 * in these who was here last.
 */
export const readPortraitNames = async (db: Database): Promise<string[]> => {
  const rows = await db
    .selectFrom('photos')
    .innerJoin('members', 'members.id', 'photos.member_id')
    .innerJoin('sites', 'sites.id', 'members.site_id')
    .select(['main', 'thumb_name', 'full_name', 'blurred_thumb_name'])
    .where('sites.domain', '=', demoDomain)
    .orderBy(
      sql`members.country in (select country from members where not fictional and country is not null)`,
      'desc',
    )
    .orderBy('members.last_seen_at', 'desc')
    .orderBy('photos.position')
    .execute();
  const shown = rows.filter(({ main }) => main);
  return [
    ...shown.map((row) => row.thumb_name),
    ...shown.map((row) => row.full_name),
    ...rows.filter(({ main }) => !main).map((row) => row.blurred_thumb_name),
  ];
};

/**
 * Moves the times at which fictional members were last here as far forward as the world has stood still, so that after a
 * start some are here now again, others came today. Within an hour of the last one nothing is moved.
 * @returns whether anything was
 */
export const catchUp = (db: Database, now: Date): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; automatic: boolean }>`
      with latest as (
        select s.id as site, max(m.last_seen_at) as seen from members m join sites s on s.id = m.site_id
        where m.fictional and s.domain = ${demoDomain} group by s.id
      )
      update members m set last_seen_at = m.last_seen_at + (${now}::timestamptz - latest.seen)
      from latest where m.fictional and m.site_id = latest.site
        and latest.seen < ${now}::timestamptz - interval '1 hour' returning m.id, m.automatic`.execute(trx);
    await sql`
      update search_profiles p set ranked_at = m.last_seen_at from members m
      where m.id = p.member_id and m.fictional and p.ranked_at <> m.last_seen_at`.execute(trx);
    await enterHere(
      trx,
      rows.filter(({ automatic }) => automatic).map(({ id }) => id),
    );
    return rows.length > 0;
  });

/** What somebody has said in a conversation so far, by the keys of the messages. */
export const readSaid = (trx: Trx, conversation: string, sender: string) =>
  trx
    .selectFrom('messages')
    .select('client_id')
    .where('conversation_id', '=', conversation)
    .where('sender', '=', sender)
    .execute();
