import type { CheckedBody, FieldErrorCode } from '@vesper/contract';
import {
  type ActiveStep,
  activeStep,
  checkAboutMe,
  checkBirthDate,
  checkCity,
  chosenMeanwhile,
  defaultSearchGender,
  isInterest,
  isOfCountry,
  isRegion,
  normalizeAboutMe,
  normalizeCity,
  normalizeUsername,
} from '@vesper/domain';
import { cellColumns, distanceBetween, isSameCell } from '../member/place.ts';
import { type ActLimit, takeAct } from '../platform/limited-acts.ts';
import { findMember, findMemberOfSite, lockMember, type Member, updateMember } from '../member/repository.ts';
import { readOwnProfile } from '../member/own-user.ts';
import { toPhoto } from '../photos/view.ts';
import { dateOf, todayOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { tellNumbered } from '../platform/live/tell-numbered.ts';
import { mayViewProfiles } from '../site/visitor/visitor-access.ts';
import { readArrival } from '../site/visitor/arrival.ts';
import { showChanges } from '../member/tell-changes.ts';
import type { SeenRow } from '../trust/repository.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { findVisibleMember } from '../trust/visibility.ts';
import { cardOf } from '../member/card.ts';
import { changedMeanwhile, withoutBefore } from './changed-meanwhile.ts';
import { traitsOf } from '../member/traits.ts';
import { insertFormerName } from './former-names-repository.ts';
import { judgeName, renames } from './renaming.ts';
import { readProfileRest } from './repository.ts';

/**
 * So often a member may be somewhere else: each place somebody asks from tells a little more of where others are (decision 82).
 */
const moves: ActLimit = { act: 'move', most: 3, windowSeconds: 24 * 3600 };

type ProfileForm = CheckedBody<'profileUpdate'>;
type Stored = Parameters<typeof changedMeanwhile>[1] & Pick<Member, 'email'>;

const judge = (form: ProfileForm, locked: Stored, country: string | null, site: Site, today: string) => {
  const { region, about_me: text } = form;
  const meanwhile = changedMeanwhile(form, locked);
  const verdicts: Record<string, FieldErrorCode | null> = {
    name: form.name === undefined ? null : (judgeName(form.name, locked, site) ?? meanwhile.name),
    date_of_birth:
      form.date_of_birth === undefined
        ? null
        : (checkBirthDate(form.date_of_birth, today, site.rules.minimumAge) ?? meanwhile.date_of_birth),
    about_me:
      text === undefined ? null : (checkAboutMe(text, site.rules.aboutMeLength) ?? meanwhile.about_me),
    city: (form.city === undefined ? null : checkCity(form.city)) ?? meanwhile.city,
    region:
      !region || (isRegion(region) && country !== null && isOfCountry(region, country))
        ? null
        : 'region_unknown',
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

/**
 * Whom members look for who say, for the first time, who they are and nobody in particular: nobody of a sexuality that does not fit
 * is to meet them in a search for who fits. Whoever wants to see everyone says so.
 */
const soughtBy = (
  form: ProfileForm,
  locked: Pick<Member, 'gender' | 'sexuality' | 'search_gender'>,
): Pick<Member, 'search_gender'> | null => {
  const { gender = locked.gender, sexuality, search_gender: sought } = form;
  const hasSaid = locked.sexuality !== null || locked.search_gender !== null || sought !== undefined;
  if (hasSaid || gender === null || sexuality === undefined) return null;
  return { search_gender: defaultSearchGender(gender, sexuality) };
};

/** What a form has stored, in the columns of a member. */
const changesIn = (form: ProfileForm, locked: Member) => {
  const {
    name,
    date_of_birth: birthDate,
    city,
    about_me: aboutMe,
    interests,
    interests_before: interestsBefore,
    ...rest
  } = withoutBefore(form);
  return {
    ...rest,
    ...soughtBy(form, locked),
    ...(interests === undefined
      ? {}
      : { interests: chosenMeanwhile(locked.interests, interestsBefore ?? locked.interests, interests) }),
    ...(name === undefined ? {} : { name: normalizeUsername(name) }),
    ...(birthDate === undefined ? {} : { birth_date: birthDate }),
    ...(city === undefined ? {} : { city: normalizeCity(city) }),
    ...(aboutMe === undefined ? {} : { about_me: normalizeAboutMe(aboutMe) }),
  };
};

/** How most others see photos: without premium. */
const asOthers = { id: '', premium: false };

/** When the member was last here, in steps; of who is invisible or on a break only those in a conversation are told. */
const lastActive = (
  { clock }: Pick<Services, 'clock'>,
  { fictional, invisible, paused_at: pausedAt, last_seen_at: seenAt }: SeenRow,
  online: boolean,
  inConversation: boolean,
): ActiveStep | null =>
  fictional || ((invisible || pausedAt !== null) && !inConversation)
    ? null
    : activeStep(seenAt.getTime(), clock.now(), online);

export const profileCalls = {
  profile: async (services, { query, site, member: viewer, request }) => {
    if (
      !mayViewProfiles(site, viewer, () => readArrival(request)) &&
      !(await isPublicProfile(services.db, site.id, query.id))
    )
      throw new AppError('authentication_required');
    const member = await findVisibleMember(services.db, site.id, query.id, viewer?.id);
    const rest = await readProfileRest(services.db, member.id, viewer?.id);
    const inConversation = rest.conversation !== null;
    const card = cardOf(services, member, { inConversation });
    const isOwn = viewer?.id === member.id;
    return {
      profile: {
        ...card,
        about_me: member.about_me,
        sexuality: member.sexuality,
        ...traitsOf(member),
        interests: member.interests,
        // One's own page is what others see (`/profile` has the photos themselves).
        photos: rest.photos.map((row) => toPhoto(services, row, isOwn ? asOthers : viewer)),
        liked: rest.liked,
        liked_me: rest.likedMe,
        last_active: lastActive(services, member, card.online, inConversation),
        distance: isOwn ? null : distanceBetween(viewer, member),
        conversation: rest.conversation,
      },
    };
  },
  profileUpdate: async (services, { body, site, member }) => {
    const profile = await inTransaction(services.db, async (trx) => {
      const locked = await lockMember(trx, member.id);
      const country = body.country ?? locked.country;
      // Region and town belong to their country: changing the country alone leaves neither.
      const form = country === locked.country ? body : { region: '', city: '', ...body };
      const fields = judge(form, locked, country, site, todayOf(services.clock));
      if (Object.keys(fields).length > 0) throw new AppError('invalid_request', { fields });
      const changes = changesIn(form, locked);
      const town = { region: locked.region, city: locked.city, ...changes };
      // Who keeps their town keeps their cell, whatever we have learnt of the map since.
      const keeps = country === locked.country && town.region === locked.region && town.city === locked.city;
      const cell = keeps ? undefined : cellColumns(country, town.region, town.city);
      const isElsewhere = cell !== undefined && cell.cell_x !== null && !isSameCell(cell, locked);
      if (isElsewhere && !(await takeAct(services, trx, moves, member.id)))
        throw new AppError('invalid_request', { fields: { city: 'moved_too_often' } });
      const isRenamed = changes.name !== undefined && changes.name !== locked.name;
      if (isRenamed && !(await takeAct(services, trx, renames, member.id)))
        throw new AppError('invalid_request', { fields: { name: 'renamed_too_often' } });
      if (isRenamed)
        await insertFormerName(trx, {
          member_id: member.id,
          name: locked.name,
          until: dateOf(services.clock),
        });
      await updateMember(trx, member.id, { ...changes, ...cell });
      await showChanges(services, trx, member.id);
      await tellNumbered(services, trx, [member.id], { type: 'user_changed' });
      const updated = await findMember(trx, member.id);
      if (!updated) throw new AppError('member_not_found');
      return readOwnProfile(trx, site, updated);
    });
    return { profile };
  },
} satisfies CallHandlers;
