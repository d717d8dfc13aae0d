import { middleOf, type Point, searchDistances } from '@vesper/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Settlement, settlementsOf } from '../../site/places/gazetteer.ts';
import { cellOfSettlement, placeInSearch } from '../../site/places/settlements.ts';
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts';
import {
  cellsAround,
  fitCells,
  kmBetween,
  layOver,
  median,
  northKm,
  type Ring,
  type Where,
} from './rings.ts';

/**
 * Somebody who wants to know where members live: with any number of accounts, two at a time, who move as often as they may, ask
 * at each place with every step of the filter, and lay the rings over each other. What the server itself knows of a member
 * finest is where the settlement is that they named (which their profile names too); of that the answers of search tell no more
 * than the cell.
 *
 * All settlements that fit are looked for and asked from, none is drawn. The limit was there before the measuring: half of the
 * points of a square are farther than 0.399 of its side from its middle, less what 46 towns may differ by.
 */
const leastError = 0.38;
/** In cells' sides: what two accounts may learn on one day. */
const leastErrorOfADay = 2;

const isLong = process.env.VESPER_TEST_LENGTH === 'long';
/** Where the attacker's accounts are: in how many kilometres around, and in which of the settlements there, every so many. */
const [reach, every] = isLong ? [200, 1] : [110, 4];
const movesEach = 3;
const middle: Where = { latitude: 51.2, longitude: 6.8 };
const targetReach = 30;

let server: TestServer;
beforeAll(async () => (server = await startTestServer({ TRUST_PROXY: '1' })));
afterAll(() => server.end());

/** Of a distance from the middle, those whose name only one settlement has: everybody is to be where they say. */
const settlementsWithin = (km: number): Settlement[] =>
  settlementsOf('DE').filter(
    (one) =>
      kmBetween(middle, one) < km &&
      settlementsOf('DE').filter((other) => other.name.startsWith(one.name)).length === 1,
  );

type Place = Settlement & { readonly point: Point };
const placesWithin = (km: number): Place[] =>
  settlementsWithin(km).flatMap((one) => {
    const point = placeInSearch('DE', '', one.name);
    return point ? [{ ...one, point }] : [];
  });

interface Card {
  id: string;
  distance: number | null;
}
type Seen = ReadonlyMap<string, number | null>;

/** In which order members come says nothing of where they are: it is the same from everywhere. */
const orders = new Set<string>();
let queries = 0;
/** An attacker has many addresses: the limit of one holds nobody up. */
const address = () => ({ 'x-forwarded-for': `10.0.0.${Math.floor(queries / 1000)}` });

/** Everybody who is found, on all pages. */
const look = async (person: Person, distance?: number): Promise<Seen> => {
  const cards: Card[] = [];
  let cursor: string | null = null;
  do {
    queries += 1;
    const query = { gender: 'male', min_age: 90, max_age: 99, real_only: '1', distance, cursor };
    const given = Object.fromEntries(
      Object.entries(query).filter(([, value]) => value !== undefined && value !== null),
    );
    const { status, body } = await person.call('search', { query: given, headers: address() });
    expect(status).toBe(200);
    cards.push(...(body.results as Card[]));
    cursor = body.next_cursor as string | null;
  } while (cursor);
  if (distance === undefined) orders.add(cards.map(({ id }) => id).join());
  return new Map(cards.map((card) => [card.id, card.distance]));
};

/** All that can be asked from one place, by two accounts at once: the answers agree, whoever asks, and however. */
const lookAround = async (pair: readonly [Person, Person], target: string): Promise<Seen> => {
  const [all, same] = await Promise.all([look(pair[0]), look(pair[1])]);
  expect([...same].toSorted()).toEqual([...all].toSorted());
  for (const step of searchDistances) {
    const expected = [...all].filter(([, distance]) => distance !== null && distance <= step);
    expect([...(await look(pair[0], step))].toSorted()).toEqual(expected.toSorted());
  }
  queries += 1;
  const { body } = await pair[1].call('profile', { query: { id: target } });
  expect(body.profile.distance).toBe(all.get(target));
  return all;
};

