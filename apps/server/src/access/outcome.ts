import type { Asker } from '../platform/subject/access-row.ts';
import { secondSite } from '../testing/second-site.ts';

/** What somebody gets for a call, made over HTTP or by a page. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  readonly cookies: readonly string[];
  /** Where it leads; null where it leads nowhere. */
  readonly location: unknown;
}

const cookiesOf = (header: unknown): string[] =>
  [header ?? []]
    .flat()
    .map((cookie) =>
      String(cookie)
        .replace(/=[^;]+/, '')
        .replace(/Expires=[^;]+/, ''),
    )
    .sort();

/** What an answer says beside its body. */
export const saidBeside = (
  headers: Readonly<Record<string, unknown>>,
): Pick<Outcome, 'cookies' | 'location'> => ({
  cookies: cookiesOf(headers['set-cookie']),
  location: headers['location'] ?? null,
});

/** What kind of thing stands where; ids, times and numbers differ from one world to the next. */
export const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
};

/** The address of the brand that somebody is a member of; undefined for the usual one. */
export const brandOf = (asker: Asker) => (asker === 'other_brand' ? secondSite : undefined);
