import { type Faults, noFaults } from '../faults/fault-plan.ts';
import type { Store } from '../journal/store.ts';

/**
 * Pauses before each further attempt, in milliseconds. Ten attempts in growing steps like Mollie's, squeezed from
 * 26 hours into half an hour so that a shop under development sees them.
 */
export const defaultWebhookPausesMs = [1_000, 2_000, 4_000, 8_000, 16_000, 60_000, 180_000, 600_000, 900_000];

/** Mollie waits this long for the shop to answer. */
const answerWithinMs = 15_000;

export interface Webhooks {
  /** Tells the shop about a payment; returns at once. Calls for one payment never overlap. */
  notify(paymentId: string): void;
  close(): Promise<void>;
}

/** Delivers what the store says is due, surviving restarts: call `notify` for each payment at start. */
export function createWebhooks(
  store: Store,
  pausesMs: readonly number[],
  faults: Faults = noFaults,
): Webhooks {
  const running = new Map<string, Promise<void>>();
  const closing = new AbortController();

  async function deliver(paymentId: string): Promise<void> {
    // Lets notify() enter this run in the table first.
    await Promise.resolve();
    let failures = 0;
    let upTo = store.webhookState(paymentId).due;
    while (!closing.signal.aborted) {
      const state = store.webhookState(paymentId);
      if (state.done >= state.due) {
        // At once, not when the promise settles: a notify() in between would find a run that no longer looks.
        running.delete(paymentId);
        return;
      }
      // A newer change starts the row of attempts afresh: its news must not inherit the old one's last chance.
      if (state.due !== upTo) failures = 0;
      upTo = state.due;
      const url = store.payment(paymentId)?.webhookUrl;
      if (faults.happens('reorder')) await pause(faults.waitMs(), closing.signal);
      if (faults.happens('duplicate') && url) await post(url, paymentId, closing.signal);
      if (!url || faults.happens('lose') || (await post(url, paymentId, closing.signal))) {
        if (!closing.signal.aborted) store.webhookEnded(paymentId, upTo, true);
        continue;
      }
      const pauseMs = pausesMs[failures];
      failures += 1;
      if (pauseMs === undefined) {
        if (!closing.signal.aborted) store.webhookEnded(paymentId, upTo, false);
        continue;
      }
      await pause(pauseMs, closing.signal);
    }
  }

  return {
    notify(paymentId) {
      if (closing.signal.aborted || running.has(paymentId)) return;
      running.set(paymentId, deliver(paymentId));
    },
    async close() {
      closing.abort();
      await Promise.all(running.values());
    },
  };
}

async function post(url: string, id: string, closing: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ id }),
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(answerWithinMs)]),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

function pause(ms: number, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (closing.aborted) return resolve();
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      closing.removeEventListener('abort', end);
      resolve();
    }
    closing.addEventListener('abort', end);
  });
}
