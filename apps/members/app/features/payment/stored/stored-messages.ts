import { defineMessages } from '@vesper/i18n/react';
import type { ChargeFailure } from '@vesper/domain';

/** The texts about what the payment provider keeps for the next order. */
export const storedMessages = defineMessages({
  card: {
    id: 'payment-stored.card',
    defaultMessage: '{brand} ending {digits}',
    description: 'What a saved card is called; {brand} such as Visa, {digits} its last four',
  },
  cardPlain: {
    id: 'payment-stored.card.plain',
    defaultMessage: 'Card ending {digits}',
    description: 'What a saved card is called where its brand is not known',
  },
  expires: {
    id: 'payment-stored.expires',
    defaultMessage: 'Saved, valid until {month}',
    description: 'Under the name of a saved card; {month} such as 08/2028',
  },
  expired: {
    id: 'payment-stored.expired',
    defaultMessage: 'Expired in {month}',
    description: 'Under the name of a saved card; {month} such as 08/2028',
  },
  saved: {
    id: 'payment-stored.saved',
    defaultMessage: 'Saved for your orders',
    description: 'Under the name of a saved payment method that has no end, such as PayPal',
  },
  keptAs: {
    id: 'payment-stored.kept-as',
    defaultMessage: 'Saved for your next order: {name}.',
    description:
      'On the page of a paid order; {name} such as “Visa ending 4242” or “PayPal”. A link to the saved payment methods follows',
  },
  pay: {
    id: 'payment-stored.pay',
    defaultMessage: 'Pay {price} with {name}',
    description: 'Order button; {name} such as “Visa ending 4242”. Pressing it pays at once',
  },
  note: {
    id: 'payment-stored.note',
    defaultMessage:
      'You will be charged at once. If your bank asks you to confirm, we will take you to the payment page.',
    description: 'Under the order button, with a saved payment method',
  },
  keep: {
    id: 'payment-stored.keep',
    defaultMessage:
      '{method, select, paypal {Save PayPal for next time} other {Save this card for next time}}',
    description: 'Checkbox under the payment methods, not ticked',
  },
  keepHint: {
    id: 'payment-stored.keep.hint',
    defaultMessage:
      '{method, select, paypal {Our payment provider will keep the connection to PayPal, so that you can pay in one step next time. We will only see that it is there. You can remove it at any time.} other {Our payment provider will keep the card, so that you can pay in one step next time. We will only see its brand, its last four digits and its expiry date, never the number. You can remove it at any time.}}',
    description: 'Under that checkbox: what is kept, and by whom',
  },
  failed: {
    id: 'payment-stored.failed',
    defaultMessage: 'Your payment with {name} did not go through',
    description: 'Title, after a payment with a saved card failed; {name} such as “Visa ending 4242”',
  },
  nothing: {
    id: 'payment-stored.nothing',
    defaultMessage: 'You have not been charged, and your order is still here.',
    description: 'Behind the reason why a saved card could not be charged',
  },
  retry: {
    id: 'payment-stored.retry',
    defaultMessage: 'Try again and pay {price}',
    description: 'Button, after a payment with a saved card failed',
  },
  again: {
    id: 'payment-stored.again',
    defaultMessage: 'Try again',
    description: 'Link to the order, after a payment with a saved card failed',
  },
  other: {
    id: 'payment-stored.other',
    defaultMessage: 'Pay another way',
    description: 'Button, after a payment with a saved card failed: leads to the other payment methods',
  },
  title: {
    id: 'payment-stored.title',
    defaultMessage: 'Saved payment methods',
    description: 'Title on the page with the bundles',
  },
  text: {
    id: 'payment-stored.text',
    defaultMessage:
      'Our payment provider keeps them so that you can pay in one step. We never see your card numbers.',
    description: 'Under that title',
  },
  remove: { id: 'payment-stored.remove', defaultMessage: 'Remove', description: 'Button at a saved card' },
  removeOf: {
    id: 'payment-stored.remove.of',
    defaultMessage: 'Remove {name}',
    description: 'The same button, for those who hear only the buttons; {name} such as “Visa ending 4242”',
  },
});

/** Why what is kept could not be charged. */
export const failureMessages = defineMessages({
  declined: {
    id: 'payment-stored.failed.declined',
    defaultMessage: 'This payment has been declined.',
    description: 'Why a saved card could not be charged',
  },
  insufficient_funds: {
    id: 'payment-stored.failed.funds',
    defaultMessage: 'Your bank says that there is not enough money for this payment.',
    description: 'Why a saved card could not be charged',
  },
  expired: {
    id: 'payment-stored.failed.expired',
    defaultMessage: 'This card has expired.',
    description: 'Why a saved card could not be charged',
  },
  gone: {
    id: 'payment-stored.failed.gone',
    defaultMessage: 'This payment method is no longer saved.',
    description: 'Why a saved card could not be charged: its owner or the bank has withdrawn it',
  },
  confirmation_required: {
    id: 'payment-stored.failed.confirmation',
    defaultMessage: 'Your bank wants you to confirm this payment yourself, on the payment page.',
    description: 'Why a saved card could not be charged',
  },
  unanswered: {
    id: 'payment-stored.failed.unanswered',
    defaultMessage: 'Our payment provider did not reply in time.',
    description: 'Why a saved card could not be charged',
  },
} satisfies Record<ChargeFailure, object>);
