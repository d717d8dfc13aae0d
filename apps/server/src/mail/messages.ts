import { defineMessages } from '@vesper/i18n';

/** Texts of every mail; written to a person, in the language the member chose. */
export const mailMessages = defineMessages({
  activationSubject: {
    id: 'mail.activation.subject',
    defaultMessage: 'Confirm your e-mail address for {site}',
    description: 'Subject of the mail after signup; {site} is the name of the website',
  },
  activationTitle: {
    id: 'mail.activation.title',
    defaultMessage: 'Welcome, {name}',
    description: 'Heading of the mail after signup; {name} is the username',
  },
  activationBody: {
    id: 'mail.activation.body',
    defaultMessage:
      'You have created an account on {site}. Please confirm that this e-mail address is yours. After that, other members will be able to find you and we will deliver your messages.',
    description: 'Main text of the mail after signup',
  },
  activationCredits: {
    id: 'mail.activation.credits',
    defaultMessage:
      '{credits, plural, one {You will also get # credit to start with, free of charge.} other {You will also get # credits to start with, free of charge.}}',
    description: 'Second paragraph of the mail after signup; credits pay for messages',
  },
  activationButton: {
    id: 'mail.activation.button',
    defaultMessage: 'Confirm e-mail address',
    description: 'Button in the mail after signup',
  },
  activationIgnore: {
    id: 'mail.activation.ignore',
    defaultMessage: 'If you did not sign up, ignore this e-mail: nothing will happen unless you confirm.',
    description: 'Last paragraph of the mail after signup',
  },
  linkFallback: {
    id: 'mail.linkFallback',
    defaultMessage: 'If the button does not work, copy this link into your browser:',
    description: 'Stands above the link of the button, written out, in every mail',
  },
  footer: {
    id: 'mail.footer',
    defaultMessage:
      'You are receiving this e-mail because you have an account on {site}. Questions? Write to {email}.',
    description:
      'Foot of every mail; {site} is the name of the website, {email} the address of customer service',
  },
  footerNoAccount: {
    id: 'mail.footerNoAccount',
    defaultMessage:
      'You are receiving this e-mail because this e-mail address was entered on {site}. Questions? Write to {email}.',
    description:
      'Foot of a mail to somebody without an account; {site} is the name of the website, {email} the address of customer service',
  },
});
