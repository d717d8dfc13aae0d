import { memberCard } from '../member/schemas.ts';
import { z } from 'zod';
import { country, cursor, gender, queryFlag, queryNumber, text } from '../schema.ts';

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
      results: z.array(memberCard),
      next_cursor: z.string().nullable(),
      /** Exact to 500; above that `num_capped` is true and the number is 500. */
      num_results: z.number().int(),
      num_capped: z.boolean(),
      /** When few match: members of the wanted gender and age from elsewhere. */
      similar: z.array(memberCard),
    }),
  },
  /** The first members to meet, ranked, with the reasons (readings, `/signup-matches` and `/match-finder`). */
  signupMatches: {
    answer: z.object({
      matches: z.array(
        z.object({
          member: memberCard,
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
