import type { LiveEvent } from '@vesper/contract';
import { type Clock, dateOf } from '../clock.ts';
import { afterCommit, type Trx } from '../database/transaction.ts';
import type { LiveHub } from './live-hub.ts';
import { type KeptEvent, numberEvents } from './member-events-repository.ts';

interface Told {
  readonly live: LiveHub;
  readonly clock: Clock;
}

/**
 * Tells members of an act, each of their own event, in one step: their counters are locked in one order.
 * Otherwise as {@link tellNumbered}.
 */
export const tellEach = async (
  { live, clock }: Told,
  trx: Trx,
  told: readonly { readonly member: string; readonly event: LiveEvent & KeptEvent }[],
): Promise<void> => {
  const numbers = await numberEvents(trx, told, dateOf(clock));
  afterCommit(trx, () =>
    told.forEach(({ member, event }, index) =>
      live.publish([member], event, new Map([[member, numbers[index] ?? 0]])),
    ),
  );
};

/**
 * Keeps an event for members under their next numbers, in the transaction of the act that it tells of.
 * @returns tells it, to be called once that is committed
 */
export const keepNumbered = async (
  { live, clock }: Told,
  trx: Trx,
  to: readonly string[],
  event: LiveEvent & KeptEvent,
): Promise<() => void> => {
  const numbers = await numberEvents(
    trx,
    to.map((member) => ({ member, event })),
    dateOf(clock),
  );
  return () => live.publish(to, event, new Map(to.map((member, index) => [member, numbers[index] ?? 0])));
};

/** Tells members of an act as soon as it is committed, numbered in its transaction, so that nobody misses it for good. */
export const tellNumbered = async (
  services: Told,
  trx: Trx,
  to: readonly string[],
  event: LiveEvent & KeptEvent,
): Promise<void> => {
  afterCommit(trx, await keepNumbered(services, trx, to, event));
};
