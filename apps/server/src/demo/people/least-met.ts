/** People on one page of results are no further apart: eight years to either side of who looks. */
const yearsOnOnePage = 16;

/**
 * Hands out places of a list so that the same place is met as seldom as the list allows by whoever reads a page of people
 * of about an age, told in the order in which search shows them.
 */
export class LeastMet {
  readonly #uses = new Map<number, { readonly turn: number; readonly age: number }[]>();
  #turn = 0;

  /** The place, 0 to `length` - 1, that somebody of that age gets next. */
  next(length: number, age: number): number {
    this.#turn += 1;
    const weights = Array.from({ length }, (_, place) => this.#weight(place, age));
    const best = weights.indexOf(Math.min(...weights));
    this.#uses.set(best, [...(this.#uses.get(best) ?? []), { turn: this.#turn, age }]);
    return best;
  }

  /** How much of a repetition a place would be: the more pages show both people, and the closer together, the more. */
  #weight(place: number, age: number): number {
    return (this.#uses.get(place) ?? []).reduce((sum, use) => {
      const pages = Math.max(0, yearsOnOnePage + 1 - Math.abs(use.age - age));
      return sum + pages ** 2 / (this.#turn - use.turn);
    }, 0);
  }
}
