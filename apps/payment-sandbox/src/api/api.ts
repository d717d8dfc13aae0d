import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import {
  chargebackAnswer,
  listAnswer,
  pageOf,
  methodAnswer,
  paymentAnswer,
  refundAnswer,
} from './api-answers.ts';
import { ApiProblem, notFound, unauthorized } from './api-error.ts';
import { amountFrom } from './create-request.ts';
import { customerRoutes } from './customer-routes.ts';
import { readJsonObject, sendJson } from './http.ts';
import { type ApiOptions, created, ok, type Reply, type Route } from './route.ts';
import { settlementRoutes } from './settlement-routes.ts';
import { apiFaults } from '../faults/fault-plan.ts';
import { pageLanguage } from '../payment/locales.ts';
import { findMethod, offeredMethods } from '../payment/methods.ts';
import { mandateMethods } from '../payment/mandate.ts';

const routes: readonly Route[] = [
  ...customerRoutes,
  ...settlementRoutes,
  [
    'POST',
    /^\/v2\/payments$/,
    async (call, { desk, store, addresses }) =>
      created(paymentAnswer(desk.createPayment(await call.body(), call.idempotencyKey), store, addresses())),
  ],
  [
    'GET',
    /^\/v2\/payments$/,
    ({ url }, { store, addresses }) => {
      const at = addresses();
      return ok(
        pageOf('payments', store.payments(), (payment) => paymentAnswer(payment, store, at), { url, at }),
      );
    },
  ],
  [
    'GET',
    /^\/v2\/refunds$/,
    ({ url }, { store, addresses }) => {
      const at = addresses();
      return ok(pageOf('refunds', store.refunds(), (refund) => refundAnswer(refund, at), { url, at }));
    },
  ],
  [
    'GET',
    /^\/v2\/chargebacks$/,
    ({ url }, { store, addresses }) => {
      const at = addresses();
      return ok(pageOf('chargebacks', store.chargebacks(), (one) => chargebackAnswer(one, at), { url, at }));
    },
  ],
  [
    'GET',
    /^\/v2\/payments\/([^/]+)$/,
    ({ params: [id = ''], url }, { desk, store, addresses }) =>
      ok(paymentAnswer(desk.payment(id), store, addresses(), url.searchParams.get('embed') ?? '')),
  ],
  [
    'DELETE',
    /^\/v2\/payments\/([^/]+)$/,
    ({ params: [id = ''] }, { desk, store, addresses }) =>
      ok(paymentAnswer(desk.cancelPayment(id), store, addresses())),
  ],
  [
    'POST',
    /^\/v2\/payments\/([^/]+)\/refunds$/,
    async (call, { desk, addresses }) =>
      created(
        refundAnswer(
          desk.createRefund(call.params[0] ?? '', await call.body(), call.idempotencyKey),
          addresses(),
        ),
      ),
  ],
  [
    'GET',
    /^\/v2\/payments\/([^/]+)\/refunds$/,
    ({ params: [id = ''] }, { desk, store, addresses }) => {
      const at = addresses();
      const items = store.refundsOf(desk.payment(id).id).map((refund) => refundAnswer(refund, at));
      return ok(listAnswer('refunds', items, `${at.api}/v2/payments/${id}/refunds`));
    },
  ],
  [
    'GET',
    /^\/v2\/payments\/([^/]+)\/refunds\/([^/]+)$/,
    ({ params: [id = '', refundId = ''] }, { desk, addresses }) =>
      ok(refundAnswer(desk.refund(id, refundId), addresses())),
  ],
  [
    'DELETE',
    /^\/v2\/payments\/([^/]+)\/refunds\/([^/]+)$/,
    ({ params: [id = '', refundId = ''] }, { desk }) => {
      desk.cancelRefund(id, refundId);
      return { status: 204, body: undefined };
    },
  ],
  [
    'GET',
    /^\/v2\/payments\/([^/]+)\/chargebacks$/,
    ({ params: [id = ''] }, { desk, store, addresses }) => {
      const at = addresses();
      const items = store.chargebacksOf(desk.payment(id).id).map((one) => chargebackAnswer(one, at));
      return ok(listAnswer('chargebacks', items, `${at.api}/v2/payments/${id}/chargebacks`));
    },
  ],
  [
    'GET',
    /^\/v2\/methods$/,
    ({ url }, { addresses }) => {
      const query = url.searchParams;
      const hasAmount = query.has('amount[value]') || query.has('amount[currency]');
      const amount = hasAmount
        ? amountFrom({ value: query.get('amount[value]'), currency: query.get('amount[currency]') })
        : undefined;
      const at = addresses();
      const offered = offeredMethods({
        amount,
        billingCountry: query.get('billingCountry') ?? undefined,
        includeWallets: query.get('includeWallets')?.split(','),
      });
      const language = pageLanguage(query.get('locale'));
      const isOnce = (query.get('sequenceType') ?? 'oneoff') === 'oneoff';
      const fitting = offered.filter(({ id }) => isOnce || mandateMethods.includes(id));
      const items = fitting.map((method) => methodAnswer(method, amount?.currency ?? 'EUR', language, at));
      return ok(listAnswer('methods', items, `${at.api}${url.pathname}`));
    },
  ],
  [
    'GET',
    /^\/v2\/methods\/([^/]+)$/,
    ({ params: [id = ''], url }, { addresses }) => {
      const method = findMethod(id);
      if (!method) throw notFound(`No payment method exists with token ${id}.`);
      const currency = url.searchParams.get('currency') ?? method.currencies[0] ?? 'EUR';
      return ok(methodAnswer(method, currency, pageLanguage(url.searchParams.get('locale')), addresses()));
    },
  ],
];

