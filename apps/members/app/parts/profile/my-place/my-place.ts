import type { Api } from '@vesper/api-client';
import type { CallAnswer } from '@vesper/contract';
import { coarsePosition, isCountry, type Position } from '@vesper/domain';
import { tabStorage } from '@vesper/session';

/** The nearest town that the site knows: all that is ever kept of where somebody is. */
export type Place = CallAnswer<'geocode'>;

export type PlaceFailure = 'denied' | 'failed';

class PlaceError extends Error {
  override readonly name = 'PlaceError';
  readonly failure: PlaceFailure;

  constructor(failure: PlaceFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Spec §9: geolocation cache. */
const cacheMs = 60 * 60 * 1000;
/** For the device to find out where it is, once it may. */
const positionMs = 10_000;
/** For all of it: the browser's question may stay without an answer for ever. */
const longestMs = 30_000;
/** Spec §7: stored as geolocation geocode. */
const storageName = 'geolocation-geocode';

const isPlace = (value: unknown): value is Place & { readonly at: number } =>
  typeof value === 'object' &&
  value !== null &&
  'country' in value &&
  isCountry(value.country) &&
  'region' in value &&
  typeof value.region === 'string' &&
  'city' in value &&
  typeof value.city === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** What was found within the last hour in this tab. */
const keptPlace = (nowMs: number): Place | null => {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(storageName) ?? 'null');
    if (!isPlace(kept) || kept.at > nowMs || nowMs - kept.at >= cacheMs) return null;
    const { country, region, city } = kept;
    return { country, region, city };
  } catch {
    return null;
  }
};

const askDevice = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      (error) => reject(new PlaceError(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed')),
      // The town is enough, and where one was an hour ago as well.
      { enableHighAccuracy: false, timeout: positionMs, maximumAge: cacheMs },
    );
  });

/** Ends with a failure what takes too long. */
const within = <T>(work: Promise<T>, controller: AbortController): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    controller.abort();
    reject(new PlaceError('failed'));
  }, longestMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/**
 * Where this device is, as the nearest town: asked of the browser, which asks its owner, then of `/api/geocode.php`. Kept for
 * an hour in this tab, never more exactly than the answer. Answers why when there is none.
 */
export const findMyPlace = async (api: Promise<Api>): Promise<Place | PlaceFailure> => {
  const kept = keptPlace(Date.now());
  if (kept) return kept;
  const controller = new AbortController();
  const find = async (): Promise<Place> => {
    const { lat, lon } = coarsePosition(await askDevice());
    const { signal } = controller;
    return (await api).call('geocode', { query: { lat: String(lat), lon: String(lon) }, signal });
  };
  try {
    const place = await within(find(), controller);
    tabStorage.set(storageName, JSON.stringify({ ...place, at: Date.now() }));
    return place;
  } catch (error) {
    return error instanceof PlaceError ? error.failure : 'failed';
  }
};
