import { defineMessages } from '@vesper/i18n/react';

/** The list of whom the member has blocked. */
export const blockedMessages = defineMessages({
  intro: {
    id: 'trust-blocked.intro',
    defaultMessage:
      'These people cannot see your profile or write to you, and you will not come across them on the site.',
    description: 'Behind the list of people whom the member has blocked',
  },
  when: {
    id: 'trust-blocked.when',
    defaultMessage: 'Blocked on {when}',
    description: 'Under a name in the list of blocked people; {when} is a date',
  },
  unblock: {
    id: 'trust-blocked.unblock',
    defaultMessage: 'Unblock',
    description: 'Button beside a name in the list of blocked people',
  },
  unblockOf: {
    id: 'trust-blocked.unblock-of',
    defaultMessage: 'Unblock {name}',
    description:
      'The same button, and the one that confirms, as screen readers say them; {name} is a first name',
  },
  title: {
    id: 'trust-blocked.title',
    defaultMessage: 'Unblock {name}?',
    description: 'Asks before unblocking; {name} is a first name',
  },
  text: {
    id: 'trust-blocked.text',
    defaultMessage:
      'You will be able to find each other, see each other’s profiles and write to each other again, unless {name} has blocked you as well.',
    description:
      'Asks before unblocking: what comes back. Nobody is told whether {name} has blocked them, too, so that nothing may be promised; {name} is a first name of either gender',
  },
  lost: {
    id: 'trust-blocked.lost',
    defaultMessage:
      'Your earlier conversation and the likes between you will not come back. If one of you writes, a new conversation will begin.',
    description: 'Asks before unblocking: what does not come back',
  },
  cancel: {
    id: 'trust-blocked.cancel',
    defaultMessage: 'Cancel',
    description: 'Does not unblock',
  },
  done: {
    id: 'trust-blocked.done',
    defaultMessage: '{name} is no longer blocked.',
    description: 'After unblocking, over the list; {name} is a first name of either gender',
  },
  none: {
    id: 'trust-blocked.none',
    defaultMessage: 'You have not blocked anyone',
    description: 'Title where the list of blocked people is empty',
  },
  noneText: {
    id: 'trust-blocked.none.text',
    defaultMessage:
      'Is someone bothering you? You can block them on their profile or in the menu of your conversation. Everyone you block will be listed here.',
    description: 'Where the list of blocked people is empty',
  },
  shown: {
    id: 'trust-blocked.shown',
    defaultMessage: '{count, plural, one {# person shown} other {# people shown}}',
    description: 'Under the list of blocked people: how many are shown so far',
  },
  more: {
    id: 'trust-blocked.more',
    defaultMessage: 'Show more people',
    description: 'Button under the list of blocked people',
  },
  end: {
    id: 'trust-blocked.end',
    defaultMessage: 'That is everyone you have blocked.',
    description: 'At the end of a long list of blocked people',
  },
});
