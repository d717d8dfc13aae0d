import { type Settings, toWire, type User } from '@vesper/contract';
import { type Country, defaultsOf, interests, siteSettings } from '@vesper/domain';
import { aFace } from './faces.ts';
import { aMember } from './member.ts';

// For stories: all that a whole screen asks of the site, and of the member who looks at it.

/** What a new site answers to somebody from that country; search open to visitors, and no entry warning. */
export const wholeSettings = (country: Country = 'GB'): Settings => ({
  ...toWire(siteSettings, defaultsOf(siteSettings)),
  domain: 'vesper.test',
  fictional_warning: true,
  geoip_country: country,
  geoip_selected_country: country,
  minimum_message_costs: {},
  welcome_discount_percentage: 25,
  enable_site_entry_popup: 'no',
  push_public_key: '',
  interests: [...interests],
  region_data: { country, regions: [] },
  signup_open: true,
  logged_out_search: true,
  company_id: '',
});

/** A confirmed member with credits, a photo and a filled profile. */
export const aWholeMember = ({ profile, ...change }: Partial<User> = {}): User =>
  aMember({
    credits: 12,
    started_conversations: 1,
    signup_date: '2026-05-01T12:00:00Z',
    language: 'en',
    notifications_disabled: [],
    push_subscribed: false,
    fictional_icon: 'sparkles',
    last_search: '',
    has_place: true,
    paused: false,
    time_bonus_ends_at: null,
    profile: {
      id: 'me',
      name: 'Wilma',
      status: 'active',
      date_of_birth: '1963-04-12',
      gender: 'female',
      sexuality: 'hetero',
      relationship_status: 'divorced',
      body_type: null,
      hair_color: 'grey',
      eye_color: null,
      // Everybody, as the faces of the stories are.
      search_gender: null,
      country: 'GB',
      region: 'GB-ENG',
      city: 'Leeds',
      about_me: 'I sail. And I like long breakfasts with somebody who reads the other half of the paper.',
      interests: ['sailing', 'reading', 'walking'],
      main_image: aFace(2).main_image,
      verified: false,
      ...profile,
    },
    ...change,
  });

/** Somebody new, in the time of the welcome discount: two hours and a half are left. */
export const aWelcomedMember = (change: Partial<User> = {}): User =>
  aWholeMember({ time_bonus_ends_at: new Date(Date.now() + 2.5 * 3_600_000).toISOString(), ...change });

/** A confirmed member with nothing said yet: no photo, no words, no place. */
export const aBareMember = (change: Partial<User> = {}): User =>
  aWholeMember({
    ...change,
    profile: {
      ...aWholeMember().profile,
      gender: null,
      sexuality: null,
      search_gender: null,
      region: '',
      city: '',
      about_me: '',
      interests: [],
      main_image: null,
    },
  });
