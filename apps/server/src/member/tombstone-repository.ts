import { sql } from 'kysely';
import type { Trx } from '../platform/database/transaction.ts';
import { refreshSearchProfile } from './search-profile/search-profile-repository.ts';

/** What stays of a purged member: a row that conversations and the ledger refer to, with nothing in it of the person. */
export const makeTombstone = async (trx: Trx, member: string): Promise<void> => {
  await sql`
    update members set status = 'purged', email = null, name = '', password_hash = null, birth_date = null,
      gender = null, sexuality = null, relationship_status = null, body_type = null, hair_color = null, eye_color = null, search_gender = null, country = null, region = '', city = '', cell_x = null, cell_y = null, cell_z = null, about_me = '', last_search = '',
      interests = '{}', invisible = false, automatic = false, verified = false, notifications_disabled = '{}', tracking = '{}',
      auto_like = false, on_public_pages = false, read_receipts = true, notification_preferences = '{}', paused_at = null, delete_reason = null,
      stay_discount_until = null, time_zone = null, language = 'en', started_conversations = 0, blocks_version = 0,
      last_seen_at = deleted_at, signup_at = date_trunc('month', signup_at, 'UTC'), confirmed_at = null
    where id = ${member}`.execute(trx);
  await refreshSearchProfile(trx, member);
};
