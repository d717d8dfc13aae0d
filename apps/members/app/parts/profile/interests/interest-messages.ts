import type { Interest, InterestGroup } from '@vesper/domain';
import { defineMessages } from '@vesper/i18n/react';
import type { MessageDescriptor } from 'react-intl';

export const allInterestsMessage = defineMessages({
  all: {
    id: 'profile-interest.all',
    defaultMessage: 'Show all interests',
    description: 'Checkbox under the twelve most common interests',
  },
});

const interestMessages = defineMessages<Interest>({
  relationship: {
    id: 'profile-interest.relationship',
    defaultMessage: 'A relationship',
    description: 'Interest of a member',
  },
  friendship: {
    id: 'profile-interest.friendship',
    defaultMessage: 'Friendship',
    description: 'Interest of a member',
  },
  dating: { id: 'profile-interest.dating', defaultMessage: 'Dating', description: 'Interest of a member' },
  flirting: {
    id: 'profile-interest.flirting',
    defaultMessage: 'Flirting',
    description: 'Interest of a member',
  },
  romance: { id: 'profile-interest.romance', defaultMessage: 'Romance', description: 'Interest of a member' },
  kissing: { id: 'profile-interest.kissing', defaultMessage: 'Kissing', description: 'Interest of a member' },
  cuddling: {
    id: 'profile-interest.cuddling',
    defaultMessage: 'Cuddling',
    description: 'Interest of a member',
  },
  massage: { id: 'profile-interest.massage', defaultMessage: 'Massage', description: 'Interest of a member' },
  candlelight_dinners: {
    id: 'profile-interest.candlelight_dinners',
    defaultMessage: 'Candlelit dinners',
    description: 'Interest of a member',
  },
  dining_out: {
    id: 'profile-interest.dining_out',
    defaultMessage: 'Dining out',
    description: 'Interest of a member',
  },
  cooking: { id: 'profile-interest.cooking', defaultMessage: 'Cooking', description: 'Interest of a member' },
  baking: { id: 'profile-interest.baking', defaultMessage: 'Baking', description: 'Interest of a member' },
  wine: { id: 'profile-interest.wine', defaultMessage: 'Wine', description: 'Interest of a member' },
  coffee: { id: 'profile-interest.coffee', defaultMessage: 'Coffee', description: 'Interest of a member' },
  sports: { id: 'profile-interest.sports', defaultMessage: 'Sport', description: 'Interest of a member' },
  fitness: { id: 'profile-interest.fitness', defaultMessage: 'Fitness', description: 'Interest of a member' },
  yoga: { id: 'profile-interest.yoga', defaultMessage: 'Yoga', description: 'Interest of a member' },
  wellness: {
    id: 'profile-interest.wellness',
    defaultMessage: 'Wellness',
    description: 'Interest of a member',
  },
  walking: { id: 'profile-interest.walking', defaultMessage: 'Walking', description: 'Interest of a member' },
  hiking: { id: 'profile-interest.hiking', defaultMessage: 'Hiking', description: 'Interest of a member' },
  cycling: { id: 'profile-interest.cycling', defaultMessage: 'Cycling', description: 'Interest of a member' },
  swimming: {
    id: 'profile-interest.swimming',
    defaultMessage: 'Swimming',
    description: 'Interest of a member',
  },
  sailing: { id: 'profile-interest.sailing', defaultMessage: 'Sailing', description: 'Interest of a member' },
  fishing: { id: 'profile-interest.fishing', defaultMessage: 'Fishing', description: 'Interest of a member' },
  golf: { id: 'profile-interest.golf', defaultMessage: 'Golf', description: 'Interest of a member' },
  tennis: { id: 'profile-interest.tennis', defaultMessage: 'Tennis', description: 'Interest of a member' },
  skiing: { id: 'profile-interest.skiing', defaultMessage: 'Skiing', description: 'Interest of a member' },
  music: { id: 'profile-interest.music', defaultMessage: 'Music', description: 'Interest of a member' },
  singing: { id: 'profile-interest.singing', defaultMessage: 'Singing', description: 'Interest of a member' },
  dancing: { id: 'profile-interest.dancing', defaultMessage: 'Dancing', description: 'Interest of a member' },
  concerts: {
    id: 'profile-interest.concerts',
    defaultMessage: 'Concerts',
    description: 'Interest of a member',
  },
  theatre: { id: 'profile-interest.theatre', defaultMessage: 'Theatre', description: 'Interest of a member' },
  cinema: { id: 'profile-interest.cinema', defaultMessage: 'Cinema', description: 'Interest of a member' },
  television: {
    id: 'profile-interest.television',
    defaultMessage: 'Television',
    description: 'Interest of a member',
  },
  reading: { id: 'profile-interest.reading', defaultMessage: 'Reading', description: 'Interest of a member' },
  writing: { id: 'profile-interest.writing', defaultMessage: 'Writing', description: 'Interest of a member' },
  art: { id: 'profile-interest.art', defaultMessage: 'Art', description: 'Interest of a member' },
  museums: { id: 'profile-interest.museums', defaultMessage: 'Museums', description: 'Interest of a member' },
  photography: {
    id: 'profile-interest.photography',
    defaultMessage: 'Photography',
    description: 'Interest of a member',
  },
  history: { id: 'profile-interest.history', defaultMessage: 'History', description: 'Interest of a member' },
  crafts: { id: 'profile-interest.crafts', defaultMessage: 'Crafts', description: 'Interest of a member' },
  gardening: {
    id: 'profile-interest.gardening',
    defaultMessage: 'Gardening',
    description: 'Interest of a member',
  },
  nature: { id: 'profile-interest.nature', defaultMessage: 'Nature', description: 'Interest of a member' },
  animals: { id: 'profile-interest.animals', defaultMessage: 'Animals', description: 'Interest of a member' },
  beach: { id: 'profile-interest.beach', defaultMessage: 'Beach', description: 'Interest of a member' },
  travel: { id: 'profile-interest.travel', defaultMessage: 'Travel', description: 'Interest of a member' },
  city_trips: {
    id: 'profile-interest.city_trips',
    defaultMessage: 'City breaks',
    description: 'Interest of a member',
  },
  camping: { id: 'profile-interest.camping', defaultMessage: 'Camping', description: 'Interest of a member' },
  motorcycling: {
    id: 'profile-interest.motorcycling',
    defaultMessage: 'Motorcycling',
    description: 'Interest of a member',
  },
  cars: { id: 'profile-interest.cars', defaultMessage: 'Cars', description: 'Interest of a member' },
  games: { id: 'profile-interest.games', defaultMessage: 'Games', description: 'Interest of a member' },
  quizzes: { id: 'profile-interest.quizzes', defaultMessage: 'Quizzes', description: 'Interest of a member' },
  volunteering: {
    id: 'profile-interest.volunteering',
    defaultMessage: 'Volunteering',
    description: 'Interest of a member',
  },
  spirituality: {
    id: 'profile-interest.spirituality',
    defaultMessage: 'Spirituality',
    description: 'Interest of a member',
  },
});

