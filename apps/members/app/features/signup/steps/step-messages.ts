import { defineMessages } from '@vesper/i18n/react';

/** What only the steps after the first say. */
export const stepMessages = defineMessages({
  step: {
    id: 'signup.step',
    defaultMessage: 'Step {number} of {total}',
    description: 'Where one is in the signup',
  },
  skipped: {
    id: 'signup.skipped',
    defaultMessage: 'You have skipped step {number}. You can fill it in later in your profile.',
    description: 'Below "Step 3 of 4", after a step that was left out or saved with nothing in it',
  },
  next: { id: 'signup.next', defaultMessage: 'Save and continue', description: 'Button' },
  skip: { id: 'signup.skip', defaultMessage: 'Skip this', description: 'Button: leaves a step out' },
  back: { id: 'signup.back', defaultMessage: 'Back', description: 'Button: to the step before' },
  photoText: {
    id: 'signup.photo.text',
    defaultMessage: 'Members with a photo get far more replies. A friendly photo of your face is best.',
    description: 'On the step',
  },
  photoChoose: {
    id: 'signup.photo.choose',
    defaultMessage: 'Choose a photo',
    description: 'Label of the file field',
  },
  photoAnother: {
    id: 'signup.photo.another',
    defaultMessage: 'Change photo',
    description: 'Label of the file field once there is a photo',
  },
  photoCrop: {
    id: 'signup.photo.crop',
    defaultMessage: 'Crop',
    description:
      'Button below the chosen photo; opens the dialog in which the part is chosen that others will see',
  },
  photoUploading: {
    id: 'signup.photo.uploading',
    defaultMessage: 'Your photo is being uploaded',
    description: 'While a photo is on its way',
  },
  photoMissing: {
    id: 'signup.photo.missing',
    defaultMessage: 'Please choose a photo first.',
    description: 'No file was chosen',
  },
  locationText: {
    id: 'signup.location.text',
    defaultMessage:
      'This lets us show you people nearby. Others will see your town and region, but never your address.',
    description: 'On the step; the home address is meant',
  },
  aboutMeHint: {
    id: 'signup.about-me.hint',
    defaultMessage: 'What makes you laugh? What does a good day look like?',
    description: 'Under the field “About me”',
  },
  chooseNone: { id: 'signup.choose', defaultMessage: 'Please choose', description: 'Empty choice of a list' },
  pushText: {
    id: 'signup.push.text',
    defaultMessage:
      'This device can tell you when someone writes to you or likes you, even when this page is closed.',
    description: 'On the step',
  },
  pushAccept: { id: 'signup.push.accept', defaultMessage: 'Yes, switch them on', description: 'Button' },
  pushDenied: {
    id: 'signup.push.denied',
    defaultMessage:
      'Your browser does not allow notifications from this site. You can change that in your browser’s settings.',
    description: 'The browser said no',
  },
  inboxText: {
    id: 'signup.inbox.text',
    defaultMessage:
      'We have sent an e-mail to {email}. Open the link in it to finish signing up. If you cannot find it, check your junk or spam folder.',
    description: 'On the last step',
  },
  inboxWaiting: {
    id: 'signup.inbox.waiting',
    defaultMessage: 'We will keep your first message safe until then.',
    description: 'On the last step when a message was written',
  },
  inboxLiked: {
    id: 'signup.inbox.liked',
    defaultMessage: 'Your like is ready: {name} will see it once you have opened the link.',
    description: 'On the last step, to somebody who signed up by a like; {name} may be several names',
  },
  inboxSearch: {
    id: 'signup.inbox.search',
    defaultMessage: 'Look around in the meantime',
    description: 'Link to the search on the last step',
  },
  goOn: {
    id: 'signup.go-on',
    defaultMessage: 'Carry on where you left off',
    description: 'Link at the end of signup to the page that one wanted before, such as writing to a member',
  },
  inboxResend: { id: 'signup.inbox.resend', defaultMessage: 'Send the e-mail again', description: 'Button' },
  inboxAddress: {
    id: 'signup.inbox.address',
    defaultMessage: 'Change the e-mail address',
    description: 'Link to the settings, below the e-mail address that the e-mail was sent to',
  },
  inboxResent: {
    id: 'signup.inbox.resent',
    defaultMessage: 'We have sent the e-mail again.',
    description: 'After the button',
  },
});
