import type { FoundMember, MemberCard, MemberProfile } from '@vesper/contract';
import { portraits } from '@vesper/ui/stories';
import { aCard, aFound, aPhoto, aPicture, aProfile } from './people.ts';

// For stories: people with faces. Their portraits are those of the kit's stories.

const pictureOf = (name: keyof typeof portraits) => aPicture(new URL(portraits[name].src).pathname);

const rows = [
  ['anna', 'Anna', 58, 'Leeds', 'I sail whenever the weather lets me, and cook when it does not.'],
  ['bert', 'Bert', 63, 'Bristol', 'Retired teacher, beginner at the cello.'],
  ['clara', 'Clara', 55, 'York', 'Two grandchildren, one allotment, no television.'],
  ['daniel', 'Daniel', 61, 'Bath', 'Looking for somebody to walk the coast path with.'],
  ['edith', 'Edith', 66, 'Norwich', ''],
  ['frank', 'Frank', 59, 'Exeter', 'I laugh easily and sing badly.'],
] as const;

const [grace] = rows;

/** Somebody of six, each with another face; from the seventh on they come again. */
export const aFace = (index = 0, change: Partial<MemberCard> = {}): MemberCard => {
  const [portrait, name, age, city] = rows[index % rows.length] ?? grace;
  return aCard(`face-${index}`, {
    name,
    age,
    city,
    country: 'GB',
    region: 'GB-ENG',
    region_name: 'England',
    main_image: pictureOf(portrait),
    online: index % 3 === 0,
    premium: index % 4 === 1,
    ...change,
  });
};

/** So many of them, from the `from`th on. */
export const faces = (count: number, from = 0): MemberCard[] =>
  Array.from({ length: count }, (_, index) => aFace(from + index));

/** The same as a search finds them: each with a sentence. */
export const foundFaces = (count: number, from = 0): FoundMember[] =>
  faces(count, from).map((card, index) => {
    const [, , , , line] = rows[(from + index) % rows.length] ?? grace;
    return aFound(card, { line, shared_interests: index % 3, liked: index % 5 === 2 });
  });

/** The longest that names (40 letters), places and texts get. */
export const longFace = (index = 0): MemberCard =>
  aFace(index, {
    id: `long-${index}`,
    name:
      index === 0 ? 'Maximiliane-Elisabeth von Hohenschwangau' : 'Donaudampfschifffahrtskapitänswitwenbund',
    age: 64,
    country: 'DE',
    region: 'DE-MV',
    region_name: 'Mecklenburg-Vorpommern',
    city: 'Hellschen-Heringsand-Unterschaar',
    fictional: true,
    automatic: true,
    premium: true,
    online: true,
  });

export const longLine =
  'Schifffahrtsgesellschaften, Rechtsschutzversicherungen und Geschwindigkeitsbegrenzungen haben mich ein Leben lang beschäftigt; jetzt ist Zeit für Kammermusik und lange Spaziergänge.';

/** A profile with so many photos: the first is the main one, `locked` of the others are locked. */
export const aFaceProfile = (
  card: MemberCard,
  { photos = 1, locked = 0 }: { readonly photos?: number; readonly locked?: number } = {},
  change: Partial<MemberProfile> = {},
): MemberProfile => {
  const all = Array.from({ length: photos }, (_, index) => {
    const isLocked = index >= photos - locked;
    const picture = isLocked ? pictureOf('locked') : (card.main_image ?? pictureOf('anna'));
    return aPhoto(index + 1, picture, isLocked ? 'locked' : 'open');
  });
  return aProfile(card, {
    about_me: `${rows[0][4]} What I miss is somebody who tells me about their day. I read in the mornings and walk in the afternoons.`,
    interests: ['sailing', 'cooking', 'walking', 'reading'],
    photos: all,
    ...change,
  });
};