/** What the groups are called that interests are offered in. */
export const interestGroupMessages = defineMessages<InterestGroup>({
  closeness: {
    id: 'profile-interest.group.closeness',
    defaultMessage: 'Love and friendship',
    description: 'Heading over interests such as a relationship, flirting, cuddling',
  },
  food: {
    id: 'profile-interest.group.food',
    defaultMessage: 'Food and drink',
    description: 'Heading over interests such as cooking, wine, dining out',
  },
  sport: {
    id: 'profile-interest.group.sport',
    defaultMessage: 'Sport and well-being',
    description: 'Heading over interests such as walking, swimming, yoga',
  },
  culture: {
    id: 'profile-interest.group.culture',
    defaultMessage: 'Music and culture',
    description: 'Heading over interests such as concerts, reading, museums',
  },
  travel: {
    id: 'profile-interest.group.travel',
    defaultMessage: 'Travel and nature',
    description: 'Heading over interests such as the beach, animals, gardening',
  },
  hobbies: {
    id: 'profile-interest.group.hobbies',
    defaultMessage: 'Hobbies and more',
    description: 'Heading over interests such as crafts, games, cars, volunteering',
  },
});

/** The name of an interest by its code; null for one that this version does not know. */
export const interestMessage = (code: string): MessageDescriptor | null =>
  (interestMessages as Partial<Record<string, MessageDescriptor>>)[code] ?? null;
