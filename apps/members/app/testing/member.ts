import { defaultSiteRules, traitNames } from '@vesper/domain';
import type { User } from '@vesper/contract';
import { Session, type SessionSeed } from '@vesper/session';

// For tests and stories: who looks at a page, and its session.

const settings = {
  name: 'Vesper',
  mail_name: 'Vesper Mail',
  minimum_age: 18,
  message_length: 40,
  message_credits: 1,
  photo_credits: 2,
  voice_credits: 2,
  gift_credits: defaultSiteRules.giftCredits,
  signup_credits: 3,
  about_me_length: 50,
  reactivation_days: 9,
  free_conversations: 2,
  signup_open: true,
  push_public_key: '',
  support_email: 'help@vesper.test',
  countries: ['DE', 'NL'],
  visible_profile_fields: [
    'age',
    'gender',
    'sexuality',
    ...traitNames,
    'country',
    'region',
    'city',
    'about_me',
    'interests',
    'photos',
  ],
  visible_profile_notes: ['online', 'premium'],
  cdn_prefix: '',
  geoip_selected_country: 'DE',
  time_bonus_seconds: 14_400,
  enable_site_entry_popup: 'yes',
  site_entry_popup_countries: null,
};

export const aMember = (change: Partial<User> = {}): User =>
  ({
    id: 'me',
    status: 'active',
    credits: 7,
    paid_user: false,
    email: 'me@vesper.test',
    has_place: true,
    profile: { country: 'DE', city: 'Berlin' },
    ...change,
  }) as User;

/** The session of a page; a visitor's with null. */
export const aSession = (user: User | null = aMember()): Session =>
  new Session({ settings, user, totalUnread: 0, totalNewLikes: 0, nowMs: 0 } as unknown as SessionSeed, 0);
