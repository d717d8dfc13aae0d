import { useIntl } from 'react-intl';
import { paymentMessages } from './messages.ts';

/** Brands are called the same in every language. */
const brands: Readonly<Record<string, string>> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  przelewy24: 'Przelewy24',
  mobilepay: 'MobilePay',
  trustly: 'Trustly',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  eps: 'eps',
  swish: 'Swish',
  vipps: 'Vipps',
  twint: 'TWINT',
  blik: 'BLIK',
  bizum: 'Bizum',
  satispay: 'Satispay',
  klarna: 'Klarna',
  bancomatpay: 'BANCOMAT Pay',
  belfius: 'Belfius',
  kbc: 'KBC/CBC',
};

/** Whether there is such a payment method at all, even where the provider does not offer it now. */
export const isKnownMethod = (id: string): boolean =>
  id === 'creditcard' || id === 'banktransfer' || Object.hasOwn(brands, id);

/** What a payment method of the provider is called. */
export const useMethodName = (): ((id: string) => string) => {
  const intl = useIntl();
  return (id) => {
    if (id === 'creditcard') return intl.formatMessage(paymentMessages.card);
    if (id === 'banktransfer') return intl.formatMessage(paymentMessages.transfer);
    return brands[id] ?? id;
  };
};
