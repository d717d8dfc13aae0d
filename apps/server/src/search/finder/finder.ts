import type { CallAnswer, CheckedBody, CheckedQuery } from '@vesper/contract';
import {
  ageOn,
  askedQuestions,
  filterOfWish,
  isInterest,
  matchReaches,
  type MatchWish,
  normalizeSearchFilter,
  offeredReaches,
  rankByWish,
  startWish,
  widerWishes,
  type WishRank,
  type WishRules,
} from '@vesper/domain';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../member/repository.ts';
import { distanceBetween, pointOfMember } from '../../member/place.ts';
import { todayOf } from '../../platform/clock.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Site } from '../../site/site-directory.ts';
import { countryOfMember } from '../../site/visitor/visitor-country.ts';
import { findFirstFilled, type FinderRequest, type FinderRow, readFinderPool } from './finder-repository.ts';
import { toFound } from '../found.ts';
import { pageSize } from '../repository.ts';
import { keepWish, type KeptWish, readWish } from './wish-repository.ts';

type Answer = CallAnswer<'matchFinder'>;

const rulesOf = ({ settings, rules }: Site): WishRules => ({
  searchFields: settings.searchFields,
  minimumAge: rules.minimumAge,
});

const ageOf = (services: Services, member: Member): number =>
  ageOn(member.birth_date, todayOf(services.clock));

/** What the member has answered, or what the questions begin with. */
const wishOf = async (services: Services, site: Site, member: Member): Promise<KeptWish> =>
  (await readWish(services.db, member.id)) ?? {
    wish: startWish(
      {
        searchGender: member.search_gender,
        age: ageOf(services, member),
        interests: member.interests,
      },
      rulesOf(site),
    ),
    answered: 0,
  };

const toWish = ({ gender, minAge, maxAge, reach, interests }: MatchWish): Answer['wish'] => ({
  gender,
  min_age: minAge,
  max_age: maxAge,
  reach: String(reach) as Answer['wish']['reach'],
  interests: [...interests],
});

const isRank = (value: unknown): value is WishRank =>
  typeof value === 'object' &&
  value !== null &&
  'score' in value &&
  typeof value.score === 'number' &&
  'fictional' in value &&
  typeof value.fictional === 'boolean' &&
  'tie' in value &&
  typeof value.tie === 'number' &&
  'id' in value &&
  typeof value.id === 'string';

/** Makes requests of wishes: all but the wish is the same for each. */
const requestsOf = async (
  services: Services,
  site: Site,
  member: Member,
  request: FastifyRequest,
  realOnly: boolean,
): Promise<(wish: MatchWish) => FinderRequest> => {
  const from = pointOfMember(member);
  const country = await countryOfMember(services, site, member.country, request);
  return (wish) => ({
    site: site.id,
    viewer: member.id,
    own: member.gender ?? undefined,
    filter: filterOfWish(wish, { country, hasPlace: from !== null }, { ...rulesOf(site), realOnly }),
    from,
    today: todayOf(services.clock),
  });
};

/** One page of those who match, the best first. */
const pageOf = (
  services: Services,
  member: Member,
  wish: MatchWish,
  rows: readonly FinderRow[],
  after: WishRank | undefined,
): Pick<Answer, 'matches' | 'next_cursor'> => {
  const today = todayOf(services.clock);
  const seeker = { ...member, age: ageOn(member.birth_date, today) };
  const candidates = rows.map((row) => ({
    id: row.id,
    searchGender: row.search_gender,
    region: row.region,
    age: ageOn(row.birth_date, today),
    interests: row.interests,
    distance: distanceBetween(member, row),
    isNew: row.is_new,
    fictional: row.fictional,
  }));
  const ranked = rankByWish(wish, seeker, candidates, after);
  const shown = ranked.slice(0, pageSize);
  const last = shown.at(-1);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    matches: shown.flatMap(({ id, reasons }) => {
      const row = byId.get(id);
      return row ? [{ member: toFound(services, member, row), reasons }] : [];
    }),
    next_cursor:
      ranked.length > shown.length && last
        ? writeCursor(services, { score: last.score, fictional: last.fictional, tie: last.tie, id: last.id })
        : null,
  };
};

/** The questions with what was answered, and once all are, who matches best (readings, `/match-finder`). */
export const matchFinder = async (
  services: Services,
  site: Site,
  member: Member,
  request: FastifyRequest,
  query: CheckedQuery<'matchFinder'>,
): Promise<Answer> => {
  const rules = rulesOf(site);
  const hasPlace = pointOfMember(member) !== null;
  // A cursor is judged before anything is read, whether the questions are answered or not.
  const after = query.cursor === undefined ? undefined : readCursor(services, query.cursor, isRank);
  const { wish, answered } = await wishOf(services, site, member);
  const questions = askedQuestions(rules);
  const about = {
    wish: toWish(wish),
    answered: Math.min(answered, questions.length),
    questions,
    reaches: offeredReaches(hasPlace, rules).map((reach) => String(reach) as Answer['reaches'][number]),
  };
  if (answered < questions.length) return { ...about, matches: [], next_cursor: null, wider: null };
  const requestOf = await requestsOf(services, site, member, request, query.real_only ?? false);
  const rows = await readFinderPool(services.db, requestOf(wish));
  if (rows.length > 0) return { ...about, ...pageOf(services, member, wish, rows, after), wider: null };
  const wider = widerWishes(wish, hasPlace, rules);
  const filled = await findFirstFilled(services.db, wider.map(requestOf));
  const next = filled === undefined ? undefined : wider[filled];
  return { ...about, matches: [], next_cursor: null, wider: next ? toWish(next) : null };
};

/** Keeps answers: what is not said stays as it was. Ages come in any order and are put in theirs. */
export const updateWish = async (
  services: Services,
  site: Site,
  member: Member,
  body: CheckedBody<'matchWishUpdate'>,
): Promise<CallAnswer<'matchWishUpdate'>> => {
  const kept = await wishOf(services, site, member);
  const { minAge, maxAge } = normalizeSearchFilter(
    { minAge: body.min_age ?? kept.wish.minAge, maxAge: body.max_age ?? kept.wish.maxAge },
    site.rules,
  );
  const wish: MatchWish = {
    gender: body.gender === undefined ? kept.wish.gender : body.gender,
    minAge,
    maxAge,
    reach: matchReaches.find((reach) => String(reach) === body.reach) ?? kept.wish.reach,
    interests: body.interests ? [...new Set(body.interests.filter(isInterest))] : kept.wish.interests,
  };
  const total = askedQuestions(rulesOf(site)).length;
  const answered = Math.min(total, Math.max(kept.answered, body.answered));
  await keepWish(services.db, member.id, { wish, answered });
  return { wish: toWish(wish), answered };
};
