import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { RunningSandbox } from '../index.ts';

/** What tests read off an answer; which parts are there depends on the call. */
export interface ApiBody {
  id: string;
  status: string;
  description: string;
  count: number;
  amountRemaining: { value: string };
  amountRefunded: { value: string };
  amountChargedBack?: { value: string };
  _links: Record<string, { href: string } | null>;
  _embedded: Record<string, { id: string; paymentId?: string }[]>;
}

/** For tests only: calls the API over TLS with the sandbox's own authority. */
export async function callApi(
  sandbox: RunningSandbox,
  method: string,
  path: string,
  options: { body?: unknown; rawBody?: string; key?: string; idempotencyKey?: string } = {},
): Promise<{ status: number; body: ApiBody }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: sandbox.apiPort,
        path,
        method,
        ca: readFileSync(sandbox.caFile),
        headers: {
          authorization: `Bearer ${options.key ?? 'test_0123456789'}`,
          ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
        },
      },
      resolve,
    );
    call.on('error', reject);
    call.end(options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body)));
  });
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode ?? 0, body: JSON.parse(text === '' ? '{}' : text) as ApiBody };
}

/** For tests only: a shop that writes down its webhooks and answers with the next of `statuses`, then with 200. */
export async function fakeShop(statuses: number[] = []) {
  const received: string[] = [];
  const wake: (() => void)[] = [];
  const server = createServer(async (incoming, response) => {
    let text = '';
    for await (const chunk of incoming) text += String(chunk);
    received.push(`${incoming.method} ${incoming.headers['content-type']} ${text}`);
    response.writeHead(statuses.shift() ?? 200).end();
    for (const resolve of wake.splice(0)) resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** Resolves once `count` webhooks have come in. */
    async calls(count: number): Promise<void> {
      while (received.length < count) await new Promise<void>((resolve) => wake.push(resolve));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** For tests only: the payer presses a button of the pay page. */
export function pressButton(
  sandbox: RunningSandbox,
  paymentId: string,
  fields: Record<string, string>,
): Promise<Response> {
  return fetch(`http://127.0.0.1:${sandbox.pagePort}/pay/${paymentId}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

export const order = (origin: string) => ({
  amount: { currency: 'EUR', value: '24.95' },
  description: '60 credits',
  redirectUrl: `${origin}/transactions/1`,
  cancelUrl: `${origin}/credits`,
  webhookUrl: `${origin}/hook`,
  method: 'ideal',
  metadata: { order: 'o-1' },
  locale: 'nl_NL',
});
