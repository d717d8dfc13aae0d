import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiProblem, badRequest, notFound } from '../api/api-error.ts';
import { readBody } from '../api/http.ts';
import { allowedMethods, findMethod, methodName } from '../payment/methods.ts';
import { methodIcon } from './method-icon.ts';
import { payPage, shopAddress, unknownPage } from './pay-page.ts';
import { outcomes, type Outcome } from './pay-page-texts.ts';
import type { Store } from '../journal/store.ts';
import { isTestCard, type Mandate, nextCharges } from '../payment/mandate.ts';
import type { MandateDesk } from '../payment/mandate-desk.ts';
import type { PaymentDesk } from '../payment/payment-desk.ts';
import type { Payment } from '../payment/payment.ts';

// No form-action: browsers apply it to the redirect back to the shop as well, which lives elsewhere.
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

interface PageOptions {
  desk: PaymentDesk;
  mandates: MandateDesk;
  store: Store;
}

/** Answers the payer's browser: the page, its form, and the icons of the methods. */
export function pageHandler({ desk, mandates, store }: PageOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const icon = /^\/icons\/(\w+)\.svg$/.exec(pathname)?.[1];
      if (icon && findMethod(icon)) {
        response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' });
        response.end(methodIcon(methodName(icon, 'en')));
        return;
      }
      const id = /^\/pay\/(\w+)$/.exec(pathname)?.[1];
      if (!id) throw notFound('No such page');
      const payment = desk.payment(id);
      if (request.method === 'POST') {
        const form = new URLSearchParams(await readBody(request));
        const [back, next] = [form.get('back'), form.get('next')];
        if (next !== null) {
          sayNext(mandates, payment, next);
          response.writeHead(303, { location: `/pay/${payment.id}`, 'cache-control': 'no-store' }).end();
          return;
        }
        if (form.has('late')) desk.payLate(payment.id);
        else if (back !== null) sendBack(desk, payment, back, form);
        else choose(desk, payment, form);
        const chosen = desk.payment(payment.id);
        response.writeHead(303, { location: shopAddress(chosen), 'cache-control': 'no-store' }).end();
        return;
      }
      response.writeHead(200, headers).end(payPage(payment, mandateOf(store, payment)));
    } catch (error) {
      if (!(error instanceof ApiProblem)) console.error(error);
      response.writeHead(error instanceof ApiProblem ? error.status : 500, headers).end(unknownPage());
    }
  };
}

/** Applies the payer's choice; a payment that has ended already keeps its end. */
function choose(desk: PaymentDesk, payment: Payment, form: URLSearchParams): void {
  const outcome = outcomes.find((known): known is Outcome => known === form.get('outcome'));
  if (!outcome) throw badRequest('No such outcome');
  const card = form.get('card');
  if (outcome !== 'open')
    desk.settle(payment.id, outcome, methodOf(payment, form.get('method')), {
      ...(isTestCard(card) && { card }),
    });
}

/** Refunds or charges back what the form says of a paid payment, as its shop or its payer's bank would, or wins it again. */
function sendBack(desk: PaymentDesk, payment: Payment, how: string, form: URLSearchParams): void {
  const value = (form.get('amount') ?? '').trim().replace(',', '.');
  const amount = value === '' ? undefined : { currency: payment.amount.currency, value };
  if (how === 'refund') desk.createRefund(payment.id, { amount }, undefined);
  else if (how === 'chargeback') desk.chargeBack(payment.id, amount);
  else if (how === 'reversal') desk.reverseChargeback(payment.id);
  else throw badRequest('No such way back');
}

/** What the payment has made or is charged by, as long as it can be charged. */
function mandateOf(store: Store, { mandate }: Payment): Mandate | undefined {
  const found = mandate && store.mandate(mandate.id);
  return found?.status === 'valid' ? found : undefined;
}

/** A tester says how the next charges end, or that the customer has had their bank revoke the mandate. */
function sayNext(mandates: MandateDesk, { mandate }: Payment, asked: string): void {
  if (!mandate) throw badRequest('The payment has no mandate');
  const next = nextCharges.find((known) => known === asked);
  if (next) mandates.setNext(mandate.id, next);
  else if (asked === 'revoked') mandates.revoke(mandate.customerId, mandate.id);
  else throw badRequest('No such way for a charge to end');
}

function methodOf(payment: Payment, chosen: string | null): string | null {
  if (payment.method !== null || chosen === null) return payment.method;
  if (!allowedMethods(payment).includes(chosen)) throw badRequest('No such method');
  return chosen;
}
