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

/** What differs from one world to the next: ids, moments, names of files and all else that is made up anew. */
const ofOneWorld: readonly (readonly [RegExp, string])[] = [
  [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id'],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment'],
  [/[\w-]{22,}/g, 'made up'],
  [/person\d+\.\w+(?:@|%40)example\.test/g, 'mail'],
  [/Person \d+/g, 'name'],
  [/^[A-Z\d]{4}-[A-Z\d]{4}$/, 'receipt'],
];
/** What is dealt by chance, or differs from one noisy picture to the next. */
const byChance: ReadonlySet<string> = new Set(['pose', 'tint', 'version']);

/** What an answer says in any world. */
export const saidInAnyWorld = (value: unknown): unknown => {
  if (typeof value === 'string')
    return ofOneWorld.reduce((text, [pattern, word]) => text.replace(pattern, word), value);
  if (Array.isArray(value)) return value.map(saidInAnyWorld);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      byChance.has(name) && typeof part === 'string' ? 'by chance' : saidInAnyWorld(part),
    ]),
  );
};

/** The address of the brand that somebody is a member of; undefined for the usual one. */
export const brandOf = (asker: Asker) => (asker === 'other_brand' ? secondSite : undefined);
