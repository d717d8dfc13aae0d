import type { CheckedBody, FieldErrorCode } from '@vesper/contract';
import {
  checkAboutMe,
  checkBirthDate,
  checkCity,
  isInterest,
  isRegion,
  maskCardNumbers,
  normalizeAboutMe,
  normalizeUsername,
} from '@vesper/domain';
import { findMember, findMemberOfSite, lockMember, updateMember } from '../member/repository.ts';
import { readOwnProfile } from '../member/own-user.ts';
import { toPhoto } from '../photos/view.ts';
import { todayOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { mayViewProfiles } from '../site/visitor/visitor-access.ts';
import { readArrival } from '../site/visitor/arrival.ts';
import { showChanges } from '../member/tell-changes.ts';
import type { Site } from '../site/site-directory.ts';
import { findVisibleMember } from '../trust/visibility.ts';
import { cardOf } from '../member/card.ts';
import { readProfileRest } from './repository.ts';

type ProfileForm = CheckedBody<'profileUpdate'>;

const judge = (form: ProfileForm, country: string | null, site: Site, today: string) => {
  const region = form.region;
  const verdicts: Record<string, FieldErrorCode | null> = {
    date_of_birth:
      form.date_of_birth === undefined
        ? null
        : checkBirthDate(form.date_of_birth, today, site.rules.minimumAge),
    about_me: form.about_me === undefined ? null : checkAboutMe(form.about_me, site.rules.aboutMeLength),
    city: form.city === undefined ? null : checkCity(form.city),
    region: !region || (isRegion(region) && region.startsWith(`${country}-`)) ? null : 'region_unknown',
    interests: form.interests?.every(isInterest) === false ? 'interest_unknown' : null,
  };
  return Object.fromEntries(
    Object.entries(verdicts).filter((entry): entry is [string, FieldErrorCode] => entry[1] !== null),
  );
};

/**
 * Whether somebody stands on public pages even where search is closed to visitors: fictional profiles do, and are labelled;
 * of members nobody does (readings, "On public pages"). Who lets themselves be shown on the home page has agreed to photo, name,
 * age, town and a first sentence there (`faces`), not to the whole profile that is answered here. Who is not there is
 * answered as a member is.
 */
const isPublicProfile = async (db: Database, site: string, id: string): Promise<boolean> => {
  const member = await findMemberOfSite(db, site, id);
  return member?.status === 'active' && member.fictional;
};

export const profileCalls = {
  profile: async (services, { query, site, member: viewer, request }) => {
    if (
      !mayViewProfiles(site, viewer, readArrival(request)) &&
      !(await isPublicProfile(services.db, site.id, query.id))
    )
      throw new AppError('authentication_required');
    const member = await findVisibleMember(services.db, site.id, query.id, viewer?.id);
    const rest = await readProfileRest(services.db, member.id, viewer?.id);
    return {
      profile: {
        ...cardOf(services, member, { inConversation: rest.conversation !== null }),
        about_me: member.about_me,
        sexuality: member.sexuality,
        interests: member.interests,
        photos: rest.photos.map((row) => toPhoto(services, row, viewer)),
        liked: rest.liked,
        liked_me: rest.likedMe,
        conversation: rest.conversation,
      },
    };
  },
  profileUpdate: async (services, { body, site, member }) => {
    const profile = await inTransaction(services.db, async (trx) => {
      const locked = await lockMember(trx, member.id);
      const country = body.country ?? locked.country;
      // A region belongs to its country: changing the country alone leaves none.
      const moved =
        body.country !== undefined && body.country !== locked.country && body.region === undefined;
      const form = moved ? { ...body, region: '' } : body;
      const fields = judge(form, country, site, todayOf(services.clock));
      if (Object.keys(fields).length > 0) throw new AppError('invalid_request', { fields });
      const { date_of_birth: birthDate, city, about_me: aboutMe, ...rest } = form;
      const changes = {
        ...rest,
        ...(birthDate === undefined ? {} : { birth_date: birthDate }),
        ...(city === undefined ? {} : { city: maskCardNumbers(normalizeUsername(city)) }),
        ...(aboutMe === undefined ? {} : { about_me: normalizeAboutMe(aboutMe) }),
      };
      await updateMember(trx, member.id, changes);
      await showChanges(services, trx, member.id);
      const updated = await findMember(trx, member.id);
      if (!updated) throw new AppError('member_not_found');
      return readOwnProfile(trx, updated);
    });
    return { profile };
  },
} satisfies CallHandlers;
