/**
 * A list of choices after an edit that began with another one than is stored by now, since the member has saved one on another page:
 * what was added or taken away here is, and everything else stays as it is there.
 */
export function chosenMeanwhile(
  stored: readonly string[],
  before: readonly string[],
  chosen: readonly string[],
): string[] {
  const here = chosen.filter((one) => stored.includes(one) || !before.includes(one));
  const there = stored.filter((one) => !chosen.includes(one) && !before.includes(one));
  return [...new Set([...here, ...there])];
}
