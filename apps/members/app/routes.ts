import { layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { type RouteLayout, type RouteName, routes } from '@vesper/domain';

/** The file of each screen there is so far, by the spec's route name; the path comes from the domain's table. */
const screens: Partial<Record<RouteName, string>> = {
  index: 'routes/index.tsx',
  login: 'routes/login.tsx',
  'login-link': 'routes/login-link.tsx',
  link: 'routes/short-link.tsx',
  'reset-password': 'routes/reset-password.tsx',
  'reset-password-do': 'routes/reset-password-do.tsx',
  'mail-change-do': 'routes/mail-change-do.tsx',
  'account-deleted': 'routes/account-deleted.tsx',
  signup: 'routes/signup.tsx',
  'complete-signup': 'routes/complete-signup.tsx',
  'activate-done': 'routes/activate-done.tsx',
  'activate-error': 'routes/activate-error.tsx',
  'lang-config': 'routes/lang-config.tsx',
  members: 'routes/members.tsx',
  'members-id': 'routes/member.tsx',
  'likes-m-id': 'routes/member.tsx',
  'members-id-signup': 'routes/member-signup.tsx',
  'members-id-landing': 'routes/member-landing.tsx',
  chats: 'routes/chats.tsx',
  'chats-id': 'routes/chat.tsx',
  'members-id-chat': 'routes/chat.tsx',
  likes: 'routes/likes.tsx',
  'likes-type': 'routes/likes.tsx',
  credits: 'routes/credits.tsx',
  'credits-repeat-order': 'routes/order.tsx',
  'credits-id-paymentmethod': 'routes/order.tsx',
  transactions: 'routes/transaction.tsx',
  premium: 'routes/premium.tsx',
  pricing: 'routes/premium.tsx',
  profile: 'routes/profile.tsx',
  notifications: 'routes/notifications.tsx',
  'notifications-security': 'routes/security.tsx',
  'notifications-leave': 'routes/leave.tsx',
  'signup-matches': 'routes/signup-matches.tsx',
};

/** Screens and acts that the spec's table has no name for. */
const unnamed = [
  route('activate', 'routes/activate.tsx', { id: 'activate' }),
  route('appearance', 'routes/appearance.tsx', { id: 'appearance' }),
  route('site-entry', 'routes/site-entry.tsx', { id: 'site-entry' }),
  route('logout', 'routes/logout.tsx', { id: 'logout' }),
];

const screensOf = (wanted: RouteLayout): RouteConfigEntry[] =>
  (Object.keys(screens) as RouteName[])
    .filter((name) => routes[name].layout === wanted)
    .map((name) => route(routes[name].path.slice(1), screens[name] ?? '', { id: name }));

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
