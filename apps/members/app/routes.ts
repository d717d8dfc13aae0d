import { layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { type RouteLayout, type RouteName, routes } from '@vesper/domain';
import { screenFiles } from './screen-files.ts';

/** Screens and acts that the spec's table has no name for. */
const unnamed = [
  route('activate', 'routes/activate.tsx', { id: 'activate' }),
  route('appearance', 'routes/appearance.tsx', { id: 'appearance' }),
  route('site-entry', 'routes/site-entry.tsx', { id: 'site-entry' }),
  route('logout', 'routes/logout.tsx', { id: 'logout' }),
];

const screensOf = (wanted: RouteLayout): RouteConfigEntry[] =>
  (Object.keys(screenFiles) as RouteName[])
    .filter((name) => routes[name].layout === wanted)
    .map((name) => route(routes[name].path.slice(1), screenFiles[name] ?? '', { id: name }));

/**
 * Every address, with and without a language in front (English has none). The layouts check the prefix; everything that
 * matches nothing is the 404 page.
 */
export default prefix(':locale?', [
  layout('routes/layouts/default-layout.tsx', [
    ...screensOf('default'),
    ...unnamed,
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/layouts/chat-layout.tsx', screensOf('chat')),
  layout('routes/layouts/checkout-layout.tsx', screensOf('checkout')),
  layout('routes/layouts/lander-layout.tsx', screensOf('lander')),
  layout('routes/layouts/empty-layout.tsx', screensOf('empty')),
]) satisfies RouteConfig;
