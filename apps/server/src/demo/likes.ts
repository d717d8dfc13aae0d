import type { Country, Gender } from '@vesper/domain';
import { seededPicks } from './data/seeded-picks.ts';

/** Somebody who has been written, as far as likes go. */
export interface WrittenMember {
  readonly id: string;
  readonly gender: Gender;
  readonly country: Country;
  readonly age: number;
  readonly seenMinutesAgo: number;
}

export interface Like {
  readonly from: string;
  readonly to: string;
  readonly minutesAgo: number;
  /** Whether who was liked has looked at it. */
  readonly seen: boolean;
}

const yearsAround = 10;
/** Of those who like a test member, so many are new to them, and so many are liked back. */
const received = 9;
const unseen = 3;
const mutual = 2;
const sent = 4;

/**
 * Likes of some weeks for test members, so that their pages have something on them: from and to people of their country
 * and age, two of them mutual; nobody likes after the time they were last here.
 */
export const livedInLikes = (tests: readonly WrittenMember[], others: readonly WrittenMember[]): Like[] =>
  tests.flatMap((test, index) => {
    const pick = seededPicks(`likes-${index}`);
    const near = others.filter(
      ({ country, gender, age }) =>
        country === test.country && gender !== test.gender && Math.abs(age - test.age) <= yearsAround,
    );
    const chosen: WrittenMember[] = [];
    while (chosen.length < Math.min(received + sent - mutual, near.length)) {
      const next = pick(near);
      if (!chosen.includes(next)) chosen.push(next);
    }
    // Who was here last has liked last; only that can be new.
    const likers = chosen.slice(0, received).sort((one, other) => one.seenMinutesAgo - other.seenMinutesAgo);
    const liked = [...chosen.slice(received), ...likers.slice(-mutual)];
    return [
      ...likers.map((from, place) => ({
        from: from.id,
        to: test.id,
        minutesAgo: from.seenMinutesAgo + pick([1, 7, 16, 24]),
        seen: place >= unseen,
      })),
      ...liked.map((to) => ({
        from: test.id,
        to: to.id,
        minutesAgo: to.seenMinutesAgo + test.seenMinutesAgo + pick([60, 200, 900]),
        seen: true,
      })),
    ];
  });
