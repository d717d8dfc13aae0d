import { defineMessages } from '@vesper/i18n/react';

export const premiumMessages = defineMessages({
  title: { id: 'premium.title', defaultMessage: 'Premium', description: 'Title of the page about premium' },
  pricingTitle: {
    id: 'premium.pricing',
    defaultMessage: 'What it costs',
    description: 'Title of the public page with the prices',
  },
  lead: {
    id: 'premium.lead',
    defaultMessage:
      'Joining, searching and liking are free. Buying any bundle of credits makes you a premium member. It is not a subscription, and nothing renews automatically.',
    description: 'Under the title',
  },
  short: {
    id: 'premium.short',
    defaultMessage: 'See every photo, and start as many conversations as you like. No subscription.',
    description: 'Under the title on a phone, where the list of what Premium gives comes after the prices',
  },
  isPremium: {
    id: 'premium.is',
    defaultMessage: 'You are a premium member. Thank you!',
    description: 'For members who are premium',
  },
  gives: {
    id: 'premium.gives',
    defaultMessage: 'What Premium gives you',
    description: 'Heading over the list',
  },
  conversations: {
    id: 'premium.conversations',
    defaultMessage:
      'Start as many conversations as you like. Free members can start {limit, plural, one {# conversation} other {# conversations}}.',
    description: 'One of the things premium gives',
  },
  photos: {
    id: 'premium.photos',
    defaultMessage: 'See every photo of every member, unlocked.',
    description: 'One of the things premium gives',
  },
  ownPhotos: {
    id: 'premium.own-photos',
    defaultMessage: 'Show up to {premium, number} photos of yourself instead of {free, number}.',
    description: 'One of the things premium gives',
  },
  history: {
    id: 'premium.history',
    defaultMessage: 'Read your conversations from the first message to the last.',
    description: 'One of the things premium gives',
  },
  badge: {
    id: 'premium.badge',
    defaultMessage: 'A gold badge on your profile.',
    description: 'One of the things premium gives',
  },
  prices: { id: 'premium.prices', defaultMessage: 'Prices', description: 'Heading over the bundles' },
  countries: {
    id: 'premium.countries',
    defaultMessage: 'What a message costs in each country',
    description: 'Heading over the list of countries and prices',
  },
  countriesText: {
    id: 'premium.countries.text',
    defaultMessage:
      'A message costs {credits, plural, one {# credit} other {# credits}}. In money, that is at least:',
    description: 'Over the list of countries and prices',
  },
});
