import { defineMessages } from '@vesper/i18n/react';

export const profileViewMessages = defineMessages({
  backToSearch: {
    id: 'profile-page.back.search',
    defaultMessage: 'Back to the search',
    description: 'Link on a profile',
  },
  backToLikes: {
    id: 'profile-page.back.likes',
    defaultMessage: 'Back to the likes',
    description: 'Link on a profile that was opened from the likes',
  },
  photos: { id: 'profile-page.photos', defaultMessage: 'Photos', description: 'Heading on a profile' },
  photoAlt: {
    id: 'profile-page.photo.alt',
    defaultMessage: 'Photo {number} of {name}',
    description: 'Describes a photo to screen readers',
  },
  photoLocked: {
    id: 'profile-page.photo.locked',
    defaultMessage: 'For premium members',
    description: 'On a photo that only premium members see',
  },
  photoLockedAlt: {
    id: 'profile-page.photo.locked.alt',
    defaultMessage: 'Blurred photo of {name}',
    description: 'Describes a locked photo to screen readers',
  },
  premiumTitle: {
    id: 'profile-page.premium.title',
    defaultMessage: 'See all photos with Premium',
    description: 'Notice after pressing a locked photo',
  },
  premiumText: {
    id: 'profile-page.premium.text',
    defaultMessage:
      'Buy any bundle of credits and you are a premium member: you see all photos of everyone, and the credits are yours to write with.',
    description: 'Notice after pressing a locked photo',
  },
  noAbout: {
    id: 'profile-page.about.none',
    defaultMessage: '{name} has not written anything yet. Ask!',
    description: 'On a profile without text',
  },
  like: { id: 'profile-page.like', defaultMessage: 'Like', description: 'Button on a profile' },
  unlike: {
    id: 'profile-page.unlike',
    defaultMessage: 'You like {name}',
    description: 'Button on a profile that is liked; pressing it takes the like back',
  },
  likesYou: {
    id: 'profile-page.likes-you',
    defaultMessage: '{name} likes you',
    description: 'On the profile of someone who liked the reader',
  },
  message: {
    id: 'profile-page.message',
    defaultMessage: 'Send a message',
    description: 'Button on a profile',
  },
  block: { id: 'profile-page.block', defaultMessage: 'Block {name}', description: 'Button on a profile' },
  blockTitle: {
    id: 'profile-page.block.title',
    defaultMessage: 'Block {name}?',
    description: 'Asks before blocking',
  },
  blockText: {
    id: 'profile-page.block.text',
    defaultMessage: 'You will not see each other any more. Your conversation and your likes are removed.',
    description: 'Asks before blocking',
  },
  blockCancel: {
    id: 'profile-page.block.cancel',
    defaultMessage: 'No, go back',
    description: 'Does not block',
  },
  landingTitle: {
    id: 'profile-page.landing.title',
    defaultMessage: 'Get to know {name}',
    description: 'Title of a page that shows one member to somebody who comes from outside',
  },
});
