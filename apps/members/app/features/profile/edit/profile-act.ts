import type { Api } from '@vesper/api-client';
import type { CallBody, OwnProfile } from '@vesper/contract';
import { isCountry, isGender, isSexuality, isTraitOf, type Trait, traitNames } from '@vesper/domain';
import { readDateOfBirth } from '@vesper/ui';
import { readRegions } from '../../../parts/profile/region/region-choice.ts';
import { type SectionResult, sectionResult } from '../../../parts/profile/section-result.ts';
import { begunOf } from './begun-of.ts';
import { isOfAnotherPage } from './left/of-another-page.ts';

export const profileSections = ['about', 'name', 'person', 'birth', 'traits', 'place', 'interests'] as const;
export type ProfileSection = (typeof profileSections)[number];

const isSection = (value: unknown): value is ProfileSection =>
  profileSections.some((section) => section === value);

/** The word that was chosen for a trait; null for none, and nothing where the form has no such field. */
const traitIn = <T extends Trait>(form: FormData, trait: T) => {
  const value = form.get(trait);
  if (isTraitOf(trait, value)) return { [trait]: value };
  return value === '' ? { [trait]: null } : {};
};

/** The part of the profile that one section's form says. */
const changesOf = (section: ProfileSection, form: FormData): CallBody<'profileUpdate'> => {
  const text = (name: string): string => String(form.get(name) ?? '');
  const [gender, sought, sexuality, country] = [
    text('gender'),
    text('search_gender'),
    text('sexuality'),
    text('country'),
  ];
  switch (section) {
    case 'about':
      return { about_me: text('about_me'), about_me_before: text('about_me_before') };
    case 'name':
      return { name: text('name') };
    case 'person':
      return {
        ...(isGender(gender) && { gender }),
        ...(isGender(sought) && { search_gender: sought }),
        ...(sought === 'everyone' && { search_gender: null }),
        ...(isSexuality(sexuality) && { sexuality }),
      };
    case 'birth':
      return { date_of_birth: readDateOfBirth(form, 'date_of_birth') };
    case 'traits':
      return Object.assign(
        {},
        ...traitNames.map((trait) => traitIn(form, trait)),
      ) as CallBody<'profileUpdate'>;
    case 'place':
      return { ...(isCountry(country) && { country }), region: text('region'), city: text('city') };
    default:
      return { interests: form.getAll('interests').map(String) };
  }
};

/** What stood in a section when its edit began, as `begunOf` has it; nothing where a form says something else. */
const begunIn = (form: FormData): Readonly<Record<string, unknown>> => {
  try {
    const begun: unknown = JSON.parse(String(form.get('begun') ?? ''));
    return typeof begun === 'object' && begun !== null ? { ...begun } : {};
  } catch {
    return {};
  }
};

/**
 * What was changed since the edit began: of the rest another page may have saved something else meanwhile. Who has not said before who
 * they are says all of it, since whom they look for would otherwise follow from that.
 */
const changedSince = (
  section: ProfileSection,
  body: CallBody<'profileUpdate'>,
  begun: Readonly<Record<string, unknown>>,
): CallBody<'profileUpdate'> => {
  if (section === 'interests') {
    const { interests } = begun;
    return Array.isArray(interests) ? { ...body, interests_before: interests.map(String) } : body;
  }
  if (section === 'name' && typeof begun.name === 'string') return { ...body, name_before: begun.name };
  if (section === 'birth' && typeof begun.date_of_birth === 'string')
    return { ...body, date_of_birth_before: begun.date_of_birth };
  if (section === 'place' && typeof begun.city === 'string') {
    const { country, region, city } = begun;
    const before = { country: isCountry(country) ? country : null, region: String(region ?? ''), city };
    return { ...body, place_before: before };
  }
  if (section !== 'traits' && (section !== 'person' || !begun.sexuality)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => begun[name] !== value));
};

/** What is stored of a section that is one value; nothing of one whose fields are saved each by itself. */
const storedOf = (section: ProfileSection, profile: OwnProfile): string | undefined => {
  if (section === 'about') return profile.about_me;
  return section === 'name' || section === 'birth' || section === 'place'
    ? begunOf(section, profile)
    : undefined;
};

/** What another page has saved, with the name of the region, which its own page might not know. */
const savedElsewhere = async (
  api: Api,
  section: ProfileSection,
): Promise<Readonly<Record<string, string>>> => {
  const profile = (await api.call('user')).user?.profile;
  const stored = profile && storedOf(section, profile);
  if (!profile || stored === undefined) return {};
  if (section !== 'place') return { stored };
  const { regions } = await readRegions(api, profile.country);
  return { stored, stored_region: regions.find(({ code }) => code === profile.region)?.name ?? '' };
};

/** Saves one section; null for a form that is none of ours. */
export const actOnProfile = async (api: Api, form: FormData): Promise<SectionResult | null> => {
  const section = form.get('section');
  if (!isSection(section)) return null;
  const said = changesOf(section, form);
  const body = changedSince(section, said, begunIn(form));
  let stored: string | undefined;
  const result = await sectionResult(section, form, async () => {
    const { profile } = await api.call('profileUpdate', { body });
    stored = storedOf(section, profile);
  });
  // What the next edit of this page begins with: of what was changed on another page, that.
  if (isOfAnotherPage(result))
    return { ...result, typed: { ...result.typed, ...(await savedElsewhere(api, section)) } };
  if (stored !== undefined) return { ...result, typed: { ...result.typed, stored } };
  if (section === 'about' || result.refused) return result;
  return { ...result, typed: { ...result.typed, begun: JSON.stringify(said) } };
};
