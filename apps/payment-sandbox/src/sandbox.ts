import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Addresses } from './api/api-answers.ts';
import { apiHandler } from './api/api.ts';
import { serverCertificate } from './tls/certificate.ts';
import { pageHandler } from './pay-page/pay-page-handler.ts';
import { MandateDesk } from './payment/mandate-desk.ts';
import { PaymentDesk } from './payment/payment-desk.ts';
import type { Refund } from './payment/payment.ts';
import { type FaultPlan, noFaults, openFaults } from './faults/fault-plan.ts';
import { openLater } from './faults/later.ts';
import { openStore } from './journal/store.ts';
import { createWebhooks, defaultWebhookPausesMs } from './webhooks/webhooks.ts';

export interface SandboxOptions {
  /** 0 for any free port. */
  apiPort: number;
  pagePort: number;
  /** Holds the journal and the certificate; made when missing. */
  dataFolder: string;
  /** When set, the only key accepted; else any `test_…` key. */
  apiKey?: string;
  /** Pauses between webhook attempts, milliseconds; one attempt more than pauses. */
  webhookPausesMs?: readonly number[];
  /** How long a payment stays open before it expires by itself. */
  openForMs?: number;
  /** How long a refund stays pending. */
  refundAfterMs?: number;
  refundOutcome?(refund: Refund): 'refunded' | 'failed';
  /** How often what is due is paid out to the shop's bank. */
  payOutEveryMs?: number;
  /** What goes wrong, and how often; nothing when left out. */
  faults?: FaultPlan;
  now?(): number;
}

export interface RunningSandbox {
  apiPort: number;
  pagePort: number;
  /** PEM file of the authority that signed the API's certificate. */
  caFile: string;
  /** Pays out at once what is due. */
  payOut(): void;
  close(): Promise<void>;
}

const host = '127.0.0.1';
const openForMs = 30 * 60_000;
const refundAfterMs = 1_500;
const expirySweepMs = 10_000;
/** A day of the provider's, short enough for a tester to see its end. */
const payOutEveryMs = 10 * 60_000;

/** Starts the API (TLS) and the pay page (plain) on loopback. Rejects when a port is taken or the folder is not usable. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const now = options.now ?? Date.now;
  const store = openStore(options.dataFolder);
  const { key, cert, caFile } = await serverCertificate(options.dataFolder, now());
  const faults = options.faults ? openFaults(options.faults) : noFaults;
  const later = openLater(faults, () => desk);
  const webhooks = createWebhooks(store, options.webhookPausesMs ?? defaultWebhookPausesMs, faults);
  const mandates = new MandateDesk({ store, now });
  const desk: PaymentDesk = new PaymentDesk({
    store,
    webhooks,
    mandates,
    declines: () => faults.happens('decline'),
    now,
    openForMs: options.openForMs ?? openForMs,
    refundAfterMs: options.refundAfterMs ?? refundAfterMs,
    refundOutcome: options.refundOutcome ?? (() => 'refunded'),
    settled: later.settled,
  });
  let addresses: Addresses = { api: '', page: '' };
  const handleApi = apiHandler({
    desk,
    mandates,
    store,
    faults,
    addresses: () => addresses,
    apiKey: options.apiKey,
  });
  const handlePage = pageHandler({ desk, mandates, store });
  const api = createHttpsServer({ key, cert }, (request, response) => void handleApi(request, response));
  const page = createHttpServer((request, response) => void handlePage(request, response));
  const apiPort = await listen(api, options.apiPort);
  const pagePort = await listen(page, options.pagePort).catch(async (error: unknown) => {
    await stop(api);
    throw error;
  });
  addresses = { api: `https://${host}:${apiPort}`, page: `http://${host}:${pagePort}` };
  desk.resume();
  const sweep = setInterval(() => desk.expireOverdue(), expirySweepMs);
  const payOuts = setInterval(() => desk.payOut(), options.payOutEveryMs ?? payOutEveryMs);
  return {
    apiPort,
    pagePort,
    caFile,
    payOut: () => desk.payOut(),
    async close() {
      clearInterval(sweep);
      clearInterval(payOuts);
      await Promise.all([stop(api), stop(page)]);
      later.close();
      desk.close();
      await webhooks.close();
      store.close();
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
