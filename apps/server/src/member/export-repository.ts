import type { Database } from '../platform/database/database.ts';

/** The member's row, but for the password. */
export const exportMember = async (db: Database, member: string) => {
  const row = await db.selectFrom('members').selectAll().where('id', '=', member).executeTakeFirstOrThrow();
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
    auto_like,
    on_public_pages,
    paused_at,
    notification_preferences,
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
      search_gender: row.search_gender,
      country: row.country,
      region: row.region,
      city: row.city,
      about_me: row.about_me,
      interests: row.interests,
      fictional: row.fictional,
      automatic: row.automatic,
    },
    settings: {
      invisible,
      auto_like,
      on_public_pages,
      read_receipts: row.read_receipts,
      paused_at,
      notification_preferences,
      notifications_disabled,
    },
  };
};
