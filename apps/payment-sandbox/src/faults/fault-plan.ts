import { createHash } from 'node:crypto';

/** What can go wrong with an answer of the API. After `dropAfterCommit` and `neverAnswer` what was asked for is done. */
export const apiFaults = ['serverError', 'dropAfterCommit', 'neverAnswer', 'delay'] as const;
/** What can go wrong with a webhook: it is never sent, sent twice, or sent after later ones. */
export const webhookFaults = ['lose', 'duplicate', 'reorder'] as const;
/** What becomes of a payment: a charge is declined; later on paid after it had ended, refunded, charged back, and that won again. */
export const paymentFaults = ['decline', 'latePaid', 'refund', 'chargeBack', 'reversal'] as const;

export type Fault =
  (typeof apiFaults)[number] | (typeof webhookFaults)[number] | (typeof paymentFaults)[number];
const faults: readonly Fault[] = [...apiFaults, ...webhookFaults, ...paymentFaults];

/** How often each goes wrong, from 0 to 1; what is not named never does. The same seed draws the same row of faults. */
export type FaultPlan = {
  seed: number;
  /** Delays, and what happens later, come within so many milliseconds. */
  withinMs: number;
} & Partial<Record<Fault, number>>;

/** Draws by a plan: the n-th draw for a fault is the same in each run. */
export interface Faults {
  happens(fault: Fault): boolean;
  /** The first of these that happens. */
  oneOf<F extends Fault>(some: readonly F[]): F | undefined;
  /** How long something waits, milliseconds. */
  waitMs(): number;
}

export const noFaults: Faults = { happens: () => false, oneOf: () => undefined, waitMs: () => 0 };

export function openFaults(plan: FaultPlan): Faults {
  const draws = new Map<string, number>();
  const draw = (name: string): number => {
    const count = (draws.get(name) ?? 0) + 1;
    draws.set(name, count);
    return createHash('sha256').update(`${plan.seed} ${name} ${count}`).digest().readUInt32BE() / 2 ** 32;
  };
  const happens = (fault: Fault) => draw(fault) < (plan[fault] ?? 0);
  return {
    happens,
    oneOf: (some) => some.find(happens),
    waitMs: () => Math.round(draw('wait') * plan.withinMs),
  };
}

/** Reads a plan from its JSON, or says what is wrong with it. */
export function readFaultPlan(text: string): FaultPlan | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'not JSON' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problem: 'no object' };
  for (const [name, number] of Object.entries(value)) {
    if (typeof number !== 'number' || number < 0) return { problem: `${name} is no number from 0 on` };
    if (name === 'seed' || name === 'withinMs') continue;
    if (!faults.some((fault) => fault === name)) return { problem: `there is no fault ${name}` };
    if (number > 1) return { problem: `${name} is above 1` };
  }
  return { seed: 1, withinMs: 1000, ...value };
}
