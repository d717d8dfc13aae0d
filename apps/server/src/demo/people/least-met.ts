/** People on one page of results are no further apart: eight years to either side of who looks. */
const yearsOnOnePage = 16;

/** On how many of the pages that show one of two people of these ages the other stands as well: 0 to 17. */
export const pagesOfBoth = (age: number, other: number): number =>
  Math.max(0, yearsOnOnePage + 1 - Math.abs(age - other));

/**
 * Hands out places of a list so that the same place is met as seldom as the list allows by whoever reads a page of people,
 * told in the order in which search shows them.
 */
export class LeastMet<Person> {
  readonly #uses = new Map<number, { readonly turn: number; readonly person: Person }[]>();
  readonly #together: (one: Person, other: Person) => number;
  #turn = 0;

  /** @param together how much it matters that two people have the same place: the more pages show both, the more */
  constructor(together: (one: Person, other: Person) => number) {
    this.#together = together;
  }

  /** The place, 0 to `length` - 1, that this person gets next. */
  next(length: number, person: Person): number {
    this.#turn += 1;
    const weights = Array.from({ length }, (_, place) => this.#weight(place, person));
    const best = weights.indexOf(Math.min(...weights));
    this.#uses.set(best, [...(this.#uses.get(best) ?? []), { turn: this.#turn, person }]);
    return best;
  }

  /** How much of a repetition a place would be: the closer together in the order, the more. */
  #weight(place: number, person: Person): number {
    return (this.#uses.get(place) ?? []).reduce(
      (sum, use) => sum + this.#together(use.person, person) / (this.#turn - use.turn),
      0,
    );
  }
}
