import { defineMessages } from '@vesper/i18n/react';

export const paymentMessages = defineMessages({
  title: {
    id: 'payment.title',
    defaultMessage: 'Credits',
    description: 'Title of the page with the bundles',
  },
  unpaid: {
    id: 'payment.unpaid',
    defaultMessage: 'We are keeping your message to {name}. You can send it with your order.',
    description:
      'Above the bundles, beside the picture of whom a message is for that was refused for want of credits',
  },
  lead: {
    id: 'payment.lead',
    defaultMessage:
      'Credits pay for messages. You buy them when you want them and pay once each time: there is no subscription. Any bundle makes you a premium member.',
    description: 'Under the title',
  },
  balance: {
    id: 'payment.balance',
    defaultMessage: 'You have {credits, plural, one {# credit} other {# credits}}.',
    description: 'Current balance',
  },
  owed: {
    id: 'payment.owed',
    defaultMessage: 'You owe {credits, plural, one {# credit} other {# credits}}.',
    description:
      'Under the balance, after a refund or a charge-back of credits that were spent by then; the reason follows; no blame, no threat',
  },
  owedWhy: {
    id: 'payment.owed.why',
    defaultMessage:
      'The money for {credits, plural, one {it} other {them}} was returned to you after you had used {credits, plural, one {it} other {them}}. We will deduct {credits, plural, one {it} other {them}} from the next bundle you buy.',
    description: 'After "You owe 12 credits.", which {credits} are; true of refunds and of charge-backs',
  },
  bundle: {
    id: 'payment.bundle',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}}',
    description: 'Title of a bundle',
  },
  perMessage: {
    id: 'payment.per-message',
    defaultMessage: '{price} a message',
    description: 'On a bundle; {price} has its currency',
  },
  former: {
    id: 'payment.former',
    defaultMessage: 'instead of {price}',
    description: 'Read out for the price without discount',
  },
  usual: {
    id: 'payment.usual',
    defaultMessage: 'Suits most people',
    description: 'Mark on the one bundle that most people are well served with',
  },
  enough: {
    id: 'payment.enough',
    defaultMessage:
      '{messages, plural, =0 {That is not enough for a message.} one {That is enough for # message.} other {That is enough for # messages.}}',
    description: 'Behind "You have 3 credits."',
  },
  history: {
    id: 'payment.history',
    defaultMessage: 'See all transactions',
    description: 'Link on the page with the bundles, to the list of every movement of credits',
  },
  choose: { id: 'payment.choose', defaultMessage: 'Choose', description: 'Link on a bundle' },
  until: {
    id: 'payment.until',
    defaultMessage: '{day, select, tomorrow {Until {time} tomorrow} other {Until {time} today}}',
    description: 'Behind "25% off your first purchase", by the clock of the reader; {time} such as 22:39',
  },
  refund: {
    id: 'payment.refund',
    defaultMessage:
      'For {days, plural, one {# day} other {# days}} after buying, you can return credits that you bought and have not used, free of charge. We will refund you the same way you paid. Just write to customer service.',
    description: 'What happens to unused credits; {days} counts from the purchase',
  },
  orderTitle: {
    id: 'payment-order.title',
    defaultMessage: 'Your order',
    description: 'Title of the page where a bundle is ordered',
  },
  change: {
    id: 'payment-order.change',
    defaultMessage: 'Choose another bundle',
    description: 'Link back to the bundles',
  },
  method: {
    id: 'payment-order.method',
    defaultMessage: 'How would you like to pay?',
    description: 'Field over the payment methods',
  },
  methodMissing: {
    id: 'payment-order.method.missing',
    defaultMessage: 'Please choose how you want to pay.',
    description: 'No payment method was chosen',
  },
  card: {
    id: 'payment-order.method.card',
    defaultMessage: 'Credit or debit card',
    description: 'Payment method',
  },
  transfer: {
    id: 'payment-order.method.transfer',
    defaultMessage: 'Bank transfer',
    description: 'Payment method',
  },
  noMethods: {
    id: 'payment-order.no-methods',
    defaultMessage: 'Payments are not working at the moment. Please try again in a few minutes.',
    description: 'There are no payment methods',
  },
  code: { id: 'payment-order.code', defaultMessage: 'Discount code', description: 'Field' },
  codeOpen: {
    id: 'payment-order.code.open',
    defaultMessage: 'I have a discount code',
    description: 'Opens the field for the code',
  },
  codeApply: {
    id: 'payment-order.code.apply',
    defaultMessage: 'Apply',
    description: 'Button beside the discount code',
  },
  codeAgain: {
    id: 'payment-order.code.again',
    defaultMessage: 'Use {code} again (−{percentage, number}%)',
    description:
      'Button below the field of the discount code, when another one stands there, or none: puts the code back that the page came with',
  },
  codeTaken: {
    id: 'payment-order.code.taken',
    defaultMessage: '{percentage, number}% discount, already taken off the total.',
    description: 'The discount code is valid',
  },
  total: {
    id: 'payment-order.sum',
    defaultMessage: 'Total',
    description: 'Beside the price to be paid',
  },
  vat: {
    id: 'payment-order.vat',
    defaultMessage: 'including VAT',
    description: 'Small, beside "Total": the tax is in the price',
  },
  welcomeLine: {
    id: 'payment-order.discount.welcome',
    defaultMessage: 'Welcome discount −{percentage, number}%',
    description: 'A line of the bill, beside the amount taken off',
  },
  discountLine: {
    id: 'payment-order.discount',
    defaultMessage: 'Discount −{percentage, number}%',
    description: 'A line of the bill, beside the amount taken off',
  },
  getsPremium: {
    id: 'payment-order.gets.premium',
    defaultMessage: 'All photos open, and as many conversations as you like',
    description: 'What a bundle gives besides credits, to those who are not premium yet',
  },
  once: {
    id: 'payment-order.gets.once',
    defaultMessage: 'You pay once: no subscription',
    description: 'One of the lines about what a bundle gives',
  },
  sendMessage: {
    id: 'payment-order.send-message',
    defaultMessage:
      'Send my message to {name} as soon as I have paid ({cost, plural, one {# credit} other {# credits}})',
    description: 'Ticked checkbox beside the message that was refused before paying',
  },
  sendMessageLater: {
    id: 'payment-order.send-message.later',
    defaultMessage:
      'Deliver my message to {name} as soon as I have paid and confirmed my e-mail address ({cost, plural, one {# credit} other {# credits}})',
    description:
      'Ticked checkbox beside the message that was refused before paying, to a member who has not confirmed their address',
  },
  daysToReturn: {
    id: 'payment-order.days-to-return',
    defaultMessage: '{days, plural, one {# day} other {# days}} to return unused credits',
    description: 'Beside the pay button, with a padlock: unused credits can be returned so long',
  },
  submit: {
    id: 'payment-order.submit',
    defaultMessage: 'Order and pay {price}',
    description: 'Order button; ordering means paying',
  },
  submitNote: {
    id: 'payment-order.submit.note',
    defaultMessage: 'You will pay on our payment provider’s page and come back here afterwards.',
    description: 'Under the order button',
  },
  repeatTitle: {
    id: 'payment-order.repeat',
    defaultMessage: 'Buy the same bundle again?',
    description: 'Title, after the same bundle was ordered a moment ago',
  },
  repeatText: {
    id: 'payment-order.repeat.text',
    defaultMessage:
      'You ordered this bundle less than a minute ago. If you have already paid for it, you do not have to do anything else.',
    description: 'On that question',
  },
  repeatYes: {
    id: 'payment-order.repeat.yes',
    defaultMessage: 'Yes, buy it again',
    description: 'Button that pays for the same bundle a second time',
  },
  repeatNo: { id: 'payment-order.repeat.no', defaultMessage: 'No, thank you', description: 'Button' },
  redirecting: {
    id: 'payment-order.redirecting',
    defaultMessage: 'We are taking you to the payment page.',
    description: 'While leaving for the payment page',
  },
  open: {
    id: 'payment-order.open',
    defaultMessage: 'Open the payment page',
    description: 'Link to the payment page',
  },
});
