import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.join(import.meta.dirname, '../../../../..');

/** What preloads a program so that it trusts the sandbox's authority. */
export const trustCa = path.join(root, 'apps/payment-sandbox/src/tls/trust-ca.ts');

interface Ports {
  readonly apiPort: number;
  readonly pagePort: number;
}

/** For tests only: the payment sandbox as a program of its own. */
export interface SandboxProgram extends Ports {
  /** What a server needs to know of it. */
  readonly environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Starts it in a folder, on the same ports as before where they are said, with a plan of what goes wrong. */
export const startSandboxProgram = async (
  folder: string,
  { apiPort, pagePort }: Ports = { apiPort: 0, pagePort: 0 },
  faults?: object,
): Promise<SandboxProgram> => {
  const child: ChildProcess = spawn(process.execPath, [path.join(root, 'apps/payment-sandbox/src/main.ts')], {
    env: {
      ...process.env,
      SANDBOX_API_PORT: String(apiPort),
      SANDBOX_PAGE_PORT: String(pagePort),
      SANDBOX_DATA: folder,
      SANDBOX_FAULTS: faults ? JSON.stringify(faults) : '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the sandbox says nothing');
  const ended = once(child, 'exit');
  const ready = once(createInterface({ input: child.stdout }), 'line');
  const [line] = (await Promise.race([
    ready,
    ended.then(() => Promise.reject(new Error('the sandbox ended before it was ready'))),
  ])) as [string];
  const said = JSON.parse(line) as Ports & { caFile: string };
  return {
    ...said,
    environment: {
      MOLLIE_API_KEY: 'test_vesperSandboxKey000000',
      MOLLIE_API_URL: `https://127.0.0.1:${said.apiPort}/v2/`,
      SANDBOX_CA_FILE: said.caFile,
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** What the sandbox's journal says of an order: how many payments were made for it, and what was paid and went back. */
export interface JournalOrder {
  payments: number;
  /** Charged to what is kept, without a page. */
  isCharge: boolean;
  paidMinor: number;
  refundedMinor: number;
  chargedBackMinor: number;
}

interface Entry {
  kind: string;
  id: string;
  status: string;
  payment: {
    id: string;
    amount: { value: string };
    metadata: { order: string };
    mandate?: { sequenceType: string };
  };
  refund: { id: string; paymentId: string; amount: { value: string } };
  chargeback: { id: string; paymentId: string; amount: { value: string } };
}

const minor = ({ value }: { value: string }): number => Math.round(Number(value) * 100);

/** Reads the journal line by line, by nothing that the sandbox's own code knows. */
export const readJournal = (folder: string): Map<string, JournalOrder> => {
  const orders = new Map<string, JournalOrder>();
  const ofPayment = new Map<string, { order: JournalOrder; amountMinor: number }>();
  const sums = new Map<string, { of: string; amountMinor: number }>();
  const found = (payment: string) => {
    const known = ofPayment.get(payment);
    if (!known) throw new Error(`no payment ${payment} in the journal`);
    return known;
  };
  for (const line of readFileSync(path.join(folder, 'journal.jsonl'), 'utf8').split('\n').filter(Boolean)) {
    const entry = JSON.parse(line) as Entry;
    if (entry.kind === 'payment.created') {
      const { id, amount, metadata, mandate } = entry.payment;
      const order = orders.get(metadata.order) ?? {
        payments: 0,
        isCharge: mandate?.sequenceType === 'recurring',
        paidMinor: 0,
        refundedMinor: 0,
        chargedBackMinor: 0,
      };
      order.payments += 1;
      orders.set(metadata.order, order);
      ofPayment.set(id, { order, amountMinor: minor(amount) });
    }
    if (entry.kind === 'payment.changed' && entry.status === 'paid') {
      const { order, amountMinor } = found(entry.id);
      order.paidMinor += amountMinor;
    }
    if (entry.kind === 'refund.created') {
      const { id, paymentId, amount } = entry.refund;
      sums.set(id, { of: paymentId, amountMinor: minor(amount) });
      found(paymentId).order.refundedMinor += minor(amount);
    }
    if (entry.kind === 'refund.changed' && entry.status !== 'refunded') {
      const { of, amountMinor } = sums.get(entry.id) ?? { of: '', amountMinor: 0 };
      found(of).order.refundedMinor -= amountMinor;
    }
    if (entry.kind === 'chargeback.created') {
      const { id, paymentId, amount } = entry.chargeback;
      sums.set(id, { of: paymentId, amountMinor: minor(amount) });
      found(paymentId).order.chargedBackMinor += minor(amount);
    }
    if (entry.kind === 'chargeback.reversed') {
      const { of, amountMinor } = sums.get(entry.id) ?? { of: '', amountMinor: 0 };
      found(of).order.chargedBackMinor -= amountMinor;
    }
  }
  return orders;
};
