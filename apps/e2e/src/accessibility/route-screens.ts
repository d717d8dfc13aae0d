import { type Route, type RouteName, routes } from '@vesper/domain';

/** What stands for the changing parts of paths in one world. */
export interface Parts {
  readonly member: string;
  readonly conversation: string;
}

export interface RouteScreen {
  readonly name: RouteName;
  readonly path: string;
  readonly access: Route['access'];
}

/** The few paths with a part that changes, in full; who adds such a route says here what stands in it. */
const withParts = {
  'members-id': ({ member }) => `/members/${member}`,
  'members-id-chat': ({ member }) => `/members/${member}/chat`,
  'members-id-landing': ({ member }) => `/members/${member}/landing`,
  'members-id-signup': ({ member }) => `/members/${member}/signup`,
  'chats-id': ({ conversation }) => `/chats/${conversation}`,
  'likes-type': () => '/likes/sent',
  'likes-m-id': ({ member }) => `/likes/m/${member}`,
  'credits-id-paymentmethod': () => '/credits/b25',
  'transactions-id': () => '/transactions/01890000-0000-7000-8000-000000000000',
} satisfies Partial<Record<RouteName, (parts: Parts) => string>>;

/** Routes of the specification that have no screen yet. The day one answers, its line here fails and goes. */
export const notBuilt: readonly RouteName[] = [
  'members-id-landing2',
  'members-id-landing3',
  'directdebit',
  'complaints',
  'pages-ban',
  'pages-cookies',
  'pages-faq',
  'pages-privacy',
  'pages-return-policy',
  'pages-service',
  'pages-terms',
  'landers-slug',
  'landers-alonetonight',
  'landers-collagelanding',
  'landers-gallery',
  'landers-iconslanding',
  'landers-maplanding',
  'landers-socialnetwork',
  'landers-transitionsvideolanding',
  'landers-video',
];

/** Looked at elsewhere, since they show nothing of their own: where they lead is in the table as well. */
const leadElsewhere: readonly RouteName[] = ['link', 'token', 'complete-signup'];

const pathOf = (name: RouteName, parts: Parts): string => {
  const known: Partial<Record<RouteName, (parts: Parts) => string>> = withParts;
  const path = known[name]?.(parts) ?? routes[name].path;
  if (/:\w+$|:\w+\//.test(path)) throw new Error(`say in route-screens.ts what stands in ${path} (${name})`);
  return path.replace(/\/:\w+\?$/, '');
};

/** Every route of the domain's table that has a screen, ready to be opened. @throws Error for a part without a value */
export const routeScreens = (parts: Parts): RouteScreen[] =>
  (Object.keys(routes) as RouteName[])
    .filter((name) => !notBuilt.includes(name) && !leadElsewhere.includes(name))
    .map((name) => ({ name, path: pathOf(name, parts), access: routes[name].access }));

/** A path for a route without a screen, whatever stands in its parts. */
export const pathOfNotBuilt = (name: RouteName, { member }: Parts): string =>
  routes[name].path
    .replace(/\/:\w+\?$/, '')
    .replace(':id', member)
    .replace(':slug', 'any');
