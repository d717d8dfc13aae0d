import { withinLimit } from '../../platform/outside-limit.ts';
import { ProviderRefused, ProviderUnavailable } from './payment-provider.ts';

const minorUnits = 100;

export const toValue = (amountMinor: number): string => (amountMinor / minorUnits).toFixed(2);
export const toMinor = (value: string): number => Math.round(Number(value) * minorUnits);

/** What says no to the payment itself; a wrong key (401, 403) or too many questions (429) say nothing about it. */
const refusals: readonly unknown[] = [400, 404, 405, 410, 415, 422];

/** What an error of Mollie's client means for us. */
export const toProviderError = (error: unknown): Error => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return refusals.includes(status)
    ? new ProviderRefused('mollie', { cause: error })
    : new ProviderUnavailable('mollie', { cause: error });
};

/** A member is waiting: by then it is said that paying is not possible at the moment. */
export const longestMs = 8000;

/** One call, within its time, with the errors of a provider. @throws ProviderUnavailable, ProviderRefused */
export const translated = async <T>(limitMs: number, call: () => Promise<T>): Promise<T> => {
  try {
    return await withinLimit(limitMs, call);
  } catch (error) {
    throw toProviderError(error);
  }
};
