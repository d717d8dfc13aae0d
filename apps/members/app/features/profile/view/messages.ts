import { defineMessages } from '@vesper/i18n/react';

export const profileViewMessages = defineMessages({
  backToSearch: {
    id: 'profile-page.back.search',
    defaultMessage: 'Back to search',
    description: 'Link on a profile',
  },
  backToLikes: {
    id: 'profile-page.back.likes',
    defaultMessage: 'Back to likes',
    description: 'Link on a profile that was opened from the likes',
  },
  backToChat: {
    id: 'profile-page.back.chat',
    defaultMessage: 'Back to your conversation',
    description: 'Link on a profile that was opened from the conversation with that member',
  },
  backToSuggestions: {
    id: 'profile-page.back.suggestions',
    defaultMessage: 'Back to suggestions',
    description:
      'Link on a profile that was opened from the people whom the site suggests (“People who suit you”)',
  },
  shared: {
    id: 'profile-page.shared',
    defaultMessage: 'You both like this',
    description:
      'Of an interest on another member’s profile that the reader has chosen too; beside a tick, and for who hears it',
  },
  gender: {
    id: 'profile-page.gender',
    defaultMessage: 'Gender',
    description: 'Label of a row in the table of facts on a profile; beside it: Man or Woman',
  },
  sexuality: {
    id: 'profile-page.sexuality',
    defaultMessage: 'Sexuality',
    description:
      'Label of a row in the table of facts on a profile; beside it: Straight, Gay, Lesbian or Bisexual',
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
      'Buy any bundle of credits to become a premium member: you can then see every photo of every member, and use the credits to write.',
    description: 'Notice after pressing a locked photo',
  },
  noAbout: {
    id: 'profile-page.about.none',
    defaultMessage: '{name} has not written anything yet. Why not ask?',
    description: 'On a profile without text',
  },
  likesYou: {
    id: 'profile-page.likes-you',
    defaultMessage: '{name} likes you',
    description: 'On the profile of someone who liked the reader',
  },
  activeToday: {
    id: 'profile-page.active.today',
    defaultMessage: 'Last here today',
    description: 'Under the name: when the member was last on the website',
  },
  activeWeek: {
    id: 'profile-page.active.week',
    defaultMessage: 'Last here in the past week',
    description: 'Under the name: when the member was last on the website',
  },
  activeLonger: {
    id: 'profile-page.active.longer',
    defaultMessage: 'Last here more than a week ago',
    description: 'Under the name: when the member was last on the website',
  },
  ownTitle: {
    id: 'profile-page.own',
    defaultMessage: 'This is how others see you.',
    description: 'Over one’s own profile, shown as others see it',
  },
  ownText: {
    id: 'profile-page.own.text',
    defaultMessage: 'Your other photos are blurred here, as they are for everyone without Premium.',
    description: 'Below that, where there is more than one photo',
  },
  ownEdit: {
    id: 'profile-page.own.edit',
    defaultMessage: 'Change my profile',
    description: 'Button below that',
  },
  message: {
    id: 'profile-page.message',
    defaultMessage: 'Send a message',
    description: 'Button on a profile',
  },
  gift: {
    id: 'profile-page.gift',
    defaultMessage: 'Send a gift',
    description: 'Button on a profile; opens the conversation with the gifts',
  },
  started: {
    id: 'profile-page.started',
    defaultMessage:
      '{count, number} of your {limit, number} free {limit, plural, one {conversation} other {conversations}} started',
    description:
      'Below the button to write, for a free member: how many conversations are begun of those that are free',
  },
  limit: {
    id: 'profile-page.limit',
    defaultMessage: 'Your free conversations are used up. Any bundle of credits lets you start more.',
    description: 'In its place once none is left; the same words as in a conversation',
  },
  landingTitle: {
    id: 'profile-page.landing.title',
    defaultMessage: 'Get to know {name}',
    description: 'Title of a page that shows one member to somebody who comes from outside',
  },
  landingFictional: {
    id: 'profile-page.landing.fictional',
    defaultMessage: 'It is here for entertainment, and you cannot meet in person.',
    description:
      'Right under the label “Fictional profile” on that page, of a profile with no real person behind it',
  },
});