const elderly = {
  form: { date_of_birth: '1933-05-05' },
  profile: { gender: 'male', country: 'DE', region: 'DE-NW' },
} as const;
const moveTo = async (person: Person, { name }: Settlement) =>
  (await person.call('profileUpdate', { body: { country: 'DE', region: 'DE-NW', city: name } })).status;

interface Target {
  readonly id: string;
  readonly town: Settlement;
  readonly side: number;
  readonly cellMiddle: Where;
}

const settle = async (town: Settlement): Promise<Target[]> => {
  const cell = cellOfSettlement('DE', town);
  if (cell?.level !== 0) return [];
  const { id, ...person } = await server.member(elderly);
  expect(await moveTo({ id, ...person }, town)).toBe(200);
  const { lat, lon } = middleOf(cell);
  return [{ id, town, side: cell.height * northKm, cellMiddle: { latitude: lat, longitude: lon } }];
};

/** What each place has answered, in turn, by two new accounts for every three of them. */
const askFrom = async (places: readonly Place[], targets: readonly Target[]): Promise<Seen[]> => {
  const answers: Seen[] = [];
  for (let from = 0; from < places.length; from += movesEach) {
    const pair = [await server.member(), await server.member()] as const;
    for (const place of places.slice(from, from + movesEach)) {
      for (const person of pair) expect(await moveTo(person, place)).toBe(200);
      answers.push(await lookAround(pair, targets[answers.length % targets.length]?.id ?? ''));
    }
    // A fourth place on the same day is refused.
    const fourth = places.at(-1);
    if (from === 0 && fourth) expect(await moveTo(pair[0], fourth)).toBe(422);
  }
  return answers;
};

it(
  'learns no more than the cell, however much they ask',
  async () => {
    // One after the other: all at once would wait for a connection longer than the product waits for one.
    const targets: Target[] = [];
    for (const town of settlementsWithin(targetReach)) targets.push(...(await settle(town)));
    expect(targets).toHaveLength(46);
    const places = placesWithin(reach).filter((_, index) => index % every === 0);
    const answers = await askFrom(places, targets);
    const rings = (id: string): Ring<Place>[] =>
      places.map((at, index) => ({ at, step: answers[index]?.get(id) ?? null }));
    const errors = (where: (target: Target) => Where) =>
      targets.map((target) => kmBetween(target.town, where(target)) / target.side);
    const days = Array.from({ length: Math.floor(places.length / (2 * movesEach)) }, (_, day) =>
      errors(({ id }) => layOver(rings(id).slice(day * 2 * movesEach, (day + 1) * 2 * movesEach), middle)),
    );
    const cells = cellsAround(middle, targetReach + 10);
    const fits = fitCells(
      cells,
      places.map(({ point }) => point),
      targets.map(({ id }) => rings(id).map(({ step }) => step)),
    );
    const found = {
      rings: median(errors(({ id }) => layOver(rings(id), middle))),
      cells: median(errors((target) => fits[targets.indexOf(target)] ?? middle)),
      oracle: median(errors(({ cellMiddle }) => cellMiddle)),
      day: median(days.flat()),
    };
    const known = fits.filter((fit) => fit.cells === 1).length;
    console.info(
      `${queries} queries from ${places.length} places, median error in sides: ${JSON.stringify(found)}; ${known} cells known`,
    );
    if (isLong) expect(queries).toBeGreaterThanOrEqual(10_000);
    // Who knows the cells is the one who can know most: nothing is left to learn but the town's place in its cell.
    expect(found.oracle).toBeGreaterThanOrEqual(leastError);
    expect(found.cells).toBeGreaterThanOrEqual(leastError);
    expect(found.rings).toBeGreaterThanOrEqual(leastError);
    expect(found.day).toBeGreaterThanOrEqual(leastErrorOfADay);
    expect(orders.size).toBe(1);
  },
  isLong ? 1_800_000 : 120_000,
);
