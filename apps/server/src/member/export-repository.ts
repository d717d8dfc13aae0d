import type { Database } from '../platform/database/database.ts';
import { traitsOf } from './traits.ts';

/** The member's row, but for the password. */
export const exportMember = async (db: Database, member: string) => {
  const row = await db.selectFrom('members').selectAll().where('id', '=', member).executeTakeFirstOrThrow();
  const { cell_x, cell_y, cell_z, on_public_pages, paused_at, notification_preferences, auto_like } = row;
  const {
    id,
    email,
    status,
    language,
    signup_at,
    confirmed_at,
    last_seen_at,
    premium,
    started_conversations,
    notifications_disabled,
    stay_discount_until,
    invisible,
  } = row;
  return {
    account: {
      id,
      email,
      status,
      language,
      signup_at,
      confirmed_at,
      last_seen_at,
      premium,
      started_conversations,
      stay_discount_until,
      tracking: row.tracking,
    },
    profile: {
      name: row.name,
      birth_date: row.birth_date,
      gender: row.gender,
      sexuality: row.sexuality,
      ...traitsOf(row),
      search_gender: row.search_gender,
      country: row.country,
      region: row.region,
      city: row.city,
      ...{ cell_x, cell_y, cell_z },
      about_me: row.about_me,
      interests: row.interests,
      fictional: row.fictional,
      automatic: row.automatic,
      verified: row.verified,
    },
    settings: {
      ...{ invisible, last_search: row.last_search },
      auto_like,
      on_public_pages,
      read_receipts: row.read_receipts,
      time_zone: row.time_zone,
      paused_at,
      notification_preferences,
      notifications_disabled,
    },
  };
};
