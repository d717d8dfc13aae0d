import { unprocessable } from './api-error.ts';
import { isApiLocale } from '../payment/locales.ts';
import { findMethod } from '../payment/methods.ts';
import { minorOf, readAmount, type Amount } from '../payment/money.ts';

export interface PaymentOrder {
  amount: Amount;
  description: string;
  /** Null of a charge. */
  redirectUrl: string | null;
  cancelUrl: string | null;
  webhookUrl: string | null;
  allowedMethods: string[];
  metadata: unknown;
  locale: string | null;
  /** Paid once; paid so that more can be charged; charged. */
  sequenceType: 'oneoff' | 'first' | 'recurring';
  customerId: string | null;
  mandateId: string | null;
}

/** Longest description the provider takes, in characters. */
const longestDescription = 255;

/** Checks the body of "create payment". Throws the provider's 422 naming the first field that is wrong. */
export function readPaymentOrder(body: Record<string, unknown>): PaymentOrder {
  const amount = amountFrom(body.amount);
  if (minorOf(amount) === 0) throw unprocessable('The amount is lower than the minimum', 'amount');
  const description = body.description;
  if (typeof description !== 'string' || description.trim() === '') {
    throw unprocessable('The description is required but is missing', 'description');
  }
  if (description.length > longestDescription)
    throw unprocessable('The description is too long', 'description');
  const sequenceType = sequenceFrom(body.sequenceType);
  const redirectUrl = urlFrom(body.redirectUrl, 'redirectUrl');
  if (redirectUrl === null && sequenceType !== 'recurring')
    throw unprocessable('The redirect URL is required but is missing', 'redirectUrl');
  return {
    amount,
    description,
    redirectUrl,
    cancelUrl: urlFrom(body.cancelUrl, 'cancelUrl'),
    webhookUrl: urlFrom(body.webhookUrl, 'webhookUrl'),
    allowedMethods: methodsFrom(body.method, amount),
    metadata: body.metadata ?? null,
    locale: localeFrom(body.locale),
    sequenceType,
    customerId: typeof body.customerId === 'string' ? body.customerId : null,
    mandateId: typeof body.mandateId === 'string' ? body.mandateId : null,
  };
}

function sequenceFrom(input: unknown): PaymentOrder['sequenceType'] {
  if (input === undefined || input === null) return 'oneoff';
  if (input !== 'oneoff' && input !== 'first' && input !== 'recurring')
    throw unprocessable('The sequence type is invalid', 'sequenceType');
  return input;
}

export function amountFrom(input: unknown): Amount {
  const amount = readAmount(input);
  if ('problem' in amount) throw unprocessable(amount.problem, 'amount');
  return amount;
}

function urlFrom(input: unknown, field: string): string | null {
  if (input === undefined || input === null || input === '') return null;
  const url = typeof input === 'string' ? URL.parse(input) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw unprocessable(`The ${field} is not a valid URL`, field);
  return String(input);
}

function methodsFrom(input: unknown, amount: Amount): string[] {
  if (input === undefined || input === null) return [];
  const ids: unknown[] = Array.isArray(input) ? input : [input];
  return ids.map((id) => {
    const method = typeof id === 'string' ? findMethod(id) : undefined;
    if (!method) throw unprocessable('The payment method is invalid', 'method');
    if (!method.currencies.includes(amount.currency)) {
      throw unprocessable('The currency is not supported by the payment method', 'method');
    }
    if (method.maximumMinor !== null && minorOf(amount) > method.maximumMinor) {
      throw unprocessable('The amount is higher than the maximum', 'amount');
    }
    if (minorOf(amount) < method.minimumMinor) {
      throw unprocessable('The amount is lower than the minimum', 'amount');
    }
    return method.id;
  });
}

function localeFrom(input: unknown): string | null {
  if (input === undefined || input === null) return null;
  if (typeof input !== 'string' || !isApiLocale(input))
    throw unprocessable('The locale is invalid', 'locale');
  return input;
}
