import type { OwnProfile } from '@vesper/contract';
import { traitNames } from '@vesper/domain';

/** What a section says of a profile, for the form in which it is edited. */
export const begunOf = (section: 'person' | 'traits' | 'interests', profile: OwnProfile): string => {
  const { gender, search_gender, sexuality, interests } = profile;
  if (section === 'interests') return JSON.stringify({ interests });
  if (section === 'person') return JSON.stringify({ gender, search_gender, sexuality });
  return JSON.stringify(Object.fromEntries(traitNames.map((trait) => [trait, profile[trait]])));
};
