/**
 * A page of people, those with a photo before those without, otherwise in the order given: the first who are seen have a face.
 * Who comes on which page stays as it was, so that pages can go on from one another.
 */
export function facesFirst<T>(members: readonly T[], hasFace: (member: T) => boolean): T[] {
  return [...members.filter(hasFace), ...members.filter((member) => !hasFace(member))];
}

/** The lines of people on one page; one that somebody above has already is empty: many begin with the same words. */
export function saidOnce(lines: readonly string[]): string[] {
  const said = new Set<string>();
  return lines.map((line) => {
    if (said.has(line)) return '';
    said.add(line);
    return line;
  });
}

/**
 * Of each one's reasons those that tell them from the others, the rarest first, at most so many. What all have in common is left
 * out where there is more to say: under each face it would say nothing.
 * @param all the reasons of each, in the order in which they count
 */
export function tellingReasons<R extends { readonly code: string }>(
  all: readonly (readonly R[])[],
  most: number,
): (readonly R[])[] {
  const having = (code: string): number =>
    all.filter((reasons) => reasons.some((reason) => reason.code === code)).length;
  const counts = new Map(all.flat().map(({ code }) => [code, having(code)]));
  const countOf = ({ code }: R): number => counts.get(code) ?? 0;
  return all.map((reasons) => {
    const own = reasons.filter((reason) => countOf(reason) < all.length);
    return (own.length > 0 ? own : reasons).toSorted((a, b) => countOf(a) - countOf(b)).slice(0, most);
  });
}