/** Test keys only: a live key sent here by mistake must not look accepted. */
const testKeyPattern = /^Bearer test_\w{10,}$/;
const tokenPattern = /^Bearer access_\w{10,}$/;

/** Answers one request of the API; every refusal has the provider's error shape. */
export function apiHandler(options: ApiOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { authorization } = request.headers;
      const known = options.apiKey
        ? authorization === `Bearer ${options.apiKey}`
        : testKeyPattern.test(authorization ?? '');
      const isOrganization = tokenPattern.test(authorization ?? '');
      if (!known && !isOrganization) throw unauthorized();
      const fault = options.faults.oneOf(apiFaults);
      if (fault === 'serverError') throw new ApiProblem(500, 'Internal Server Error', 'A planned fault');
      if (fault === 'delay') await setTimeout(options.faults.waitMs());
      const reply = await answer(request, options, isOrganization);
      if (fault === 'dropAfterCommit') return void request.socket.destroy();
      if (fault === 'neverAnswer') return;
      if (reply.status === 204) response.writeHead(204).end();
      else sendJson(response, reply.status, reply.body);
    } catch (error) {
      const problem =
        error instanceof ApiProblem
          ? error
          : new ApiProblem(500, 'Internal Server Error', 'The sandbox failed');
      // Whoever asked may have died meanwhile.
      if (problem !== error && !request.destroyed) console.error(error);
      sendJson(response, problem.status, problem.body());
    }
  };
}

async function answer(
  request: IncomingMessage,
  options: ApiOptions,
  isOrganization: boolean,
): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'https://localhost');
  for (const [method, pattern, handle] of routes) {
    const match = request.method === method ? pattern.exec(url.pathname) : null;
    if (!match) continue;
    const key = request.headers['idempotency-key'];
    return handle(
      {
        url,
        params: match.slice(1),
        body: () => readJsonObject(request),
        idempotencyKey: typeof key === 'string' ? key : undefined,
        isOrganization,
      },
      options,
    );
  }
  throw notFound('No such endpoint');
}
