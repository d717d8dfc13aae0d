import { callTable } from '@vesper/contract';

/** What is searched for, by name. */
export interface Query {
  readonly path: string;
  /** Whether it goes on by pages. */
  readonly pages: boolean;
  /** It is asked by those who live among the few (`WorldSize.few`). */
  readonly apart?: true;
}

const search = (query: Record<string, string>): Query => ({
  path: `${callTable.search.path}?${new URLSearchParams(query).toString()}`,
  pages: true,
});

/** So many of the rest of the world match none of these: what they cost must not depend on how many that are. */
const few = (query: Record<string, string>): Query => ({
  ...search({ gender: 'male', fits: '1', ...query }),
  pages: false,
  apart: true,
});

/** Each as a member asks it: who fits, in the own country, unless it is about something else. */
export const queries = {
  broad: search({ gender: 'male', country: 'NL', fits: '1' }),
  narrow: search({
    gender: 'male',
    country: 'NL',
    region: 'NL-UT',
    min_age: '60',
    max_age: '61',
    fits: '1',
    with_photo: '1',
  }),
  'sparse country': search({ gender: 'male', country: 'FI', fits: '1' }),
  everyone: search({ min_age: '50', max_age: '70' }),
  distance: search({ gender: 'male', distance: '25', fits: '1' }),
  'distance of 10': search({ gender: 'male', distance: '10', fits: '1' }),
  'distance of 100': search({ gender: 'male', distance: '100', fits: '1' }),
  'everyone within 200': search({ distance: '200', fits: '1' }),
  verified: search({ gender: 'male', verified: '1', fits: '1' }),
  'verified within 200': search({ gender: 'male', distance: '200', fits: '1', verified: '1' }),
  online: search({ gender: 'male', country: 'NL', fits: '1', online: '1' }),
  'few in a country': few({ country: 'SE' }),
  'few of an age': few({ min_age: '88', max_age: '94' }),
  'few near by': few({ distance: '25' }),
  'few within 200': few({ distance: '200' }),
  'few verified': few({ verified: '1', country: 'SE' }),
  'few online': few({ country: 'SE', online: '1' }),
  swipe: { path: callTable.swipe.path, pages: false },
} as const satisfies Readonly<Record<string, Query>>;
