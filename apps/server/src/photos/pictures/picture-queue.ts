import { AppError } from '../../platform/http/app-error.ts';

export interface QueueLimits {
  /** How many wait for their turn; what comes then is refused. */
  readonly waiting: number;
  readonly longestWaitMs: number;
}

interface Waiter {
  readonly begin: () => void;
}

/** One after the other, in order. Whoever waits holds a file on the disk, no memory and no connection to the database. */
export class PictureQueue {
  readonly #limits: QueueLimits;
  readonly #waiters = new Set<Waiter>();
  #busy = false;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiters.size;
  }

  /** @throws AppError `service_unavailable` while too many wait */
  refuseFull(): void {
    if (this.#waiters.size >= this.#limits.waiting) throw new AppError('service_unavailable');
  }

  /**
   * Does work when its turn comes.
   * @param signal whoever wanted it has gone: the turn goes to the next
   * @throws AppError `service_unavailable` when too many wait, it took too long, or the signal came before the turn
   */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#busy) {
      this.refuseFull();
      await this.#turn(signal);
    } else if (signal.aborted) throw new AppError('service_unavailable');
    this.#busy = true;
    try {
      return await work();
    } finally {
      const [next] = this.#waiters;
      if (next) next.begin();
      else this.#busy = false;
    }
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        this.#waiters.delete(waiter);
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      };
      const leave = (): void => {
        end();
        reject(new AppError('service_unavailable'));
      };
      const waiter: Waiter = {
        begin: () => {
          end();
          resolve();
        },
      };
      const timer = setTimeout(leave, this.#limits.longestWaitMs);
      this.#waiters.add(waiter);
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave);
    });
  }
}
