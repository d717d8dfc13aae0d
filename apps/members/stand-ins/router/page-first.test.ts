import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it, vi } from 'vitest';
import { type Matcher, pageFirst, type Route } from './page-first.ts';

const tree: RouteObject[] = [
  {
    id: 'root',
    path: '',
    children: [
      {
        id: 'layout',
        children: [
          { id: 'home', path: ':locale?' },
          { id: 'search', path: ':locale?/members' },
          { id: 'person', path: ':locale?/members/:name' },
          { id: 'not-found', path: ':locale?/*' },
        ],
      },
      { id: 'other', children: [{ id: 'login', path: ':locale?/login' }] },
    ],
  },
];

/** One that ranks what it is told by the library itself, and counts how many routes that were. */
const rankings: number[] = [];
const make = (): Matcher => {
  let known: readonly Route[] = [];
  return {
    update: (routes) => {
      known = routes;
      rankings.push(JSON.stringify(routes).split('"id"').length - 1);
    },
    match: (address) =>
      matchRoutes(known as RouteObject[], address as string) as ReturnType<Matcher['match']>,
  };
};

const start = (page: readonly string[]) => {
  rankings.length = 0;
  const later = vi.fn<(rank: () => void) => void>();
  const matcher = pageFirst(make, () => page, later);
  matcher.update(tree as Route[]);
  return { matcher, later };
};
const whole = (address: string) => matchRoutes(tree, address);

it.each([
  ['/', ['root', 'layout', 'home']],
  ['/de', ['root', 'layout', 'home']],
  ['/de/members', ['root', 'layout', 'search']],
  ['/members/anna', ['root', 'layout', 'person']],
  ['/fr/nowhere/at/all', ['root', 'layout', 'not-found']],
  ['/login', ['root', 'other', 'login']],
])('the routes of %s are those that all addresses would give, and only they were ranked', (address, page) => {
  const { matcher } = start(page);
  const found = matcher.match(address);
  expect(found).toEqual(whole(address));
  // What React Router changes later is the route itself.
  expect(
    found?.map(({ route }) => route === whole(address)?.find(({ route: { id } }) => id === route.id)?.route),
  ).toEqual([true, true, true]);
  expect(rankings).toEqual([3]);
});

it('all addresses are ranked when there is time, once', () => {
  const { matcher, later } = start(['root', 'layout', 'search']);
  matcher.match('/members');
  later.mock.calls[0]?.[0]();
  expect(rankings).toEqual([3, 8]);
  expect(matcher.match('/login')).toEqual(whole('/login'));
  expect(matcher.match('/members')).toEqual(whole('/members'));
  expect(rankings).toEqual([3, 8]);
});

it('who goes on before that finds every address', () => {
  const { matcher } = start(['root', 'layout', 'search']);
  matcher.match('/members');
  expect(matcher.match('/it/login')).toEqual(whole('/it/login'));
});

it.each(['/login', '/'])('an address that is none of the page’s is looked for among all: %s', (address) => {
  const { matcher, later } = start(['root', 'layout', 'search']);
  expect(matcher.match(address)).toEqual(whole(address));
  expect(later).not.toHaveBeenCalled();
});
