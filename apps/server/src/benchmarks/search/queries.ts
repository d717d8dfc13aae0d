import { callTable } from '@vesper/contract';

/** What is searched for, by name. */
export interface Query {
  readonly path: string;
  /** Whether it goes on by pages. */
  readonly pages: boolean;
}

const search = (query: Record<string, string>): Query => ({
  path: `${callTable.search.path}?${new URLSearchParams(query).toString()}`,
  pages: true,
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
  verified: search({ gender: 'male', verified: '1', fits: '1' }),
  swipe: { path: callTable.swipe.path, pages: false },
} as const satisfies Readonly<Record<string, Query>>;
