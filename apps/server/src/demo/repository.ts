import { type Insertable, sql } from 'kysely';
import { openAccounts } from '../credits/repository.ts';
import { refreshSearchProfiles } from '../member/search-profile-repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';
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

export const insertSites = async (trx: Trx, rows: Insertable<Tables['sites']>[]): Promise<void> => {
  await trx.insertInto('sites').values(rows).execute();
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

/** What somebody has said in a conversation so far, by the keys of the messages. */
export const readSaid = (trx: Trx, conversation: string, sender: string) =>
  trx
    .selectFrom('messages')
    .select('client_id')
    .where('conversation_id', '=', conversation)
    .where('sender', '=', sender)
    .execute();
