const firstMs = 1000;
const longestMs = 60_000;

/**
 * How long to wait before opening the live connection again: doubling from one second to a minute, of which up to half is
 * left to chance, so that browsers do not all come back in the same moment after a restart. `random` is in [0, 1).
 */
export const reconnectDelayMs = (failures: number, random: number): number => {
  const full = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
  return Math.round(full / 2 + (full / 2) * random);
};
