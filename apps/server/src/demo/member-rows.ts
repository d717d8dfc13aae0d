import { cellColumns } from '../member/place.ts';
import { defaultSearchGender } from '@vesper/domain';
import type { Insertable } from 'kysely';
import { newId } from '../platform/ids.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import { composeAbout, dealtByChance } from './data/about/about.ts';
import type { DemoMember } from './people/people.ts';
import type { TestMember } from './people/test-members.ts';

type MemberRow = Insertable<Tables['members']>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** One of the test members gets no mails any more, to show what is said then and the way out. */
const stoppedMails = 'tina@vesper.test';

/** A birthday of somebody of that age, which comes no sooner than in fifty days: the age stays true for a while. */
const birthDate = (age: number, number: number, nowMs: number): string =>
  new Date(nowMs - (age * 365.25 + ((number * 37) % 300) + 10) * dayMs).toISOString().slice(0, 10);

/** A fictional member's row; none has an address or a password, so that nobody can log in as one. */
export const demoMemberRow = (site: string, member: DemoMember, nowMs: number): MemberRow => {
  const signup = new Date(nowMs - (70 + ((member.number * 13) % 500)) * dayMs);
  return {
    id: newId(),
    site_id: site,
    email: null,
    name: member.name,
    password_hash: null,
    status: 'active',
    language: member.locale,
    birth_date: birthDate(member.age, member.number, nowMs),
    gender: member.gender,
    sexuality: member.sexuality,
    relationship_status: member.relationshipStatus,
    search_gender: defaultSearchGender(member.gender, member.sexuality),
    country: member.town.country,
    region: member.town.region,
    city: member.town.name,
    ...cellColumns(member.town.country, member.town.region, member.town.name),
    about_me: member.aboutMe,
    interests: [...member.interests],
    fictional: true,
    automatic: member.automatic,
    signup_at: signup,
    confirmed_at: signup,
    last_seen_at: new Date(nowMs - member.seenMinutesAgo * minuteMs),
  };
};

/** How long ago the n-th test member was here, in minutes. */
export const testMemberSeenMinutes = (index: number): number => index * 60;

export const testMemberRow = (
  site: string,
  member: TestMember,
  index: number,
  passwordHash: string,
  nowMs: number,
): MemberRow => {
  const signup = new Date(nowMs - 30 * dayMs);
  return {
    id: newId(),
    site_id: site,
    email: member.email,
    name: member.name,
    password_hash: passwordHash,
    status: 'active',
    language: member.locale,
    birth_date: birthDate(member.age, index, nowMs),
    gender: member.gender,
    sexuality: 'hetero',
    search_gender: defaultSearchGender(member.gender, 'hetero'),
    country: member.country,
    region: member.town?.region ?? '',
    city: member.town?.name ?? '',
    ...cellColumns(member.country, member.town?.region ?? '', member.town?.name ?? ''),
    about_me: composeAbout({
      locale: member.locale,
      gender: member.gender,
      deal: dealtByChance(`about:test-${index}`),
    }),
    interests: ['walking', 'music', 'travel'],
    notifications_disabled: member.email === stoppedMails ? ['bounce'] : [],
    signup_at: signup,
    confirmed_at: signup,
    last_seen_at: new Date(nowMs - testMemberSeenMinutes(index) * minuteMs),
  };
};
