import type { FoundMember, MemberCard, MemberProfile } from '@vesper/contract';
import { useSettings } from '@vesper/session';

/** What of a card a site may leave out. */
type Withheld = Pick<
  MemberCard,
  'age' | 'country' | 'region_name' | 'city' | 'online' | 'premium' | 'new_here'
>;

/** A card of which the site may not show the age. */
export type ShownCard<M extends Withheld = MemberCard> = Omit<M, 'age'> & { readonly age: number | null };

interface Shown {
  readonly visible_profile_fields: readonly string[];
  readonly visible_profile_notes: readonly string[];
}

const cardAsShown = <M extends Withheld>(
  { visible_profile_fields: fields, visible_profile_notes: notes }: Shown,
  member: M,
): ShownCard<M> => ({
  ...member,
  age: fields.includes('age') ? member.age : null,
  country: fields.includes('country') ? member.country : null,
  region_name: fields.includes('region') ? member.region_name : '',
  city: fields.includes('city') ? member.city : '',
  online: member.online && notes.includes('online'),
  premium: member.premium && notes.includes('premium'),
  new_here: member.new_here && notes.includes('new'),
});

/** A member's card with what the site shows of profiles (spec §3, `visible_profile_fields` and `visible_profile_notes`). */
export const useCardAsShown = (): (<M extends Withheld>(member: M) => ShownCard<M>) => {
  const settings = useSettings();
  return (member) => cardAsShown(settings, member);
};

/** The sentence on a card is of the text about oneself, which the site may not show. */
export const useLineAsShown = (): ((line: string) => string) => {
  const { visible_profile_fields: fields }: Shown = useSettings();
  return (line) => (fields.includes('about_me') ? line : '');
};

/** A card with what the site shows, of somebody who was found: with the sentence, and the interests counted. */
export const useFoundAsShown = (): ((member: FoundMember) => ShownCard<FoundMember>) => {
  const settings = useSettings();
  const { visible_profile_fields: fields }: Shown = settings;
  const lineAsShown = useLineAsShown();
  return (member) => ({
    ...cardAsShown(settings, member),
    line: lineAsShown(member.line),
    shared_interests: fields.includes('interests') ? member.shared_interests : 0,
  });
};

/** Reasons to meet somebody that tell a field of their profile, each named as that field is. */
const fieldReasons: readonly string[] = ['age', 'country', 'interests', 'region'];

/** Why somebody suits, without what would tell a field that the site does not show. */
export const useReasonsAsShown = (): (<R extends { readonly code: string }>(
  reasons: readonly R[],
) => readonly R[]) => {
  const { visible_profile_fields: fields }: Shown = useSettings();
  return (reasons) => reasons.filter(({ code }) => !fieldReasons.includes(code) || fields.includes(code));
};

/** The same of a whole profile; of the photos only the main one is left where the site shows no others. */
export const useProfileAsShown = (profile: MemberProfile): ShownCard<MemberProfile> => {
  const settings = useSettings();
  const { visible_profile_fields: fields }: Shown = settings;
  const has = (field: string): boolean => fields.includes(field);
  return {
    ...cardAsShown(settings, profile),
    about_me: has('about_me') ? profile.about_me : '',
    interests: has('interests') ? profile.interests : [],
    photos: has('photos') ? profile.photos : profile.photos.filter(({ main }) => main),
    last_active: settings.visible_profile_notes.includes('online') ? profile.last_active : null,
  };
};
