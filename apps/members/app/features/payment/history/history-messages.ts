import { defineMessages } from '@vesper/i18n/react';

export const historyMessages = defineMessages({
  title: {
    id: 'payment-history.title',
    defaultMessage: 'Transactions',
    description: 'Title of the page that lists every movement of a member’s credits',
  },
  lead: {
    id: 'payment-history.lead',
    defaultMessage: 'The newest are at the top.',
    description: 'Under the title',
  },
  open: {
    id: 'payment-history.open',
    defaultMessage: 'Not paid yet',
    description: 'Title over orders that can still be paid',
  },
  openOrder: {
    id: 'payment-history.open.order',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} for {price}',
    description: 'An order that can still be paid; {price} has its currency',
  },
  openAction: {
    id: 'payment-history.open.action',
    defaultMessage: 'Continue',
    description: 'Link on an order that can still be paid; leads to its page, from where one pays',
  },
  bought: {
    id: 'payment-history.bought',
    defaultMessage: '{credits, plural, one {# credit bought} other {# credits bought}}',
    description: 'A line of the list',
  },
  paid: {
    id: 'payment-history.paid',
    defaultMessage: '{price}, {method}',
    description: 'Below a line: what an order cost and how it was paid, such as "€29.99, iDEAL | Wero"',
  },
  paidOff: {
    id: 'payment-history.paid-off',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} went towards what you owed.',
    description: 'Below a line: a part of the credits that came has paid off credits that were owed',
  },
  given: {
    id: 'payment-history.given',
    defaultMessage: 'Free credits from us',
    description: 'A line of the list: credits that the site has given, such as those for signing up',
  },
  spent: {
    id: 'payment-history.spent',
    defaultMessage: '{messages, plural, one {Message to {name}} other {# messages to {name}}}',
    description: 'A line of the list: what credits were used for',
  },
  spentGift: {
    id: 'payment-history.spent.gift',
    defaultMessage: '{messages, plural, one {Gift to {name}} other {# gifts to {name}}}',
    description: 'A line of the list: gifts that credits were used for',
  },
  spentPhoto: {
    id: 'payment-history.spent.photo',
    defaultMessage: '{messages, plural, one {Photo to {name}} other {# photos to {name}}}',
    description: 'A line of the list: photos, sent in a conversation, that credits were used for',
  },
  spentVoice: {
    id: 'payment-history.spent.voice',
    defaultMessage: '{messages, plural, one {Voice message to {name}} other {# voice messages to {name}}}',
    description: 'A line of the list: voice messages that credits were used for',
  },
  spentUnknown: {
    id: 'payment-history.spent.unknown',
    defaultMessage:
      '{messages, plural, one {Message to someone you can no longer write to} other {# messages to someone you can no longer write to}}',
    description:
      'A line of the list: credits were used for messages to members who have left, or one of the two has blocked the other; it must not say which',
  },
  returned: {
    id: 'payment-history.returned',
    defaultMessage: 'Money returned to you, credits deducted',
    description:
      'A line of the list: after a refund or a charge-back, of all or a part of the money, the credits of that order were taken out of the account; all of them may have been used by then',
  },
  owing: {
    id: 'payment-history.owing',
    defaultMessage:
      '{credits, plural, one {You had already used # of these credits, so that one remained unpaid.} other {You had already used # of these credits, so those remained unpaid.}}',
    description:
      'Below a line: credits whose price went back after they were used; the line stays when they are paid off, so it tells what was; no blame, no threat',
  },
  restored: {
    id: 'payment-history.restored',
    defaultMessage: 'Payment stands after all, credits restored',
    description:
      'A line of the list: the money of a payment stays with us after all, because its refund failed or was called off, or the bank decided so',
  },
  lapsed: {
    id: 'payment-history.lapsed',
    defaultMessage: 'Free credits expired',
    description: 'A line of the list: credits that were given and not used are gone',
  },
  amount: {
    id: 'payment-history.amount',
    defaultMessage: '{credits, plural, one {{amount} credit} other {{amount} credits}}',
    description: 'Beside a line; {amount} has its sign, such as "+25" or "−3"',
  },
  balance: {
    id: 'payment-history.balance',
    defaultMessage: 'Balance: {credits, number}',
    description: 'Beside a line: how many credits the member had afterwards',
  },
  emptyTitle: {
    id: 'payment-history.empty',
    defaultMessage: 'No transactions yet',
    description: 'Title of the empty list',
  },
  emptyText: {
    id: 'payment-history.empty.text',
    defaultMessage: 'When you buy or use credits, you will see it here.',
    description: 'Under the title of the empty list',
  },
  buy: {
    id: 'payment-history.buy',
    defaultMessage: 'See what credits cost',
    description: 'Link to the bundles',
  },
  shown: {
    id: 'payment-history.shown',
    defaultMessage: '{count, plural, one {# transaction shown} other {# transactions shown}}',
    description: 'At the foot of the list',
  },
  more: {
    id: 'payment-history.more',
    defaultMessage: 'Show earlier transactions',
    description: 'Button at the foot of the list',
  },
  end: {
    id: 'payment-history.end',
    defaultMessage: 'These are all your transactions.',
    description: 'At the foot of the list',
  },
});
