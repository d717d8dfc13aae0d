import { defineMessages } from '@vesper/i18n/react';

export const profileMessages = defineMessages({
  title: {
    id: 'profile.title',
    defaultMessage: 'My profile',
    description: 'Title of the page with the own profile',
  },
  view: {
    id: 'profile.view',
    defaultMessage: 'See it as others see it',
    description: 'Link to the own public profile',
  },
  complete: {
    id: 'profile.complete',
    defaultMessage: 'Your profile is complete',
    description: 'Heading beside one’s own card, where nothing is missing',
  },
  completeText: {
    id: 'profile.complete.text',
    defaultMessage: 'This is how others see you in the search.',
    description: 'Below the heading that the profile is complete; the form with all of it follows',
  },
  missing: {
    id: 'profile.missing',
    defaultMessage: 'What is still missing',
    description: 'Heading beside one’s own card, over how much of the profile there is and the next step',
  },
  missingMeter: {
    id: 'profile.missing.meter',
    defaultMessage: 'Filled in so far',
    description: 'Label of a bar; behind it stands “3 of 5”',
  },
  missingOf: {
    id: 'profile.missing.of',
    defaultMessage: '{done, number} of {total, number}',
    description: 'Behind “Filled in so far”: how many parts of the profile there are',
  },
  missingPhoto: {
    id: 'profile.missing.photo',
    defaultMessage: 'Add a photo',
    description: 'Button: the next step of the own profile',
  },
  missingAbout: {
    id: 'profile.missing.about',
    defaultMessage: 'Write about yourself',
    description: 'Button: the next step of the own profile',
  },
  missingPlace: {
    id: 'profile.missing.place',
    defaultMessage: 'Say where you live',
    description: 'Button: the next step of the own profile',
  },
  missingPerson: {
    id: 'profile.missing.person',
    defaultMessage: 'Say who you are looking for',
    description: 'Button: the next step of the own profile',
  },
  missingInterests: {
    id: 'profile.missing.interests',
    defaultMessage: 'Choose your interests',
    description: 'Button: the next step of the own profile',
  },
  autosave: {
    id: 'profile.autosave',
    defaultMessage: 'Anything you change below will be saved automatically.',
    description: 'Under the title of the page with the own profile',
  },
  save: { id: 'profile.save', defaultMessage: 'Save', description: 'Button of each section' },
  saved: { id: 'profile.saved', defaultMessage: 'Saved', description: 'Said beside the button after saving' },
  aboutHint: {
    id: 'profile.about.hint',
    defaultMessage: 'What makes you laugh? What do you like to do? Who would you like to meet?',
    description: 'Hint under About me',
  },
  aboutPublic: {
    id: 'profile.about.public',
    defaultMessage:
      'Everyone can read this, so it is best to leave out your phone number and e-mail address.',
    description: 'Hint under About me, behind its questions',
  },
  townUnknown: {
    id: 'profile.town-unknown',
    defaultMessage:
      'We do not know where this town is, so you cannot search by distance. If you like, enter a larger town nearby.',
    description: 'Hint under the town, for one that we do not know; it is saved all the same',
  },
  counter: {
    id: 'profile.counter',
    defaultMessage: '{length, number} of {maximum, number} characters',
    description: 'Under About me',
  },
  savedMeanwhile: {
    id: 'profile.about.saved-meanwhile',
    defaultMessage: 'Saved in the meantime:',
    description:
      'Before the text about oneself (or the place, or the date of birth) that was saved on another page while this one was being written',
  },
  keepSaved: {
    id: 'profile.keep-saved',
    defaultMessage: 'Keep what is already saved',
    description:
      'Button below what was saved on another page in the meantime: that stays, and what was written here goes',
  },
  traits: {
    id: 'profile.traits',
    defaultMessage: 'A little more about you',
    description: 'Heading of a section with relationship status, build, colour of hair and eyes',
  },
  traitsHint: {
    id: 'profile.traits.hint',
    defaultMessage: 'All of this is optional. What you leave out will not be shown.',
    description: 'Below the heading of relationship status, build, colour of hair and eyes',
  },
  traitUnsaid: {
    id: 'profile.traits.unsaid',
    defaultMessage: 'Rather not say',
    description: 'First choice of relationship status, build, colour of hair and eyes: nothing is said of it',
  },
  person: {
    id: 'profile.person',
    defaultMessage: 'You, and who you are looking for',
    description: 'Heading of a section',
  },
  birthHint: {
    id: 'profile.birth.hint',
    defaultMessage: 'Others only see your age.',
    description: 'Hint under the own date of birth',
  },
  place: { id: 'profile.place', defaultMessage: 'Where you live', description: 'Heading of a section' },
  regionEmpty: {
    id: 'profile.region.empty',
    defaultMessage: 'None selected',
    description: 'First entry of the list of regions: none is chosen',
  },
  interestsHint: {
    id: 'profile.interests.hint',
    defaultMessage: 'Choose as many as you like.',
    description: 'Hint over the interests',
  },
});
