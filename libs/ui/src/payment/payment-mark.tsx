// A file of its own and no code: a page asks for it when the first sign is shown, and keeps it.
import signs from './payment-marks.svg?no-inline';

/** The methods that have a sign of their own, by the provider's names of them. */
export const markedMethods: readonly string[] = [
  'creditcard',
  'banktransfer',
  'ideal',
  'bancontact',
  'kbc',
  'belfius',
  'eps',
  'twint',
  'satispay',
  'bancomatpay',
  'bizum',
  'blik',
  'przelewy24',
  'mobilepay',
  'vipps',
  'swish',
  'trustly',
  'paypal',
  'applepay',
  'googlepay',
  'klarna',
];

/**
 * The sign of a payment method; a wallet for those that have none of their own. It says nothing by itself: the name
 * stands beside it. The signs are in `payment-marks.svg`, each with the method's name as its id.
 */
export const PaymentMark = ({ method }: { readonly method: string }) => (
  <svg className="payment-mark" viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
    <use href={`${signs}#${markedMethods.includes(method) ? method : 'wallet'}`} />
  </svg>
);
