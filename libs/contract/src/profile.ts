import { z } from 'zod';
import { calendarDate, country, done, gender, id, sexuality, text } from './schema.ts';

/** A picture that this viewer may see; addresses are relative to the site's origin or its `cdn_prefix`. */
export const picture = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** A photo on a profile: open, or locked with only a blurred picture made by the server (readings, "Rules"). */
export const photo = z.object({
  id,
  main: z.boolean(),
  access: z.enum(['open', 'locked']),
  picture,
});

/** What every list shows of a member. */
export const memberCard = z.object({
  id,
  /** Empty when the account is deleted. */
  name: z.string(),
  age: z.number().int(),
  /** Null while the member has not said: nothing is made up. */
  gender: gender.nullable(),
  country: country.nullable(),
  region: z.string(),
  region_name: z.string(),
  city: z.string(),
  main_image: picture.nullable(),
  /** A fictional profile: its label must stand wherever the member is named. */
  fictional: z.boolean(),
  /** Answers by itself and says so (demo world only). */
  automatic: z.boolean(),
  premium: z.boolean(),
  online: z.boolean(),
  /** The account is gone: only its messages are left, shown as from a "deleted member" (readings). */
  deleted: z.boolean(),
});

export const memberProfile = memberCard.extend({
  about_me: z.string(),
  sexuality: sexuality.nullable(),
  interests: z.array(z.string()),
  photos: z.array(photo),
  liked: z.boolean(),
  liked_me: z.boolean(),
  /** The conversation with this member, once there is one. */
  conversation: id.nullable(),
});

/** The member's own profile, as edited under /profile. */
export const ownProfile = z.object({
  id,
  name: z.string(),
  status: z.enum(['active', 'disabled']),
  date_of_birth: z.string(),
  gender: gender.nullable(),
  sexuality: sexuality.nullable(),
  search_gender: gender.nullable(),
  country: country.nullable(),
  region: z.string(),
  city: z.string(),
  about_me: z.string(),
  interests: z.array(z.string()),
  main_image: picture.nullable(),
});

export const profileSchemas = {
  profile: { query: z.object({ id }), answer: z.object({ profile: memberProfile }) },
  profileUpdate: {
    body: z
      .object({
        gender,
        sexuality,
        search_gender: gender,
        country,
        region: text(10),
        city: text(200),
        about_me: text(20_000),
        interests: z.array(text(40)).max(60),
        date_of_birth: calendarDate,
      })
      .partial(),
    answer: z.object({ profile: ownProfile }),
  },
  photos: { answer: z.object({ photos: z.array(photo) }) },
  /** Multipart: one part named `photo`. */
  photoAdd: { answer: z.object({ photo }) },
  photoMain: { body: z.object({ id }), answer: done },
  photoRemove: { body: z.object({ id }), answer: done },
};
