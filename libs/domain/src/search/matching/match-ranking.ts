import type { Gender } from '../../profile/person.ts';
import { agesAround } from '../search-filter.ts';

/** What is known of whoever looks for somebody; null and empty mean "not said". */
export type MatchSeeker = {
  gender: Gender | null;
  searchGender: Gender | null;
  country: string | null;
  region: string;
  age: number;
  interests: readonly string[];
};

export type MatchCandidate = {
  id: string;
  gender: Gender | null;
  /** Null: everybody, or not said. */
  searchGender: Gender | null;
  country: string | null;
  region: string;
  age: number;
  interests: readonly string[];
  fictional: boolean;
  lastSeenMs: number;
};

/** Why somebody is shown, the weightiest first; `count` is given with shared interests. */
export type MatchReason =
  { code: 'region' | 'country' | 'age' | 'wants_you' } | { code: 'interests'; count: number };

export type Match = { id: string; reasons: MatchReason[] };

/** How many are shown (readings, `/signup-matches`). */
export const mostMatches = 12;

/** Years between two people of about the same age, and between two who are not far apart. */
const closeYears = 5;
const nearYears = 10;

/** Whether a member has not yet said anything by which others could be ranked; the age alone says little. */
export function hasSaidNothing({ gender, searchGender, country, interests }: MatchSeeker): boolean {
  return gender === null && searchGender === null && country === null && interests.length === 0;
}

function placeRank(seeker: MatchSeeker, candidate: MatchCandidate): number {
  if (seeker.country === null || candidate.country !== seeker.country) return 0;
  return seeker.region !== '' && candidate.region === seeker.region ? 2 : 1;
}

function ageRank(seeker: MatchSeeker, candidate: MatchCandidate): number {
  const years = Math.abs(seeker.age - candidate.age);
  if (years <= closeYears) return 2;
  return years <= nearYears ? 1 : 0;
}

type Ranked = { candidate: MatchCandidate; ranks: readonly number[]; reasons: MatchReason[] };

/** The weights, the heaviest first, and the reasons that follow from them. */
function judge(seeker: MatchSeeker, candidate: MatchCandidate): Ranked {
  if (hasSaidNothing(seeker)) return { candidate, ranks: [], reasons: [] };
  const [from, to] = agesAround(seeker.age, { minimumAge: 18 });
  const isInReach = candidate.age >= from && candidate.age <= to;
  const place = placeRank(seeker, candidate);
  const age = ageRank(seeker, candidate);
  const shared = new Set(candidate.interests.filter((code) => seeker.interests.includes(code))).size;
  // Behind a fictional profile nobody looks for anybody (readings, "never passed off as people").
  const wantsYou = !candidate.fictional && seeker.gender !== null && candidate.searchGender === seeker.gender;
  const reasons: (MatchReason | false)[] = [
    place > 0 && { code: place === 2 ? 'region' : 'country' },
    age > 0 && { code: 'age' },
    shared > 0 && { code: 'interests', count: shared },
    wantsYou && { code: 'wants_you' },
  ];
  return {
    candidate,
    ranks: [Number(isInReach), place, age, shared, Number(wantsYou)],
    reasons: reasons.filter((reason) => reason !== false),
  };
}

/** Whether the two may want each other, as far as they have said. */
function mayFit(seeker: MatchSeeker, candidate: MatchCandidate): boolean {
  const wanted = seeker.searchGender === null || candidate.gender === seeker.searchGender;
  const wants =
    seeker.gender === null || candidate.searchGender === null || candidate.searchGender === seeker.gender;
  return wanted && wants;
}

function compare(a: Ranked, b: Ranked): number {
  for (const [index, rank] of a.ranks.entries()) {
    const difference = (b.ranks[index] ?? 0) - rank;
    if (difference !== 0) return difference;
  }
  return (
    Number(a.candidate.fictional) - Number(b.candidate.fictional) ||
    b.candidate.lastSeenMs - a.candidate.lastSeenMs ||
    (a.candidate.id < b.candidate.id ? -1 : 1)
  );
}

/**
 * The best of the candidates for a member, each once, with the reasons that are true of them: the same region or country,
 * a close age, shared interests, and of real members that they want somebody like the seeker. Who wants somebody else is left out; at
 * equal rank real members come before fictional ones, then who was seen last (readings, `/match-finder`). Who is of the ages that a
 * search begins with comes before everybody else: a town in common is no reason to be shown somebody thirty years older.
 */
export function rankMatches(
  seeker: MatchSeeker,
  candidates: readonly MatchCandidate[],
  most: number = mostMatches,
): Match[] {
  const once = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return [...once.values()]
    .filter((candidate) => mayFit(seeker, candidate))
    .map((candidate) => judge(seeker, candidate))
    .sort(compare)
    .slice(0, most)
    .map(({ candidate, reasons }) => ({ id: candidate.id, reasons }));
}
