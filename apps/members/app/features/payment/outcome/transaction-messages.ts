import { defineMessages } from '@vesper/i18n/react';

export const transactionMessages = defineMessages({
  title: {
    id: 'payment-status.title',
    defaultMessage: 'Your payment',
    description: 'Title of the result page',
  },
  loading: {
    id: 'payment-status.loading',
    defaultMessage: 'We are looking up your payment',
    description: 'State of a payment',
  },
  pending: {
    id: 'payment-status.pending',
    defaultMessage: 'Your payment is being processed',
    description: 'State of a payment',
  },
  pendingText: {
    id: 'payment-status.pending.text',
    defaultMessage:
      'This usually takes a few seconds. You can leave this page: the credits will be added as soon as the payment arrives.',
    description: 'State of a payment',
  },
  completed: {
    id: 'payment-status.completed',
    defaultMessage: 'Thank you, your payment has arrived',
    description: 'State of a payment',
  },
  completedText: {
    id: 'payment-status.completed.text',
    defaultMessage:
      '{credits, plural, one {# credit has} other {# credits have}} been added to your account.',
    description: 'State of a payment',
  },
  failed: {
    id: 'payment-status.failed',
    defaultMessage: 'Payment failed or has been cancelled.',
    description: 'State of a payment; a sentence behind it says which of the two it was, where that is known',
  },
  refused: {
    id: 'payment-status.refused',
    defaultMessage: 'Your payment did not go through.',
    description: 'State of a payment that the bank or the payment service has refused',
  },
  cancelled: {
    id: 'payment-status.cancelled',
    defaultMessage: 'The payment was cancelled.',
    description: 'State of a payment that the payer has broken off',
  },
  open: {
    id: 'payment-status.open',
    defaultMessage: 'We have not received your payment yet',
    description: 'State of a payment that the payer has not finished, or that we have not heard of',
  },
  openText: {
    id: 'payment-status.open.text',
    defaultMessage: 'If you have paid, this page will show it in a few seconds.',
    description:
      'State of a payment that the payer has not finished, or that we have not heard of; a button below it leads back to the payment page',
  },
  partlyRefunded: {
    id: 'payment-status.partly-refunded',
    defaultMessage: 'Part of this payment has been refunded',
    description: 'State of a payment: the shop has sent a part of the money back',
  },
  refunded: {
    id: 'payment-status.refunded',
    defaultMessage: 'This payment has been refunded',
    description: 'State of a payment: the shop has sent all of the money back',
  },
  chargedBack: {
    id: 'payment-status.charged-back',
    defaultMessage: 'This payment has been charged back',
    description: 'State of a payment: the payer’s bank has taken the money back from the shop',
  },
  moneyBackText: {
    id: 'payment-status.money-back.text',
    defaultMessage: 'The credits from this payment are no longer in your account.',
    description: 'After all of the money of a payment has gone back',
  },
  partlyBackText: {
    id: 'payment-status.partly-back.text',
    defaultMessage:
      'Part of the money has gone back to you. The credits for that part are no longer in your account.',
    description: 'After a part of the money of a payment has gone back',
  },
  returned: {
    id: 'payment-status.returned',
    defaultMessage: 'Returned to you',
    description:
      'Under the sum of an order: how much of it has gone back so far, refunded or charged back; the amount follows at the edge',
  },
  nothing: {
    id: 'payment-status.nothing',
    defaultMessage: 'You have not been charged.',
    description: 'After a payment that failed; a button below it leads to another payment method',
  },
  spent: {
    id: 'payment-status.completed.spent',
    defaultMessage:
      '{credits, plural, one {# credit has} other {# credits have}} been used for your message.',
    description:
      'Behind “25 credits have been added to your account.”, when a message went out with the order',
  },
  photosOpen: {
    id: 'payment-status.photos-open',
    defaultMessage: 'You can now see all photos.',
    description: 'After a payment that has arrived',
  },
  sent: {
    id: 'payment-status.sent',
    defaultMessage: 'Your message to {name} has been sent.',
    description: 'After a payment: the message that was refused before has gone out',
  },
  sentLater: {
    id: 'payment-status.sent.later',
    defaultMessage: 'We will deliver your message to {name} as soon as you confirm your e-mail address.',
    description:
      'After paying, of the message that was refused before, to a member who has not confirmed their address',
  },
  unsent: {
    id: 'payment-status.unsent',
    defaultMessage: 'Your message to {name} has not been sent yet. You can send it from your conversation.',
    description: 'After a payment: the message that was refused before could not go out by itself',
  },
  lost: {
    id: 'payment-status.lost',
    defaultMessage: 'The message that you had written was not sent, and it has cost you nothing.',
    description: 'After a payment: whom the message was for has gone meanwhile, or it was discarded',
  },
  kept: {
    id: 'payment-status.kept',
    defaultMessage: 'We are keeping your message to {name}. It will be sent as soon as you have paid.',
    description: 'After a payment that failed or has not arrived yet',
  },
  keptLater: {
    id: 'payment-status.kept.later',
    defaultMessage:
      'We are keeping your message to {name}. We will deliver it as soon as you have paid and confirmed your e-mail address.',
    description:
      'After a payment that failed or has not arrived yet, to a member who has not confirmed their address',
  },
  back: {
    id: 'payment-status.back',
    defaultMessage: 'Back to the conversation',
    description:
      'Button after a payment; leads to the conversation with the person whose name stands above it',
  },
  check: { id: 'payment-status.check', defaultMessage: 'Check again', description: 'Button' },
  again: {
    id: 'payment-status.again',
    defaultMessage: 'Try another payment method',
    description: 'Link after a payment that failed',
  },
  toChats: {
    id: 'payment-status.to-chats',
    defaultMessage: 'Go to your messages',
    description: 'Link after a payment',
  },
  toSearch: {
    id: 'payment-status.to-search',
    defaultMessage: 'Search members',
    description: 'Link after a payment',
  },
});
