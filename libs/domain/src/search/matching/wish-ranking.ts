import type { Interest } from '../../profile/interests.ts';
import type { Gender } from '../../profile/person.ts';
import type { DistanceStep } from '../../site/places/distance.ts';
import type { MatchWish } from './match-wish.ts';

/** Who asks, beside the answers. */
export type WishSeeker = {
  id: string;
  gender: Gender | null;
  region: string;
  age: number;
};

/** Somebody who matches what was asked for; `distance` in steps only (decision 82), null where nobody is told. */
export type WishCandidate = {
  id: string;
  /** Null: everybody, or not said. */
  searchGender: Gender | null;
  region: string;
  age: number;
  interests: readonly string[];
  distance: DistanceStep | null;
  isNew: boolean;
  fictional: boolean;
};

/** Why somebody is shown, the weightiest first. */
export type WishReason =
  | { code: 'interests'; interests: Interest[] }
  | { code: 'distance'; distance: DistanceStep }
  | { code: 'region' | 'age' | 'wants_you' | 'new_here' };

/** Where somebody stands among those who match. */
export type WishRank = { score: number; fictional: boolean; tie: number; id: string };

export type WishMatch = WishRank & { reasons: WishReason[] };

/**
 * What each reason is worth. One interest in common outweighs a step of distance, three of them any distance; a like is
 * answered by who looks for somebody like the seeker. All of it stands on the card or the profile: the order tells nothing that they
 * do not, neither when somebody was here last nor where in their step they live.
 */
export const wishWeights = {
  interest: 3,
  mostInterests: 5,
  distance: { 10: 6, 25: 5, 50: 4, 100: 2, 200: 1, 500: 0 },
  region: 4,
  closeAge: 3,
  nearAge: 1,
  wantsYou: 4,
  newHere: 1,
} as const satisfies Record<string, number | Record<DistanceStep, number>>;

/** Years between two people of about the same age, and between two who are not far apart. */
const closeYears = 5;
const nearYears = 10;

/** Who stands first among equals is dealt anew for each seeker (FNV-1a): no member is always the last, and no id tells an age. */
export function tieOf(seeker: string, candidate: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seeker} ${candidate}`) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

function judge(wish: MatchWish, seeker: WishSeeker, candidate: WishCandidate): WishMatch {
  const shared = wish.interests.filter((code) => candidate.interests.includes(code));
  const years = Math.abs(seeker.age - candidate.age);
  // Behind a fictional profile nobody looks for anybody.
  const wantsYou = !candidate.fictional && seeker.gender !== null && candidate.searchGender === seeker.gender;
  const { distance } = candidate;
  const isNear = distance !== null && distance <= 200;
  const inRegion = distance === null && seeker.region !== '' && candidate.region === seeker.region;
  const weighed: [number, WishReason | null][] = [
    [
      wishWeights.interest * Math.min(shared.length, wishWeights.mostInterests),
      shared.length > 0 ? { code: 'interests', interests: shared } : null,
    ],
    [distance === null ? 0 : wishWeights.distance[distance], isNear ? { code: 'distance', distance } : null],
    [inRegion ? wishWeights.region : 0, inRegion ? { code: 'region' } : null],
    [
      years <= closeYears ? wishWeights.closeAge : years <= nearYears ? wishWeights.nearAge : 0,
      years <= closeYears ? { code: 'age' } : null,
    ],
    [wantsYou ? wishWeights.wantsYou : 0, wantsYou ? { code: 'wants_you' } : null],
    [candidate.isNew ? wishWeights.newHere : 0, candidate.isNew ? { code: 'new_here' } : null],
  ];
  const reasons = weighed.toSorted(([a], [b]) => b - a).flatMap(([, reason]) => (reason ? [reason] : []));
  return {
    id: candidate.id,
    score: weighed.reduce((sum, [worth]) => sum + worth, 0),
    fictional: candidate.fictional,
    tie: tieOf(seeker.id, candidate.id),
    reasons,
  };
}

/** Which of two stands first: the better match, real before fictional, then as dealt. */
export function compareRanks(a: WishRank, b: WishRank): number {
  return (
    b.score - a.score ||
    Number(a.fictional) - Number(b.fictional) ||
    a.tie - b.tie ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/**
 * Those who match a wish, the best first, each with the reasons that are true of them; in the same order whatever order they came
 * in (readings, `/match-finder`).
 * @param after only who stands behind this one
 */
export function rankByWish(
  wish: MatchWish,
  seeker: WishSeeker,
  candidates: readonly WishCandidate[],
  after?: WishRank,
): WishMatch[] {
  return candidates
    .map((candidate) => judge(wish, seeker, candidate))
    .filter((match) => after === undefined || compareRanks(match, after) > 0)
    .sort(compareRanks);
}
