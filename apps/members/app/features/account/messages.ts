import { defineMessages } from '@vesper/i18n/react';

export const accountMessages = defineMessages({
  loginTitle: { id: 'login.title', defaultMessage: 'Welcome back', description: 'Title of the login page' },
  loginRequired: {
    id: 'login.required',
    defaultMessage: 'Please log in to see this page.',
    description: 'Above the login form',
  },
  loginRequiredChat: {
    id: 'login.required.chat',
    defaultMessage: 'Please log in to chat.',
    description: 'Above the login form',
  },
  loginRequiredPhotos: {
    id: 'login.required.photos',
    defaultMessage: 'Please log in to see more photos.',
    description: 'Above the login form',
  },
  loginRequiredLike: {
    id: 'login.required.like',
    defaultMessage: 'Please log in to like someone.',
    description: 'Above the login form',
  },
  loginRequiredGift: {
    id: 'login.required.gift',
    defaultMessage: 'Please log in to send a gift.',
    description: 'Above the login form',
  },
  email: { id: 'account.email', defaultMessage: 'E-mail address', description: 'Field' },
  password: { id: 'account.password', defaultMessage: 'Password', description: 'Field' },
  showPassword: {
    id: 'account.password.show',
    defaultMessage: 'Show the password',
    description: 'Button in the password field',
  },
  hidePassword: {
    id: 'account.password.hide',
    defaultMessage: 'Hide the password',
    description: 'Button in the password field',
  },
  submit: { id: 'login.submit', defaultMessage: 'Log in', description: 'Button' },
  noAccount: {
    id: 'login.no-account',
    defaultMessage: 'New here?',
    description: 'In front of the link to the signup',
  },
  signup: { id: 'login.signup', defaultMessage: 'Make a free account', description: 'Link to the signup' },
  activateTitle: {
    id: 'activate.title',
    defaultMessage: 'Confirm your e-mail address',
    description: 'Title of the page that the link in the e-mail opens',
  },
  activateText: {
    id: 'activate.text',
    defaultMessage: 'One more click and your account is complete.',
    description: 'On that page',
  },
  activateSubmit: {
    id: 'activate.submit',
    defaultMessage: 'Yes, this is my address',
    description: 'Button that confirms',
  },
  activateDoneTitle: {
    id: 'activate.done.title',
    defaultMessage: 'Thank you, your address is confirmed',
    description: 'After confirming',
  },
  activateDoneText: {
    id: 'activate.done.text',
    defaultMessage:
      '{credits, plural, one {# free credit is} other {# free credits are}} in your account, and messages you have already written are on their way.',
    description: 'After confirming',
  },
  activateDoneAction: {
    id: 'activate.done.action',
    defaultMessage: 'Go and find someone',
    description: 'Button to the search',
  },
  activateErrorTitle: {
    id: 'activate.error.title',
    defaultMessage: 'This link does not work any more',
    description: 'Confirming failed',
  },
  activateErrorText: {
    id: 'activate.error.text',
    defaultMessage: 'It has expired or was already used. Log in, and we will send you a new one.',
    description: 'Help when confirming failed',
  },
});
