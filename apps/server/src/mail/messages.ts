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
      'You have created an account on {site}. Please confirm that this e-mail address is yours. After that, other members can find you and your messages are delivered.',
    description: 'Main text of the mail after signup',
  },
  activationCredits: {
    id: 'mail.activation.credits',
    defaultMessage:
      '{credits, plural, one {You also receive # credit to start with, free of charge.} other {You also receive # credits to start with, free of charge.}}',
    description: 'Second paragraph of the mail after signup; credits pay for messages',
  },
  activationButton: {
    id: 'mail.activation.button',
    defaultMessage: 'Confirm e-mail address',
    description: 'Button in the mail after signup',
  },
  activationIgnore: {
    id: 'mail.activation.ignore',
    defaultMessage:
      'Did you not sign up? Then ignore this e-mail; nothing happens without your confirmation.',
    description: 'Last paragraph of the mail after signup',
  },
  linkFallback: {
    id: 'mail.linkFallback',
    defaultMessage: 'If the button does not work, copy this address into your browser:',
    description: 'Stands above the plain address of the button in every mail',
  },
  footer: {
    id: 'mail.footer',
    defaultMessage:
      'You receive this e-mail because you have an account on {site}. Questions? Write to {email}.',
    description:
      'Foot of every mail; {site} is the name of the website, {email} the address of customer service',
  },
  footerNoAccount: {
    id: 'mail.footerNoAccount',
    defaultMessage:
      'You receive this e-mail because this address was typed in on {site}. Questions? Write to {email}.',
    description:
      'Foot of a mail to somebody without an account; {site} is the name of the website, {email} the address of customer service',
  },
});
