import { countries, currencies } from '@vesper/domain';
import { z } from 'zod';

const country = z.enum(countries);
const currency = z.enum(currencies);
/** `15.99`, in the file also as a number; read as minor units. All our currencies have two decimals. */
const money = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, 'an amount such as 15.99'))
  .transform((text) => Math.round(Number(text) * 100));
/** `none` ends what was there. */
const moneyOrNone = z.union([z.enum(['none']).transform(() => null), z.null(), money]);
/** Read as basis points. */
const percentage = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().regex(/^\d{1,3}(\.\d{1,2})?$/, 'a percentage such as 25.5'))
  .transform((text) => Math.round(Number(text) * 100));
const flag = z.union([z.boolean(), z.enum(['yes', 'no']).transform((word) => word === 'yes')]);
const list = z.union([z.array(z.string()), z.string().transform((text) => text.split(','))]);
const moment = z.iso.datetime({ offset: true, error: 'a moment such as 2027-01-01T00:00:00Z' });

/** From when it holds; now, when left out. */
const from = moment.transform((text) => Date.parse(text)).optional();

/** What can be said of a site's prices, each with the words of the command line and of its file. */
export const priceEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bundle'),
    bundle: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/),
    currency,
    credits: z.coerce.number().int().min(1).max(100_000),
    price: moneyOrNone.refine((minor) => minor !== 0, 'a price above 0, or none'),
    from,
  }),
  z.strictObject({ kind: z.literal('currency'), country, currency, from }),
  z.strictObject({
    kind: z.literal('vat'),
    country,
    rate: percentage.refine((points) => points <= 10_000, 'at most 100'),
    from,
  }),
  z.strictObject({ kind: z.literal('message-cost'), country, currency, cost: moneyOrNone, from }),
  z.strictObject({
    kind: z.literal('discount'),
    code: z
      .string()
      .transform((text) => text.toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9._-]{1,39}$/)),
    percentage: percentage.refine((points) => points >= 1 && points <= 9000, 'above 0 and at most 90'),
    status: z.enum(['active', 'inactive']).default('active'),
    validity: z.enum(['once', 'once-per-user', 'unlimited']).default('once-per-user'),
    country: country.optional(),
    currency: currency.optional(),
    minimum: money.refine((minor) => minor > 0, 'above 0').optional(),
    first_purchase_only: flag.default(false),
    methods: list.refine((methods) => methods.length > 0 && methods.every(Boolean)).optional(),
    member: z.uuid().optional(),
    expires: moment.transform((text) => new Date(text)).optional(),
    from,
  }),
]);

export type PriceEntry = z.output<typeof priceEntry>;
export type DiscountEntry = Extract<PriceEntry, { kind: 'discount' }>;

/** What a file of the command holds. */
export const priceFile = z.array(priceEntry).min(1);
