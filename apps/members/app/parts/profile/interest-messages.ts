import type { Interest } from '@vesper/domain';
import { defineMessages } from '@vesper/i18n/react';
import type { MessageDescriptor } from 'react-intl';

const interestMessages = defineMessages<Interest>({
  relationship: {
    id: 'interest.relationship',
    defaultMessage: 'A relationship',
    description: 'Interest of a member',
  },
  friendship: {
    id: 'interest.friendship',
    defaultMessage: 'Friendship',
    description: 'Interest of a member',
  },
  dating: { id: 'interest.dating', defaultMessage: 'Dating', description: 'Interest of a member' },
  flirting: { id: 'interest.flirting', defaultMessage: 'Flirting', description: 'Interest of a member' },
  romance: { id: 'interest.romance', defaultMessage: 'Romance', description: 'Interest of a member' },
  kissing: { id: 'interest.kissing', defaultMessage: 'Kissing', description: 'Interest of a member' },
  cuddling: { id: 'interest.cuddling', defaultMessage: 'Cuddling', description: 'Interest of a member' },
  massage: { id: 'interest.massage', defaultMessage: 'Massage', description: 'Interest of a member' },
  candlelight_dinners: {
    id: 'interest.candlelight_dinners',
    defaultMessage: 'Candlelight dinners',
    description: 'Interest of a member',
  },
  dining_out: {
    id: 'interest.dining_out',
    defaultMessage: 'Dining out',
    description: 'Interest of a member',
  },
  cooking: { id: 'interest.cooking', defaultMessage: 'Cooking', description: 'Interest of a member' },
  baking: { id: 'interest.baking', defaultMessage: 'Baking', description: 'Interest of a member' },
  wine: { id: 'interest.wine', defaultMessage: 'Wine', description: 'Interest of a member' },
  coffee: { id: 'interest.coffee', defaultMessage: 'Coffee', description: 'Interest of a member' },
  sports: { id: 'interest.sports', defaultMessage: 'Sports', description: 'Interest of a member' },
  fitness: { id: 'interest.fitness', defaultMessage: 'Fitness', description: 'Interest of a member' },
  yoga: { id: 'interest.yoga', defaultMessage: 'Yoga', description: 'Interest of a member' },
  wellness: { id: 'interest.wellness', defaultMessage: 'Wellness', description: 'Interest of a member' },
  walking: { id: 'interest.walking', defaultMessage: 'Walking', description: 'Interest of a member' },
  hiking: { id: 'interest.hiking', defaultMessage: 'Hiking', description: 'Interest of a member' },
  cycling: { id: 'interest.cycling', defaultMessage: 'Cycling', description: 'Interest of a member' },
  swimming: { id: 'interest.swimming', defaultMessage: 'Swimming', description: 'Interest of a member' },
  sailing: { id: 'interest.sailing', defaultMessage: 'Sailing', description: 'Interest of a member' },
  fishing: { id: 'interest.fishing', defaultMessage: 'Fishing', description: 'Interest of a member' },
  golf: { id: 'interest.golf', defaultMessage: 'Golf', description: 'Interest of a member' },
  tennis: { id: 'interest.tennis', defaultMessage: 'Tennis', description: 'Interest of a member' },
  skiing: { id: 'interest.skiing', defaultMessage: 'Skiing', description: 'Interest of a member' },
  music: { id: 'interest.music', defaultMessage: 'Music', description: 'Interest of a member' },
  singing: { id: 'interest.singing', defaultMessage: 'Singing', description: 'Interest of a member' },
  dancing: { id: 'interest.dancing', defaultMessage: 'Dancing', description: 'Interest of a member' },
  concerts: { id: 'interest.concerts', defaultMessage: 'Concerts', description: 'Interest of a member' },
  theatre: { id: 'interest.theatre', defaultMessage: 'Theatre', description: 'Interest of a member' },
  cinema: { id: 'interest.cinema', defaultMessage: 'Cinema', description: 'Interest of a member' },
  television: {
    id: 'interest.television',
    defaultMessage: 'Television',
    description: 'Interest of a member',
  },
  reading: { id: 'interest.reading', defaultMessage: 'Reading', description: 'Interest of a member' },
  writing: { id: 'interest.writing', defaultMessage: 'Writing', description: 'Interest of a member' },
  art: { id: 'interest.art', defaultMessage: 'Art', description: 'Interest of a member' },
  museums: { id: 'interest.museums', defaultMessage: 'Museums', description: 'Interest of a member' },
  photography: {
    id: 'interest.photography',
    defaultMessage: 'Photography',
    description: 'Interest of a member',
  },
  history: { id: 'interest.history', defaultMessage: 'History', description: 'Interest of a member' },
  crafts: { id: 'interest.crafts', defaultMessage: 'Crafts', description: 'Interest of a member' },
  gardening: { id: 'interest.gardening', defaultMessage: 'Gardening', description: 'Interest of a member' },
  nature: { id: 'interest.nature', defaultMessage: 'Nature', description: 'Interest of a member' },
  animals: { id: 'interest.animals', defaultMessage: 'Animals', description: 'Interest of a member' },
  beach: { id: 'interest.beach', defaultMessage: 'Beach', description: 'Interest of a member' },
  travel: { id: 'interest.travel', defaultMessage: 'Travel', description: 'Interest of a member' },
  city_trips: {
    id: 'interest.city_trips',
    defaultMessage: 'City trips',
    description: 'Interest of a member',
  },
  camping: { id: 'interest.camping', defaultMessage: 'Camping', description: 'Interest of a member' },
  motorcycling: {
    id: 'interest.motorcycling',
    defaultMessage: 'Motorcycling',
    description: 'Interest of a member',
  },
  cars: { id: 'interest.cars', defaultMessage: 'Cars', description: 'Interest of a member' },
  games: { id: 'interest.games', defaultMessage: 'Games', description: 'Interest of a member' },
  quizzes: { id: 'interest.quizzes', defaultMessage: 'Quizzes', description: 'Interest of a member' },
  volunteering: {
    id: 'interest.volunteering',
    defaultMessage: 'Volunteering',
    description: 'Interest of a member',
  },
  spirituality: {
    id: 'interest.spirituality',
    defaultMessage: 'Spirituality',
    description: 'Interest of a member',
  },
});

/** The name of an interest by its code; null for one that this version does not know. */
export const interestMessage = (code: string): MessageDescriptor | null =>
  (interestMessages as Partial<Record<string, MessageDescriptor>>)[code] ?? null;
