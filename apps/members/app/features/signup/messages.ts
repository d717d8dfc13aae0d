import { defineMessages } from '@vesper/i18n/react';

export const signupMessages = defineMessages({
  title: {
    id: 'signup.title',
    defaultMessage: 'Make your free account',
    description: 'Title of the first signup step',
  },
  titleMessage: {
    id: 'signup.title.message',
    defaultMessage: 'Send {name} a free message',
    description: 'Title of the first signup step when it began from a member’s page',
  },
  lead: {
    id: 'signup.lead',
    defaultMessage: 'It takes three minutes, and you can stop and go on whenever you like.',
    description: 'Under the title of the first step',
  },
  message: {
    id: 'signup.message',
    defaultMessage: 'Your message to {name}',
    description: 'Field of the first step',
  },
  messageHint: {
    id: 'signup.message.hint',
    defaultMessage: 'It is sent as soon as you confirm your e-mail address. You may also write later.',
    description: 'Under that field',
  },
  counter: {
    id: 'signup.message.counter',
    defaultMessage: '{length} of {maximum} characters',
    description: 'Counter under a text field',
  },
  email: { id: 'signup.email', defaultMessage: 'E-mail address', description: 'Field' },
  emailHint: {
    id: 'signup.email.hint',
    defaultMessage: 'Nobody else sees it.',
    description: 'Under the field',
  },
  name: { id: 'signup.name', defaultMessage: 'Username', description: 'Field' },
  nameHint: {
    id: 'signup.name.hint',
    defaultMessage: 'This is the name that others see. A first name is enough.',
    description: 'Under the field',
  },
  password: { id: 'signup.password', defaultMessage: 'Choose a password', description: 'Field' },
  passwordHint: {
    id: 'signup.password.hint',
    defaultMessage: 'At least 10 characters. Three or four words are easy to remember.',
    description: 'Under the field',
  },
  birthDateHint: {
    id: 'signup.birth-date.hint',
    defaultMessage: 'Others only see your age.',
    description: 'Under the field',
  },
  submit: { id: 'signup.submit', defaultMessage: 'Make my account', description: 'Button of the first step' },
  submitMessage: {
    id: 'signup.submit.message',
    defaultMessage: 'Make my account and save the message',
    description: 'Button of the first step with a message',
  },
  age: {
    id: 'signup.age',
    defaultMessage: 'By going on you confirm that you are {age} or older.',
    description: 'Small print under the button',
  },
  haveAccount: {
    id: 'signup.have-account',
    defaultMessage: 'You already have an account?',
    description: 'In front of the link to the login',
  },
  closed: {
    id: 'signup.closed',
    defaultMessage: 'New members by invitation',
    description: 'Title when the site takes nobody without an invitation',
  },
  step: {
    id: 'signup.step',
    defaultMessage: 'Step {number} of {total}',
    description: 'Where one is in the signup',
  },
  next: { id: 'signup.next', defaultMessage: 'Save and go on', description: 'Button' },
  skip: { id: 'signup.skip', defaultMessage: 'Skip this', description: 'Button: leaves a step out' },
  back: { id: 'signup.back', defaultMessage: 'Back', description: 'Button: to the step before' },
  photoTitle: { id: 'signup.photo', defaultMessage: 'Your photo', description: 'Title of the step' },
  photoText: {
    id: 'signup.photo.text',
    defaultMessage: 'Members with a photo get far more answers. A friendly picture of your face is best.',
    description: 'On the step',
  },
  photoChoose: {
    id: 'signup.photo.choose',
    defaultMessage: 'Choose a photo',
    description: 'Label of the file field',
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
  aboutTitle: { id: 'signup.about', defaultMessage: 'About you', description: 'Title of the step' },
  locationTitle: {
    id: 'signup.location',
    defaultMessage: 'Where you live',
    description: 'Title of the step',
  },
  locationText: {
    id: 'signup.location.text',
    defaultMessage: 'So that we can show you people nearby. Your address stays unknown to everyone.',
    description: 'On the step',
  },
  detailsTitle: {
    id: 'signup.details',
    defaultMessage: 'In your own words',
    description: 'Title of the step',
  },
  aboutMeHint: {
    id: 'signup.about-me.hint',
    defaultMessage: 'What makes you laugh? What does a good day look like?',
    description: 'Under the field “About me”',
  },
  chooseNone: { id: 'signup.choose', defaultMessage: 'Please choose', description: 'Empty choice of a list' },
  pushTitle: {
    id: 'signup.push',
    defaultMessage: 'Shall we let you know?',
    description: 'Title of the step about notifications',
  },
  pushText: {
    id: 'signup.push.text',
    defaultMessage:
      'This device can tell you when someone writes to you or likes you, even when this page is closed.',
    description: 'On the step',
  },
  pushAccept: { id: 'signup.push.accept', defaultMessage: 'Yes, let me know', description: 'Button' },
  pushDenied: {
    id: 'signup.push.denied',
    defaultMessage:
      'Your browser does not allow notifications for this site. You can change that in its settings.',
    description: 'The browser said no',
  },
  inboxTitle: {
    id: 'signup.inbox',
    defaultMessage: 'Check your inbox',
    description: 'Title of the last step',
  },
  inboxText: {
    id: 'signup.inbox.text',
    defaultMessage:
      'We have sent an e-mail to {email}. Press the link in it, and everything is ready. If you cannot find it, look in the spam folder.',
    description: 'On the last step',
  },
  inboxWaiting: {
    id: 'signup.inbox.waiting',
    defaultMessage: 'Your first message is kept safe until then.',
    description: 'On the last step when a message was written',
  },
  inboxSearch: {
    id: 'signup.inbox.search',
    defaultMessage: 'Look around already',
    description: 'Link to the search on the last step',
  },
  inboxResend: { id: 'signup.inbox.resend', defaultMessage: 'Send the e-mail again', description: 'Button' },
  inboxResent: {
    id: 'signup.inbox.resent',
    defaultMessage: 'The e-mail is on its way again.',
    description: 'After the button',
  },
});
