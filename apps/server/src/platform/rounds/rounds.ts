import { dateOf, secondsFromNow } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Services } from '../services/services.ts';
import type { Round } from '../subject/subject.ts';
import { shortenLease, takeLease } from './rounds-repository.ts';

export interface RoundOptions {
  /** From one beginning to the next. */
  readonly everyMs: number;
  /** A round that takes longer is given up: it holds nothing up any more, and may be begun again. */
  readonly limitMs: number;
  /** How long a server that stops waits for what is under way. */
  readonly stopMs: number;
}

const usual: RoundOptions = { everyMs: 30_000, limitMs: 5 * 60_000, stopMs: 5000 };

const delay = (ms: number) => new Promise<'late'>((resolve) => void setTimeout(resolve, ms, 'late').unref());

/**
 * Runs one round now, if no other server is at it; one that fails or does not come to its end is said in the log.
 * @returns whether it was this server's turn
 */
export const runRound = async (
  services: Services,
  name: string,
  round: Round,
  { everyMs, limitMs }: Pick<RoundOptions, 'everyMs' | 'limitMs'> = usual,
): Promise<boolean> => {
  const holder = newId();
  const begunAtMs = services.clock.now();
  const until = secondsFromNow(services.clock, limitMs / 1000);
  if (!(await takeLease(services.db, { name, holder, until }, dateOf(services.clock)))) return false;
  const work = round(services).then(
    () => undefined,
    (error: unknown) => services.log.warn({ err: error, round: name }, 'a round failed'),
  );
  if ((await Promise.race([work, delay(limitMs)])) === 'late') {
    services.log.warn({ round: name, limitMs }, 'a round was given up');
    return true;
  }
  await shortenLease(services.db, { name, holder, until: new Date(begunAtMs + everyMs) });
  return true;
};

/**
 * Starts the rounds of all subjects, each by itself: one that hangs stops no other. Of several servers, one at a time
 * runs a round.
 * @returns what stops them; it waits a few seconds for those under way
 */
export const startRounds = (services: Services, options: RoundOptions = usual): (() => Promise<void>) => {
  const rounds = services.subjects.flatMap((subject) =>
    Object.entries(subject.rounds ?? {}).map(([name, round]) => {
      const { everyMs, run } = typeof round === 'function' ? { everyMs: options.everyMs, run: round } : round;
      return { name: `${subject.name}.${name}`, run, everyMs };
    }),
  );
  let stopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<unknown>>();
  // Asked after in the usual pace, be it due seldom: a server that is started anew must not begin to count again.
  const plan = ({ name, run, everyMs }: (typeof rounds)[number]): void => {
    if (stopped) return;
    timers.set(
      name,
      setTimeout(() => {
        const turn = runRound(services, name, run, { ...options, everyMs })
          .catch((error: unknown) => services.log.warn({ err: error, round: name }, 'a round was not begun'))
          .finally(() => plan({ name, run, everyMs }));
        running.set(name, turn);
      }, options.everyMs),
    );
  };
  for (const round of rounds) plan(round);
  return async () => {
    stopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.race([Promise.allSettled(running.values()), delay(options.stopMs)]);
  };
};
