/** A payment method as the provider offers it in a country and currency. */
export type OfferedMethod = {
  id: string;
  /** Sums that it takes, in minor units; null where there is no such limit. */
  minimumMinor: number | null;
  maximumMinor: number | null;
  /** It can be kept for the next order. */
  keeps: boolean;
};

/** Whether a method takes an order of this sum. */
export function takesAmount(
  { minimumMinor, maximumMinor }: Pick<OfferedMethod, 'minimumMinor' | 'maximumMinor'>,
  amountMinor: number,
): boolean {
  return amountMinor >= (minimumMinor ?? 0) && amountMinor <= (maximumMinor ?? amountMinor);
}

/** Wallets that are part of a device, by what a browser says of itself. Every browser of an iPhone has it, on a Mac only its own. */
const devices: Readonly<Record<string, (userAgent: string) => boolean>> = {
  applepay: (agent) =>
    /\b(iPhone|iPad)\b/.test(agent) ||
    (agent.includes('Macintosh') && /\bVersion\/\d.* Safari\//.test(agent) && !/Chrom(e|ium)\//.test(agent)),
  googlepay: (agent) => agent.includes('Android'),
};

/**
 * Whether a method is shown on the device that asks. It is no judgement: whoever names a wallet that their browser hides,
 * a tablet that says it is a desktop for instance, may order with it.
 */
export function isOnDevice(method: string, userAgent: string): boolean {
  return devices[method]?.(userAgent) ?? true;
}
