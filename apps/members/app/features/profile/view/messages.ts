import { defineMessages } from '@vesper/i18n/react';

export const profileViewMessages = defineMessages({
  backToSearch: {
    id: 'member.back.search',
    defaultMessage: 'Back to the search',
    description: 'Link on a profile',
  },
  backToLikes: {
    id: 'member.back.likes',
    defaultMessage: 'Back to the likes',
    description: 'Link on a profile that was opened from the likes',
  },
  photos: { id: 'member.photos', defaultMessage: 'Photos', description: 'Heading on a profile' },
  photoAlt: {
    id: 'member.photo.alt',
    defaultMessage: 'Photo {number} of {name}',
    description: 'Describes a photo to screen readers',
  },
  photoLocked: {
    id: 'member.photo.locked',
    defaultMessage: 'For premium members',
    description: 'On a photo that only premium members see',
  },
  photoLockedAlt: {
    id: 'member.photo.locked.alt',
    defaultMessage: 'Blurred photo of {name}',
    description: 'Describes a locked photo to screen readers',
  },
  premiumTitle: {
    id: 'member.premium.title',
    defaultMessage: 'See all photos with Premium',
    description: 'Notice after pressing a locked photo',
  },
  premiumText: {
    id: 'member.premium.text',
    defaultMessage:
      'Buy any bundle of credits and you are a premium member: you see all photos of everyone, and the credits are yours to write with.',
    description: 'Notice after pressing a locked photo',
  },
  noAbout: {
    id: 'member.about.none',
    defaultMessage: '{name} has not written anything yet. Ask!',
    description: 'On a profile without text',
  },
  like: { id: 'member.like', defaultMessage: 'Like', description: 'Button on a profile' },
  unlike: {
    id: 'member.unlike',
    defaultMessage: 'You like {name}',
    description: 'Button on a profile that is liked; pressing it takes the like back',
  },
  likesYou: {
    id: 'member.likes-you',
    defaultMessage: '{name} likes you',
    description: 'On the profile of someone who liked the reader',
  },
  message: { id: 'member.message', defaultMessage: 'Send a message', description: 'Button on a profile' },
  block: { id: 'member.block', defaultMessage: 'Block {name}', description: 'Button on a profile' },
  blockTitle: {
    id: 'member.block.title',
    defaultMessage: 'Block {name}?',
    description: 'Asks before blocking',
  },
  blockText: {
    id: 'member.block.text',
    defaultMessage: 'You will not see each other any more. Your conversation and your likes are removed.',
    description: 'Asks before blocking',
  },
  blockCancel: { id: 'member.block.cancel', defaultMessage: 'No, go back', description: 'Does not block' },
  landingTitle: {
    id: 'member.landing.title',
    defaultMessage: 'Get to know {name}',
    description: 'Title of a page that shows one member to somebody who comes from outside',
  },
});
