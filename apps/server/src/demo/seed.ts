import { defaultSearchGender, grantTransfer } from '@vesper/domain';
import { hashPassword } from '../password/password-hash.ts';
import { openAccount, postTransfer } from '../credits/repository.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { PhotoStorage } from '../platform/storage.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { refreshSearchProfile } from '../member/search-profile-repository.ts';
import { composeAbout } from './data/about.ts';
import { towns } from './data/towns.ts';
import { demoMembers, type DemoMember, testMembers, type TestMember, testPassword } from './members.ts';
import { type DemoPicture, paintPictures } from './pictures.ts';
import { writeSites } from './sites.ts';
import { insertLikes, insertMember, insertPhotos } from './repository.ts';

export interface SeedOptions {
  readonly config: Pick<Config, 'mode'>;
  readonly db: Database;
  readonly storage: PhotoStorage;
  readonly clock: Clock;
  readonly onProgress: (text: string) => void;
  /** Fewer members without pictures, for tests that only need somebody to find. */
  readonly small?: boolean;
}

const demoCredits = 3;
const stoppedMails = 'tina@vesper.test';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const birthDate = (age: number, number: number, nowMs: number): string => {
  const day = new Date(nowMs - (age * 365.25 + (number % 300) + 10) * dayMs);
  return day.toISOString().slice(0, 10);
};

const writeMember = async (trx: Trx, site: string, member: DemoMember, nowMs: number): Promise<string> => {
  const id = newId();
  // The first ones were here just now, the others over the last three weeks: somebody is always online.
  const seen = new Date(
    nowMs - (member.number % 12 === 0 ? 0 : ((member.number * 37) % 500) * 60 * minuteMs),
  );
  await insertMember(trx, {
    id,
    site_id: site,
    email: null,
    name: member.name,
    password_hash: null,
    status: 'active',
    language: member.locale,
    birth_date: birthDate(member.age, member.number, nowMs),
    gender: member.gender,
    sexuality: member.sexuality,
    search_gender: defaultSearchGender(member.gender, member.sexuality),
    country: member.town.country,
    region: member.town.region,
    city: member.town.name,
    about_me: member.aboutMe,
    interests: [...member.interests],
    fictional: true,
    automatic: member.automatic,
    signup_at: new Date(nowMs - 60 * dayMs),
    confirmed_at: new Date(nowMs - 60 * dayMs),
    last_seen_at: seen,
  });
  await openAccount(trx, site, id);
  await refreshSearchProfile(trx, id);
  return id;
};

const writeTestMember = async (
  { clock }: SeedOptions,
  trx: Trx,
  site: string,
  member: TestMember,
  index: number,
  passwordHash: string,
): Promise<string> => {
  const id = newId();
  const town = towns.find((place) => place.country === member.country);
  const signup = new Date(clock.now() - 30 * dayMs);
  await insertMember(trx, {
    id,
    site_id: site,
    email: member.email,
    name: member.name,
    password_hash: passwordHash,
    status: 'active',
    language: member.locale,
    birth_date: birthDate(member.age, index, clock.now()),
    gender: member.gender,
    sexuality: 'hetero',
    search_gender: defaultSearchGender(member.gender, 'hetero'),
    country: member.country,
    region: town?.region ?? '',
    city: town?.name ?? '',
    about_me: composeAbout({ locale: member.locale, gender: member.gender, seed: `test-${index}` }),
    interests: ['walking', 'music', 'travel'],
    // One of them gets no mails any more, to show what is said then and the way out.
    notifications_disabled: member.email === stoppedMails ? ['bounce'] : [],
    signup_at: signup,
    confirmed_at: signup,
    last_seen_at: new Date(clock.now() - index * 60 * minuteMs),
  });
  await openAccount(trx, site, id);
  const grant = grantTransfer({ id: newId(), memberId: id, credits: demoCredits, reference: `signup:${id}` });
  await postTransfer({ clock }, trx, site, grant);
  await refreshSearchProfile(trx, id);
  return id;
};

const writePhotos = async (
  trx: Trx,
  pictures: readonly DemoPicture[],
  ids: ReadonlyMap<number, string>,
  now: Date,
) => {
  const rows = pictures.map(({ member, scene, renditions }) => ({
    id: newId(),
    member_id: ids.get(member.number) ?? '',
    position: scene,
    main: scene === 0,
    ...renditions,
    created_at: now,
  }));
  await insertPhotos(trx, rows);
};

/** Each test member likes the next two, so that the likes page has something on it and two of them match. */
const writeLikes = async (trx: Trx, ids: readonly string[], now: Date) => {
  const rows = ids.flatMap((from, index) =>
    [1, 2, ids.length - 1].map((step) => ({
      id: newId(),
      from_member: from,
      to_member: ids[(index + step) % ids.length] ?? from,
      created_at: now,
      seen_at: null,
    })),
  );
  await insertLikes(trx, rows);
};

/**
 * Fills the demo world: one site, its fictional members and the test members, with painted pictures. Pictures are
 * painted first; everything in the database then appears at once or not at all.
 */
export const seed = async (options: SeedOptions): Promise<void> => {
  const { db, storage, clock, onProgress, small } = options;
  const members = demoMembers().filter((member) => !small || member.number % 12 < 2);
  const pictures = small
    ? []
    : await paintPictures(storage, [...members, ...testMembers()], (done, all) => {
        if (done % 100 === 0 || done === all) onProgress(`painting pictures: ${done} of ${all}`);
      });
  onProgress(`writing ${members.length} members`);
  const passwordHash = await hashPassword(options, testPassword);
  const now = new Date(clock.now());
  await inTransaction(db, async (trx) => {
    const site = await writeSites(trx);
    const ids = new Map<number, string>();
    for (const member of members) ids.set(member.number, await writeMember(trx, site, member, clock.now()));
    const tests: string[] = [];
    for (const [index, member] of testMembers().entries()) {
      const id = await writeTestMember(options, trx, site, member, index, passwordHash);
      ids.set(member.number, id);
      tests.push(id);
    }
    if (pictures.length > 0) await writePhotos(trx, pictures, ids, now);
    await writeLikes(trx, tests, now);
  });
};
