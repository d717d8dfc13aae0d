import type { OwnProfile } from '@vesper/contract';
import { traitNames } from '@vesper/domain';

/** Those that say with what their edit began; the text says it in a field of its own (`about_me_before`). */
export type BegunSection = 'name' | 'person' | 'birth' | 'traits' | 'place' | 'interests';

/** What a section says of a profile, for the form in which it is edited. */
export const begunOf = (section: BegunSection, profile: OwnProfile): string => {
  const { gender, search_gender, sexuality, interests } = profile;
  if (section === 'interests') return JSON.stringify({ interests });
  if (section === 'name') return JSON.stringify({ name: profile.name });
  if (section === 'birth') return JSON.stringify({ date_of_birth: profile.date_of_birth });
  if (section === 'place') {
    const { country, region, city } = profile;
    return JSON.stringify({ country, region, city });
  }
  if (section === 'person') return JSON.stringify({ gender, search_gender, sexuality });
  return JSON.stringify(Object.fromEntries(traitNames.map((trait) => [trait, profile[trait]])));
};
