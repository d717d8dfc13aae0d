/** The parts of one's own profile that others look at, the most telling first. */
export const profileParts = ['photo', 'about', 'place', 'person', 'interests'] as const;
export type ProfilePart = (typeof profileParts)[number];

/** What a member has said so far; empty texts and null for nothing. */
export type ProfileFacts = {
  readonly main_image: unknown;
  readonly about_me: string;
  readonly region: string;
  readonly city: string;
  readonly gender: string | null;
  readonly search_gender: string | null;
  readonly sexuality: string | null;
  readonly interests: readonly string[];
};

/**
 * What is still missing of a profile, in the order in which it is worth adding; empty when all is there. A place is said
 * with the town or the region: the country alone tells nobody whether one could meet.
 */
export function missingParts(profile: ProfileFacts): ProfilePart[] {
  const isThere: Readonly<Record<ProfilePart, boolean>> = {
    photo: profile.main_image !== null,
    about: profile.about_me.trim() !== '',
    place: profile.city !== '' || profile.region !== '',
    // Who said whom they look for has answered; nobody in particular to look for is an answer as well.
    person: profile.gender !== null && (profile.search_gender ?? profile.sexuality) !== null,
    interests: profile.interests.length > 0,
  };
  return profileParts.filter((part) => !isThere[part]);
}
