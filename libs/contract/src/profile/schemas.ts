import { activeSteps } from '@vesper/domain';
import { distance, memberCard, ownProfile } from '../member/schemas.ts';
import { photo } from '../photos/schemas.ts';
import { z } from 'zod';
import { calendarDate, country, gender, id, sexuality, text, traitFields } from '../schema.ts';

export const memberProfile = memberCard.extend({
  about_me: z.string(),
  sexuality: sexuality.nullable(),
  ...traitFields,
  interests: z.array(z.string()),
  photos: z.array(photo),
  liked: z.boolean(),
  liked_me: z.boolean(),
  distance,
  /** Null of those who are not told: behind a fictional profile nobody is, and who is hidden is known to those in a conversation. */
  last_active: z.enum(activeSteps).nullable(),
  /** The conversation with this member, once there is one. */
  conversation: id.nullable(),
});

/** What each call takes and answers. */
export const profileSchemas = {
  profile: { query: z.object({ id }), answer: z.object({ profile: memberProfile }) },
  profileUpdate: {
    body: z
      .object({
        /** The username. */
        name: text(20_000),
        /** What one was called when the edit began, as with `about_me_before`. */
        name_before: text(20_000),
        gender,
        sexuality,
        /** Null for everyone. */
        search_gender: gender.nullable(),
        ...traitFields,
        country,
        region: text(10),
        city: text(200),
        /** Where one lived when the edit began: as one, since a region and a town of two edits are no place. */
        place_before: z.object({ country: country.nullable(), region: text(10), city: text(200) }),
        about_me: text(20_000),
        /** What stood there when the edit began: what was saved on another page since is not lost then. */
        about_me_before: text(20_000),
        interests: z.array(text(40)).max(60),
        /** What was chosen when the edit began: only what was changed since then is changed. */
        interests_before: z.array(text(40)).max(60),
        date_of_birth: calendarDate,
        /** What stood there when the edit began, as with `about_me_before`. */
        date_of_birth_before: calendarDate,
      })
      .partial(),
    answer: z.object({ profile: ownProfile }),
  },
};

export type MemberProfile = z.infer<typeof memberProfile>;
