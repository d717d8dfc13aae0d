import {
  areDiceSmall,
  birthDateRange,
  birthDecades,
  chordLimit,
  diceAround,
  diceInside,
  lastAge,
  newHereDays,
  type Point,
  type SearchFilter,
} from '@vesper/domain';
import type { Places } from '../platform/database/statement-once.ts';

/** The last row of a page; the next one starts after it. */
export interface SearchPosition {
  readonly rankedAt: string;
  readonly member: string;
}

export interface SearchRequest {
  readonly site: string;
  readonly viewer: string | undefined;
  /** Nobody has blocked the viewer, nor the viewer anybody: then only they themselves are left out. */
  readonly isUnblocked?: boolean;
  readonly filter: SearchFilter;
  /** The gender of whoever searches: nobody who looks for another one is found. */
  readonly own?: string | undefined;
  /** Where whoever searches is on the map, if anywhere; without it a distance filters nothing. */
  readonly from: Point | null;
  /** `YYYY-MM-DD`, for ages and for who is new. */
  readonly today: string;
  /** Since when somebody must have been seen to be here now; said where a filter may ask for it. */
  readonly hereSince?: Date;
}

type DistanceValue =
  | 'fromX'
  | 'toX'
  | 'fromY'
  | 'toY'
  | 'fromZ'
  | 'toZ'
  | 'twiceX'
  | 'twiceY'
  | 'twiceZ'
  | 'nearRest'
  | 'dice'
  | 'inside';
interface DistanceValues extends Readonly<Record<DistanceValue, string | undefined>> {
  readonly areDiceSmall: boolean;
}

const anyDistance: DistanceValues = {
  fromX: undefined,
  toX: undefined,
  fromY: undefined,
  toY: undefined,
  fromZ: undefined,
  toZ: undefined,
  twiceX: undefined,
  twiceY: undefined,
  twiceZ: undefined,
  nearRest: undefined,
  dice: undefined,
  areDiceSmall: false,
  inside: undefined,
};

/** A list of numbers as PostgreSQL reads one. */
const listOf = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

/**
 * A distance as values of a statement; in the database it is reckoned in whole numbers, as in the domain (`chordSquare`), with
 * what is known of the middle taken to one side: x(x − 2m) and so on, at most what is left of the limit. That is nine steps for
 * each place that is looked at, where squares of differences are fifteen.
 */
const nearOf = (from: Point | null, distance: SearchFilter['distance']): DistanceValues => {
  if (!from || !distance) return anyDistance;
  const { x, y, z } = from;
  const reach = distance * 1000;
  return {
    fromX: String(x - reach),
    toX: String(x + reach),
    fromY: String(y - reach),
    toY: String(y + reach),
    fromZ: String(z - reach),
    toZ: String(z + reach),
    twiceX: String(2 * x),
    twiceY: String(2 * y),
    twiceZ: String(2 * z),
    nearRest: String(chordLimit(distance) - x ** 2 - y ** 2 - z ** 2),
    dice: listOf(diceAround(from, distance)),
    areDiceSmall: areDiceSmall(distance),
    inside: areDiceSmall(distance) ? undefined : listOf(diceInside(from, distance)),
  };
};

/** Who is new has one order (decision 151), without lanes of ages or dice: there are few. */
const inOneOrder = { decade: undefined, decades: undefined, dice: undefined, inside: undefined } as const;

const dayMs = 24 * 3600 * 1000;
/** Who joined from this day on is new. */
export const newSince = (today: string): string =>
  new Date(Date.parse(today) - newHereDays * dayMs).toISOString().slice(0, 10);

/**
 * Up to so many decades of birth are read one after the other. Of more about half or all of the others match as well: then one
 * order of all ages costs less (decision 106), in which who is not of the age is passed over.
 */
const mostDecades = 3;

interface BornBetween {
  readonly bornFrom: string;
  readonly bornTo: string;
  /** Where all of them are of one: */
  readonly decade: string | undefined;
  /** and where they are of several. */
  readonly decades: string | undefined;
}

/**
 * Who is between two ages, as values of a statement; without decades the order of all ages is read. There is none of one `region`
 * alone.
 */
export const bornBetween = (
  minAge: number,
  maxAge: number,
  today: string,
  region?: string | null,
): BornBetween => {
  const range = birthDateRange(minAge, lastAge(maxAge), today);
  const decades = birthDecades(range);
  if (decades.length > mostDecades && !region) return { ...range, decade: undefined, decades: undefined };
  return decades.length === 1
    ? { ...range, decade: String(decades[0]), decades: undefined }
    : { ...range, decade: undefined, decades: listOf(decades) };
};

interface Fit {
  /** Nobody who looks for another gender than this one. */
  readonly own: string | undefined;
  /** The gender that is looked for is the own one: who fits has orders of their own (decision 154). */
  readonly seeksOwn: boolean;
}

/** Whom somebody of a gender fits who looks for another one, or for the same. */
export const fitOf = (own: string | undefined, gender: string | null | undefined): Fit =>
  own !== undefined && own === gender ? { own: undefined, seeksOwn: true } : { own, seeksOwn: false };

/**
 * A place near by is read off the dice of the whole brand or, where a country is asked for besides, off those of the country. Who is
 * verified or seeks their own gender, and small dice, have no order of a country.
 */
export const areDiceOfCountry = (wanted: {
  readonly dice: string | undefined;
  readonly areDiceSmall: boolean;
  readonly country: string | undefined;
  readonly verified: boolean;
  readonly seeksOwn: boolean;
}): boolean =>
  wanted.dice !== undefined &&
  wanted.country !== undefined &&
  !(wanted.areDiceSmall || wanted.verified || wanted.seeksOwn);

/** A request as values of a statement: what is not asked for is not in its text. */
export const wantedOf = (request: SearchRequest) => {
  const { site, viewer, isUnblocked = false, own, filter, from, today, hereSince } = request;
  const values = {
    site,
    viewer,
    isUnblocked,
    ...fitOf(own, filter.gender),
    ...bornBetween(filter.minAge, filter.maxAge, today, filter.region),
    gender: filter.gender ?? undefined,
    country: filter.country ?? undefined,
    region: filter.region ?? undefined,
    realOnly: filter.realOnly,
    withPhoto: filter.withPhoto,
    verified: filter.verified,
    joinedFrom: filter.newHere ? newSince(today) : undefined,
    hereSince: filter.online ? hereSince?.toISOString() : undefined,
    ...nearOf(from, filter.distance),
    ...(filter.newHere ? inOneOrder : {}),
  };
  // Dice that lie inside as a whole are counted off the small ones, which are of no country.
  return areDiceOfCountry(values) ? { ...values, inside: undefined } : values;
};

export type WantedValues = ReturnType<typeof wantedOf> & Partial<SearchPosition>;
export type Wanted = Places<WantedValues>;

/** What only a search asks for; other lists of people leave it open. */
export const nothingElse = {
  isUnblocked: false,
  own: undefined,
  seeksOwn: false,
  region: undefined,
  withPhoto: false,
  verified: false,
  joinedFrom: undefined,
  hereSince: undefined,
  ...anyDistance,
} as const;
