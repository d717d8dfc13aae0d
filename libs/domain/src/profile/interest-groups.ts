import type { Interest } from './interests.ts';

/** The interests by what they are about, in the order in which they are offered: each is in one group. */
export const interestGroups = {
  closeness: [
    'relationship',
    'friendship',
    'dating',
    'flirting',
    'romance',
    'kissing',
    'cuddling',
    'massage',
  ],
  food: ['candlelight_dinners', 'dining_out', 'cooking', 'baking', 'wine', 'coffee'],
  sport: [
    'walking',
    'hiking',
    'cycling',
    'swimming',
    'dancing',
    'fitness',
    'yoga',
    'wellness',
    'sports',
    'tennis',
    'golf',
    'skiing',
    'sailing',
    'fishing',
  ],
  culture: [
    'music',
    'concerts',
    'singing',
    'theatre',
    'cinema',
    'television',
    'reading',
    'writing',
    'art',
    'museums',
    'photography',
    'history',
  ],
  travel: ['travel', 'city_trips', 'beach', 'camping', 'nature', 'animals', 'gardening'],
  hobbies: ['crafts', 'games', 'quizzes', 'cars', 'motorcycling', 'volunteering', 'spirituality'],
} as const satisfies Readonly<Record<string, readonly Interest[]>>;

export type InterestGroup = keyof typeof interestGroups;
