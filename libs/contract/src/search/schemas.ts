import { memberCard } from '../member/schemas.ts';
import { z } from 'zod';
import { country, cursor, gender, queryFlag, queryNumber, text } from '../schema.ts';

/** Somebody who was found: what a card shows beside the member. */
const foundMember = memberCard.extend({
  /** The first sentence of the member's own words; may be empty. */
  line: z.string(),
  /** How many interests the member shares with whoever searches. */
  shared_interests: z.number().int(),
  /** Whoever searches likes this member. */
  liked: z.boolean(),
});

/** What each call takes and answers. */
export const searchSchemas = {
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
};

export type FoundMember = z.infer<typeof foundMember>;
