import { defineMessages } from '@vesper/i18n/react';

export const signupMessages = defineMessages({
  title: {
    id: 'signup.title',
    defaultMessage: 'Create your free account',
    description: 'Title of the first signup step',
  },
  titleMessage: {
    id: 'signup.title.message',
    defaultMessage: 'Send {name} a free message',
    description: 'Title of the first signup step when it began from a member’s page',
  },
  lead: {
    id: 'signup.lead',
    defaultMessage: 'It takes three minutes. You can pause at any time.',
    description: 'Under the title of the first step',
  },
  message: {
    id: 'signup.message',
    defaultMessage: 'Your message to {name}',
    description: 'Field of the first step',
  },
  messageHint: {
    id: 'signup.message.hint',
    defaultMessage: 'We will send it as soon as you confirm your e-mail address.',
    description: 'Under that field',
  },
  counter: {
    id: 'signup.message.counter',
    defaultMessage: '{length, number} of {maximum, number} characters',
    description: 'Counter under a text field',
  },
  email: { id: 'signup.email', defaultMessage: 'E-mail address', description: 'Field' },
  emailHint: {
    id: 'signup.email.hint',
    defaultMessage: 'Nobody else can see it.',
    description: 'Under the field',
  },
  password: { id: 'signup.password', defaultMessage: 'Choose a password', description: 'Field' },
  passwordHint: {
    id: 'signup.password.hint',
    defaultMessage:
      'At least {password_min, number} characters. A short sentence is easy to remember and hard to guess.',
    description: 'Under the field',
  },
  birthDateHint: {
    id: 'signup.birth-date.hint',
    defaultMessage: 'Others only see your age.',
    description: 'Under the field',
  },
  submit: {
    id: 'signup.submit',
    defaultMessage: 'Create account and continue',
    description: 'Button of the first step; four short ones follow',
  },
  stepsAhead: {
    id: 'signup.steps-ahead',
    defaultMessage:
      '{count, plural, one {After this there is # short step about you. You can skip it.} other {After this there are # short steps about you. You can skip any of them.}}',
    description: 'Under that button',
  },
  age: {
    id: 'signup.age',
    defaultMessage: 'By continuing, you confirm that you are {age} or older.',
    description: 'Small print under the button',
  },
  haveAccount: {
    id: 'signup.have-account',
    defaultMessage: 'Already have an account?',
    description: 'In front of the link to the login',
  },
  closed: {
    id: 'signup.closed',
    defaultMessage: 'New members by invitation only',
    description: 'Title when the site takes nobody without an invitation',
  },
  photoTitle: { id: 'signup.photo', defaultMessage: 'Your photo', description: 'Title of the step' },
  aboutTitle: { id: 'signup.about', defaultMessage: 'About you', description: 'Title of the step' },
  locationTitle: {
    id: 'signup.location',
    defaultMessage: 'Where you live',
    description: 'Title of the step',
  },
  detailsTitle: {
    id: 'signup.details',
    defaultMessage: 'In your own words',
    description: 'Title of the step',
  },
  pushTitle: {
    id: 'signup.push',
    defaultMessage: 'Would you like notifications?',
    description: 'Title of the step about notifications',
  },
  inboxTitle: {
    id: 'signup.inbox',
    defaultMessage: 'Check your inbox',
    description: 'Title of the last step',
  },
});
