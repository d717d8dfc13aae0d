import { listAnswer, pageOf, paymentAnswer } from './api-answers.ts';
import { customerAnswer, mandateAnswer } from './customer-answers.ts';
import { created, done, ok, type Route } from './route.ts';

/** Customers, what they have agreed to be charged by, and what they were charged. */
export const customerRoutes: readonly Route[] = [
  [
    'POST',
    /^\/v2\/customers$/,
    async (call, { mandates, addresses }) =>
      created(customerAnswer(mandates.createCustomer(await call.body(), call.idempotencyKey), addresses())),
  ],
  [
    'GET',
    /^\/v2\/customers\/([^/]+)$/,
    ({ params: [id = ''] }, { mandates, addresses }) =>
      ok(customerAnswer(mandates.customer(id), addresses())),
  ],
  [
    'DELETE',
    /^\/v2\/customers\/([^/]+)$/,
    ({ params: [id = ''] }, { mandates }) => {
      mandates.deleteCustomer(id);
      return done;
    },
  ],
  [
    'GET',
    /^\/v2\/customers\/([^/]+)\/mandates$/,
    ({ params: [id = ''], url }, { mandates, addresses }) => {
      const at = addresses();
      const items = mandates.mandates(id).map((one) => mandateAnswer(one, at));
      return ok(listAnswer('mandates', items, `${at.api}${url.pathname}`));
    },
  ],
  [
    'GET',
    /^\/v2\/customers\/([^/]+)\/mandates\/([^/]+)$/,
    ({ params: [id = '', mandate = ''] }, { mandates, addresses }) =>
      ok(mandateAnswer(mandates.mandate(id, mandate), addresses())),
  ],
  [
    'DELETE',
    /^\/v2\/customers\/([^/]+)\/mandates\/([^/]+)$/,
    ({ params: [id = '', mandate = ''] }, { mandates }) => {
      mandates.revoke(id, mandate);
      return done;
    },
  ],
  [
    'GET',
    /^\/v2\/customers\/([^/]+)\/payments$/,
    ({ params: [id = ''], url }, { mandates, store, addresses }) => {
      const at = addresses();
      const { id: customer } = mandates.customer(id);
      const theirs = store.payments().filter(({ mandate }) => mandate?.customerId === customer);
      return ok(pageOf('payments', theirs, (payment) => paymentAnswer(payment, store, at), { url, at }));
    },
  ],
];
