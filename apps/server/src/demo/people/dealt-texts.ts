import type { Gender, Locale } from '@vesper/domain';
import { composeAbout, type Dealer } from '../data/about/about.ts';
import { shuffledPlaces } from '../data/seeded-picks.ts';
import type { Town } from '../data/towns.ts';
import { LeastMet, pagesOfBoth } from './least-met.ts';

/** What a text depends on, and who meets it. */
export interface Writer {
  readonly number: number;
  readonly gender: Gender;
  readonly locale: Locale;
  readonly town: Town;
  readonly age: number;
  readonly seenMinutesAgo: number;
}

/** One in so many has written nothing about themselves yet. */
const saysNothing = 23;

/** Most look in their own country; some of a language look in all of them. */
const otherCountry = 0.1;
/** Hardly anybody looks at women and men. */
const otherGender = 0.02;
/** Whoever changes the ages in the filter sees these too. */
const otherAges = 40;

/** How much it matters that two people say the same. */
const together = (one: Writer, other: Writer): number =>
  (pagesOfBoth(one.age, other.age) ** 2 + otherAges) *
  (one.town.country === other.town.country ? 1 : otherCountry) *
  (one.gender === other.gender ? 1 : otherGender);

/** A dealer for a language: each list of sentences is gone through in an order of its own, and only then begun again. */
const dealerOf = (locale: Locale) => {
  const lists = new Map<string, { readonly order: readonly number[]; readonly met: LeastMet<Writer> }>();
  return (writer: Writer): Dealer =>
    (list, length) => {
      const dealt = lists.get(list) ?? {
        order: shuffledPlaces(`about:${locale}:${list}`, length),
        met: new LeastMet(together),
      };
      lists.set(list, dealt);
      return dealt.order[dealt.met.next(length, writer)] ?? 0;
    };
};

/**
 * What everybody writes about themselves, by their numbers: dealt through a whole language in the order in which search shows
 * its people, so that who reads on meets a sentence again as late as possible.
 */
export const dealTexts = (writers: readonly Writer[]): ReadonlyMap<number, string> => {
  const dealers = new Map<Locale, ReturnType<typeof dealerOf>>();
  const texts = new Map<number, string>();
  const inOrder = [...writers].sort((one, other) => one.seenMinutesAgo - other.seenMinutesAgo);
  for (const writer of inOrder) {
    const { number, locale, gender } = writer;
    if (number % saysNothing === 0) continue;
    const dealer = dealers.get(locale) ?? dealerOf(locale);
    dealers.set(locale, dealer);
    texts.set(number, composeAbout({ locale, gender, deal: dealer(writer) }));
  }
  return texts;
};
