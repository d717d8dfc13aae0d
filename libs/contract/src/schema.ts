import { countries, genders, locales, sexualities, traits } from '@vesper/domain';
import { z } from 'zod';

/** Field shapes that several subjects share. Lengths here only bound the work; the rules themselves are the domain's. */
/** As it is kept, whoever writes it in capitals: ids are compared as texts, and limits are counted by them. */
export const id = z.uuid().overwrite((value) => value.toLowerCase());
export const timestamp = z.iso.datetime();
export const locale = z.enum(locales);
export const country = z.enum(countries);
export const gender = z.enum(genders);
export const sexuality = z.enum(sexualities);
/** What members say of themselves in one word each; null for what they do not say. */
export const traitFields = {
  relationship_status: z.enum(traits.relationship_status).nullable(),
  body_type: z.enum(traits.body_type).nullable(),
  hair_color: z.enum(traits.hair_color).nullable(),
  eye_color: z.enum(traits.eye_color).nullable(),
};
/** A calendar date, `YYYY-MM-DD`; whether it exists is judged by the domain so that the error names the field. */
export const calendarDate = z
  .string()
  .max(40)
  .regex(/^[^\0]*$/);
/** A place in a list, as the server has written it; it may grow by a mark without that the next page is refused. */
export const cursor = z
  .string()
  .max(400)
  .regex(/^[\w-]*$/);
/**
 * Text that somebody wrote, of at most `longest` code units. Halves of characters (which a database can not keep) are
 * replaced here once, so that what is sent again compares equal; the zero character is refused.
 */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\0]*$/)
    .overwrite((value) => value.toWellFormed());
/** An idempotency key is so long at least, and at most. */
export const shortestKey = 8;
export const longestKey = 100;
/** The idempotency key of an earlier call, as long as such a key may be. */
export const callKey = text(longestKey);
const wholeNumber = z.number().int().min(0).max(2_147_483_647);
/**
 * A whole number as it comes in a query string, in digits alone (nothing is no number, and `0x20` is not 32), or as a page of this
 * very process gives it.
 */
export const queryNumber = z.union([
  wholeNumber,
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(wholeNumber),
]);
/** A switch as it comes in a query string. */
export const queryFlag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');
export const done = z.object({ ok: z.literal(true) });
