import { searchDistances } from '@vesper/domain';
import { distance, memberCard } from '../member/schemas.ts';
import { z } from 'zod';
import { country, cursor, done, gender, queryFlag, queryNumber, text } from '../schema.ts';

/** Somebody who was found: what a card shows beside the member. */
export const foundMember = memberCard.extend({
  /** The first sentence of the member's own words; may be empty. */
  line: z.string(),
  /** How many interests the member shares with whoever searches. */
  shared_interests: z.number().int(),
  /** Whoever searches likes this member. */
  liked: z.boolean(),
  /** Both like each other; never said of a like that is not answered. */
  match: z.boolean(),
  distance,
});

const reach = z.enum(['10', '25', '50', '100', '200', 'country', 'anywhere']);
const question = z.enum(['who', 'age', 'place', 'interests']);

/** What a member has answered the match finder. */
const wish = z.object({
  /** Null for everyone. */
  gender: gender.nullable(),
  min_age: z.number().int(),
  max_age: z.number().int(),
  /** Within so many kilometres of one's own place, in the own country, or anywhere. */
  reach,
  interests: z.array(z.string()),
});

/** What each call takes and answers. */
export const searchSchemas = {
  searchKeep: {
    /** As in an address: names and values of filters. */
    body: z.object({
      search: z
        .string()
        .max(400)
        .regex(/^(?:[a-z_]+=[\w-]*(?:&|$))*$/),
    }),
    answer: done,
  },
  search: {
    query: z
      .object({
        gender,
        country,
        region: text(10),
        min_age: queryNumber,
        max_age: queryNumber,
        /** "real members only": leaves fictional profiles out. */
        real_only: queryFlag,
        /** Within so many kilometres of one's own place; one of the steps of `distance` in the answer, to 200. */
        distance: queryNumber
          .refine((asked) => searchDistances.some((step) => step === asked))
          .meta({ enum: [...searchDistances] }),
        with_photo: queryFlag,
        /** Joined in the last 30 days. */
        new_here: queryFlag,
        /** Only who is verified; where the site has `verified_members`. */
        verified: queryFlag,
        /** Here now: who has the mark `online` on their card. */
        online: queryFlag,
        /** Nobody who looks for another gender than that of whoever searches. */
        fits: queryFlag,
        cursor,
      })
      .partial(),
    answer: z.object({
      results: z.array(foundMember),
      next_cursor: z.string().nullable(),
      /** Exact to 500; above that `num_capped` is true and the number is 500. */
      num_results: z.number().int(),
      num_capped: z.boolean(),
      /** When few match: members of the wanted gender and age from elsewhere. */
      similar: z.array(foundMember),
    }),
  },
  /** Who stands on the home page: members who said they may, and labelled fictional profiles (readings, "On public pages"). */
  faces: { answer: z.object({ members: z.array(foundMember) }) },
  /** The first members to meet, ranked, with the reasons (readings, `/signup-matches` and `/match-finder`). */
  signupMatches: {
    answer: z.object({
      matches: z.array(
        z.object({
          member: foundMember,
          /** Why this one, the weightiest first; `count` is given with shared interests. */
          reasons: z.array(
            z.object({
              code: z.enum(['region', 'country', 'age', 'interests', 'wants_you']),
              count: z.number().int().optional(),
            }),
          ),
        }),
      ),
    }),
  },
  matchFinder: {
    /** "real members only": leaves fictional profiles out. */
    query: z.object({ real_only: queryFlag, cursor }).partial(),
    answer: z.object({
      wish,
      /** So many of the questions are answered; before all are, nobody is shown. */
      answered: z.number().int(),
      questions: z.array(question),
      /** What can be answered about the place. */
      reaches: z.array(reach),
      matches: z.array(
        z.object({
          member: foundMember,
          /** Why this one, the weightiest first. */
          reasons: z.array(
            z.object({
              code: z.enum(['interests', 'distance', 'region', 'age', 'wants_you', 'new_here']),
              interests: z.array(z.string()).optional(),
              distance: distance.optional(),
            }),
          ),
        }),
      ),
      next_cursor: z.string().nullable(),
      /** Where nobody matches: the nearest step wider at which somebody does. */
      wider: wish.nullable(),
    }),
  },
  matchWishUpdate: {
    body: wish.partial().extend({
      /** So many questions are answered by now; what was answered once stays so. */
      answered: z.number().int().min(0).max(4),
      interests: z.array(text(40)).max(60).optional(),
    }),
    answer: z.object({ wish, answered: z.number().int() }),
  },
  /** Who of those whose likes go out by themselves likes the member today; null when nobody does, or not any more. */
  autoLike: { answer: z.object({ profile: memberCard.nullable(), match: z.boolean() }) },
};

export type FoundMember = z.infer<typeof foundMember>;
