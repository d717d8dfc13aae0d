import { defineMessages } from '@vesper/i18n/react';

/** The texts of what an order is refused with, which no other screen says. */
export const orderRefusals = defineMessages({
  price_changed: {
    id: 'payment-order.price_changed',
    defaultMessage:
      'The price has changed since you opened this page. Nothing has been ordered yet: please look at the new price first.',
    description: 'Above the order button; the page shows the new price by then',
  },
  charge_under_way: {
    id: 'payment-order.charge_under_way',
    defaultMessage:
      'We do not know yet whether your last payment went through. So that you are not charged twice, you can only order again once we know. Please check your credits in a few minutes.',
    description: 'Above the order button; the bank has not replied about a saved card that was charged',
  },
  stored_method_not_found: {
    id: 'payment-order.stored_method_not_found',
    defaultMessage: 'This payment method is no longer saved. Please choose another one.',
    description: 'Above the order button; the saved card was removed meanwhile',
  },
  payment_method_not_offered: {
    id: 'payment-order.payment_method_not_offered',
    defaultMessage:
      'You cannot use this payment method for this order. Nothing has been ordered yet: please choose another payment method.',
    description: 'Above the order button; the page shows the methods there are by then',
  },
  discount_code_invalid: {
    id: 'payment-order.discount_code_invalid',
    defaultMessage: 'This discount code is not valid.',
    description: 'At the order',
  },
  repeat_order_unconfirmed: {
    id: 'payment-order.repeat_order_unconfirmed',
    defaultMessage: 'You ordered the same bundle a moment ago. Order it again only if you want it twice.',
    description: 'Guards against paying twice',
  },
  discount_code_expired: {
    id: 'payment-order.discount_code_expired',
    defaultMessage: 'This discount code has expired.',
    description: 'At the field of the code',
  },
  discount_code_used: {
    id: 'payment-order.discount_code_used',
    defaultMessage: 'You have already used this discount code.',
    description: 'At the field of the code',
  },
  discount_code_first_purchase_only: {
    id: 'payment-order.discount_code_first_purchase_only',
    defaultMessage: 'This discount code is only for a first purchase.',
    description: 'At the field of the code',
  },
  discount_code_minimum_order: {
    id: 'payment-order.discount_code_minimum_order',
    defaultMessage:
      'This discount code is for larger bundles only. Please choose a larger bundle, or remove the code.',
    description: 'At the field of the code',
  },
  discount_code_other_method: {
    id: 'payment-order.discount_code_other_method',
    defaultMessage:
      'This discount code cannot be used with this payment method. Please choose another one, or remove the code.',
    description: 'At the field of the code',
  },
  discount_code_not_here: {
    id: 'payment-order.discount_code_not_here',
    defaultMessage: 'This discount code cannot be used in your country.',
    description: 'At the field of the code',
  },
});
