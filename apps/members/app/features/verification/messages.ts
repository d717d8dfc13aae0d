import { defineMessages } from '@vesper/i18n/react';

/** The page on which members have their main photo verified. */
export const verificationMessages = defineMessages({
  title: {
    id: 'verification.title',
    defaultMessage: 'Verified photo',
    description:
      'Title of the page on which members have their main photo verified; also the heading of its section on the own profile',
  },
  intro: {
    id: 'verification.intro',
    defaultMessage:
      'A verified photo shows others that it is really you. It is voluntary and free of charge.',
    description: 'Under the title',
  },
  howPoses: {
    id: 'verification.how.poses',
    defaultMessage: 'You take two selfies, each in a different pose. It takes about two minutes.',
    description: 'First of three steps',
  },
  howPeople: {
    id: 'verification.how.people',
    defaultMessage: 'People from our team will compare them with your main photo.',
    description: 'Second of three steps',
  },
  howPrivate: {
    id: 'verification.how.private',
    defaultMessage:
      'Nobody else will see them. We will delete them right after the check, and after {days, number} days at the latest.',
    description: 'Third of three steps',
  },
  start: { id: 'verification.start', defaultMessage: 'Show me the poses', description: 'Button' },
  takeBoth: {
    id: 'verification.take-both',
    defaultMessage: 'Please take two selfies',
    description: 'Heading over the two poses',
  },
  left: {
    id: 'verification.left',
    defaultMessage:
      'These poses are valid for {minutes, plural, one {# more minute} other {# more minutes}}.',
    description: 'Under that heading',
  },
  selfie: {
    id: 'verification.selfie',
    defaultMessage: 'Selfie {number, number}',
    description: 'Heading over one pose; {number} is 1 or 2',
  },
  take: {
    id: 'verification.take',
    defaultMessage: 'Take this selfie',
    description: 'Button: opens the camera of the device, or a choice of files',
  },
  again: {
    id: 'verification.again',
    defaultMessage: 'Take another one',
    description: 'Button: the same selfie once more',
  },
  preview: {
    id: 'verification.preview',
    defaultMessage: 'Your selfie {number, number}',
    description: 'Names the picture for screen readers',
  },
  send: {
    id: 'verification.send',
    defaultMessage: 'Use this selfie',
    description: 'Button under the preview: the selfie is uploaded',
  },
  uploading: {
    id: 'verification.uploading',
    defaultMessage: 'Your selfie is being uploaded',
    description: 'While it is on its way',
  },
  cancel: { id: 'verification.cancel', defaultMessage: 'Cancel', description: 'Button beside the progress' },
  taken: {
    id: 'verification.taken',
    defaultMessage: 'This selfie has been saved.',
    description: 'Said when it has been uploaded',
  },
  submit: {
    id: 'verification.submit',
    defaultMessage: 'Send in both selfies',
    description: 'Button: now people will look at them',
  },
  stop: {
    id: 'verification.stop',
    defaultMessage: 'Stop and delete the selfies',
    description: 'Button: ends it before anything was sent in',
  },
  submitted: {
    id: 'verification.submitted',
    defaultMessage: 'We are checking your selfies',
    description: 'Heading',
  },
  submittedText: {
    id: 'verification.submitted.text',
    defaultMessage:
      'We will send you an e-mail as soon as it is done. If you choose another main photo before then, the check will end.',
    description: 'Under that heading',
  },
  takeBack: { id: 'verification.take-back', defaultMessage: 'Take back my selfies', description: 'Button' },
  verified: {
    id: 'verification.verified',
    defaultMessage: 'Your main photo has been verified',
    description: 'Heading',
  },
  verifiedText: {
    id: 'verification.verified.text',
    defaultMessage:
      'Others can see this on your profile. If you choose another main photo, the mark will go, and you can have the new one verified.',
    description: 'Under that heading; the mark itself stands below',
  },
  giveUp: {
    id: 'verification.give-up',
    defaultMessage: 'Remove the mark',
    description: 'Button: the member no longer wants it',
  },
  refused: {
    id: 'verification.refused',
    defaultMessage: 'We could not verify your photo',
    description: 'Heading; the reason stands below',
  },
  ended: {
    id: 'verification.ended',
    defaultMessage: 'The check has ended',
    description: 'Heading; the reason stands below',
  },
  toProfile: { id: 'verification.to-profile', defaultMessage: 'Go to my profile', description: 'Link' },
});
