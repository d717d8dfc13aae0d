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
