import {
  type CountryOffer,
  defaultLocale,
  isOnDevice,
  type Locale,
  type OfferedMethod,
} from '@vesper/domain';
import type { Services } from '../../platform/services/services.ts';
import type { PaymentProvider } from './payment-provider.ts';

const freshMs = 10 * 60 * 1000;
/** A provider that does not answer is left alone for this long: pages with prices do not wait for it one after the other. */
const restMs = 30_000;

interface KnownMethods {
  /** When they are to be asked for again. */
  dueMs: number;
  /** Null until the provider has said it once. */
  methods: OfferedMethod[] | null;
  /** Under way; whoever comes meanwhile waits for the same answer. */
  asking: Promise<OfferedMethod[] | null> | undefined;
}

const known = new WeakMap<PaymentProvider, Map<string, KnownMethods>>();

const entryOf = (provider: PaymentProvider, place: string): KnownMethods => {
  const places = known.get(provider) ?? new Map<string, KnownMethods>();
  known.set(provider, places);
  const entry = places.get(place) ?? { dueMs: 0, methods: null, asking: undefined };
  places.set(place, entry);
  return entry;
};

/**
 * The payment methods of a country and currency, whatever device; those last known while the provider does not answer, null
 * where nothing is known yet: prices can be looked at without it, and ordering says so.
 */
export const methodsOf = async (
  { payments, clock, log }: Pick<Services, 'payments' | 'clock' | 'log'>,
  { country, currency, bundles }: CountryOffer,
  locale: Locale = defaultLocale,
): Promise<OfferedMethod[] | null> => {
  if (!payments) return null;
  const entry = entryOf(payments, `${country} ${currency}`);
  if (clock.now() < entry.dueMs) return entry.methods;
  // One list for all bundles: asked for one in the middle, judged by the limits of each method.
  const amountMinor = (bundles[1] ?? bundles[0])?.priceMinor ?? 0;
  entry.asking ??= payments
    .methods({ country, currency, amountMinor, locale })
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

/** The payment methods that a page shows: of a country and currency, on the device that asks. */
export const methodsShown = async (
  services: Pick<Services, 'payments' | 'clock' | 'log'>,
  offer: CountryOffer,
  { locale, userAgent }: { readonly locale: Locale; readonly userAgent: string },
) => {
  const methods = (await methodsOf(services, offer, locale)) ?? [];
  return methods
    .filter(({ id }) => isOnDevice(id, userAgent))
    .map(({ id, minimumMinor, maximumMinor, keeps }) => ({
      id,
      minimum_minor: minimumMinor,
      maximum_minor: maximumMinor,
      keeps,
    }));
};
