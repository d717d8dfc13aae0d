import type { Services } from '../../platform/services/services.ts';
import type { PaymentMethodOffer, PaymentProvider } from './payment-provider.ts';

const freshMs = 10 * 60 * 1000;
/** A provider that does not answer is left alone for this long: pages with prices do not wait for it one after the other. */
const restMs = 30_000;

interface KnownMethods {
  /** When they are to be asked for again. */
  dueMs: number;
  methods: PaymentMethodOffer[];
  /** Under way; whoever comes meanwhile waits for the same answer. */
  asking: Promise<PaymentMethodOffer[]> | undefined;
}

const known = new WeakMap<PaymentProvider, Map<string, KnownMethods>>();

const entryOf = (provider: PaymentProvider, place: string): KnownMethods => {
  const places = known.get(provider) ?? new Map<string, KnownMethods>();
  known.set(provider, places);
  const entry = places.get(place) ?? { dueMs: 0, methods: [], asking: undefined };
  places.set(place, entry);
  return entry;
};

/**
 * The payment methods of a country and currency; those last known, or none, while the provider does not answer: prices can
 * be looked at without it, and ordering says so.
 */
export const readMethods = async (
  services: Services,
  request: Parameters<PaymentProvider['methods']>[0],
): Promise<PaymentMethodOffer[]> => {
  const { payments, clock, log } = services;
  if (!payments) return [];
  const entry = entryOf(payments, `${request.country} ${request.currency}`);
  if (clock.now() < entry.dueMs) return entry.methods;
  entry.asking ??= payments
    .methods(request)
    .then(
      (methods) => {
        entry.methods = methods;
        entry.dueMs = clock.now() + freshMs;
        return methods;
      },
      (error: unknown) => {
        log.warn({ err: error }, 'payment methods could not be read');
        entry.dueMs = clock.now() + restMs;
        return entry.methods;
      },
    )
    .finally(() => (entry.asking = undefined));
  return entry.asking;
};
