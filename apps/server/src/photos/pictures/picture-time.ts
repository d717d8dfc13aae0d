import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Twenty-five photos of the costliest kind; who needs more sends what is made to cost. */
const mostSeconds = 60;
const windowMs = 10 * 60_000;

/** How much processor time a member's pictures took lately, on this server. */
export class PictureTime {
  readonly #clock: Clock;
  readonly #spent = new Map<string, { readonly at: number; readonly seconds: number }[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @throws AppError `too_many_requests` when a member's pictures took too much */
  refuseSpent(member: string): void {
    const total = this.#recent(member).reduce((sum, { seconds }) => sum + seconds, 0);
    if (total >= mostSeconds) throw new AppError('too_many_requests');
  }

  add(member: string, seconds: number): void {
    for (const other of this.#spent.keys()) this.#recent(other);
    this.#spent.set(member, [...this.#recent(member), { at: this.#clock.now(), seconds }]);
  }

  #recent(member: string) {
    const since = this.#clock.now() - windowMs;
    const recent = (this.#spent.get(member) ?? []).filter(({ at }) => at > since);
    if (recent.length > 0) this.#spent.set(member, recent);
    else this.#spent.delete(member);
    return recent;
  }
}
