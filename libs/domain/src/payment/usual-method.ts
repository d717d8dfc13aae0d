/** Paid with everywhere; every other method belongs to a country. */
const everywhere: ReadonlySet<string> = new Set([
  'creditcard',
  'paypal',
  'banktransfer',
  'applepay',
  'googlepay',
]);

/**
 * The method that is chosen beforehand, from those that the provider offers a payer: what is usual in the payer's own
 * country, else the card, else the first; null when nothing is offered.
 */
export function usualMethod(offered: readonly string[]): string | null {
  const local = offered.find((id) => !everywhere.has(id));
  const card = offered.find((id) => id === 'creditcard');
  return local ?? card ?? offered[0] ?? null;
}
