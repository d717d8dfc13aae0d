/** Who may open a screen: everyone, members and (where the site opens search) visitors, or members only. */
export type RouteAccess = 'public' | 'search' | 'member';

/** `checkout`: logo and way back only, so that nothing leads away from paying. */
export type RouteLayout = 'default' | 'chat' | 'checkout' | 'lander' | 'empty';

export type Route = {
  /** With `:name` for a parameter and `:name?` for one that may be missing. No language prefix. */
  path: string;
  access: RouteAccess;
  /** Only steers the time bonus (spec §2). */
  membersArea: boolean;
  layout: RouteLayout;
};

function screen(path: string, access: RouteAccess, layout: RouteLayout = 'default'): Route {
  return { path, access, membersArea: false, layout };
}

function areaScreen(path: string, access: RouteAccess): Route {
  return { path, access, membersArea: true, layout: 'default' };
}

/** Every screen of spec §2, keyed by the spec's route names; the unnamed ones are named the same way. */
export const routes = {
  index: screen('/', 'public'),
  members: areaScreen('/members', 'search'),
  'members-id': areaScreen('/members/:id', 'search'),
  'members-id-chat': screen('/members/:id/chat', 'member', 'chat'),
  'members-id-landing': screen('/members/:id/landing', 'public', 'lander'),
  'members-id-signup': screen('/members/:id/signup', 'public', 'empty'),
  'members-id-landing2': screen('/members/:id/landing2/:slug?', 'public', 'lander'),
  'members-id-landing3': screen('/members/:id/landing3/:slug?', 'public', 'lander'),
  chats: areaScreen('/chats', 'member'),
  'chats-id': screen('/chats/:id', 'member', 'chat'),
  likes: areaScreen('/likes', 'member'),
  'likes-type': screen('/likes/:type', 'member'),
  /** The same person's page as `members-id`, for the same people; it only leads back to the likes. */
  'likes-m-id': areaScreen('/likes/m/:id', 'search'),
  credits: screen('/credits', 'member'),
  'credits-repeat-order': screen('/credits/repeat-order', 'member', 'checkout'),
  'credits-id-paymentmethod': screen('/credits/:id/:paymentmethod?', 'member', 'checkout'),
  directdebit: screen('/directdebit', 'member', 'empty'),
  transactions: screen('/transactions', 'member'),
  'transactions-id': screen('/transactions/:id', 'member', 'checkout'),
  premium: areaScreen('/premium', 'member'),
  pricing: screen('/pricing', 'public'),
  profile: screen('/profile', 'member'),
  verification: screen('/verification', 'member'),
  /** The list of settings, or one room of them. */
  notifications: screen('/notifications/:room?', 'member'),
  'notifications-blocked': screen('/notifications/blocked', 'member'),
  'notifications-security': screen('/notifications/security', 'member'),
  'notifications-leave': screen('/notifications/leave', 'member'),
  login: screen('/login', 'public'),
  'login-link': screen('/login/link', 'public'),
  /** Where the short addresses of e-mails (`/{token}`) lead. */
  link: screen('/link', 'public'),
  signup: screen('/signup', 'public'),
  'complete-signup': screen('/complete-signup', 'member'),
  'reset-password': screen('/reset-password', 'public'),
  'reset-password-do': screen('/reset-password/do', 'public'),
  'mail-change-do': screen('/mail-change/do', 'public'),
  'activate-done': screen('/activate/done', 'public'),
  'activate-error': screen('/activate/error', 'public'),
  'account-deleted': screen('/account-deleted', 'public'),
  complaints: screen('/complaints', 'public'),
  'lang-config': screen('/lang-config', 'public'),
  'match-finder': screen('/match-finder', 'member'),
  'signup-matches': screen('/signup-matches', 'member'),
  'swipe-game': screen('/swipe-game', 'member'),
  'pages-ban': screen('/pages/ban', 'public'),
  'pages-cookies': screen('/pages/cookies', 'public'),
  'pages-faq': screen('/pages/faq', 'public'),
  'pages-privacy': screen('/pages/privacy', 'public'),
  'pages-return-policy': screen('/pages/return-policy', 'public'),
  'pages-service': screen('/pages/service', 'public'),
  'pages-terms': screen('/pages/terms', 'public'),
  'landers-slug': screen('/landers/:slug', 'public', 'lander'),
  'landers-alonetonight': screen('/landers/alonetonight/:slug?', 'public', 'lander'),
  'landers-collagelanding': screen('/landers/collagelanding/:slug?', 'public', 'lander'),
  'landers-gallery': screen('/landers/gallery/:slug?', 'public', 'lander'),
  'landers-iconslanding': screen('/landers/iconslanding/:slug?', 'public', 'lander'),
  'landers-maplanding': screen('/landers/maplanding/:slug?', 'public', 'lander'),
  'landers-socialnetwork': screen('/landers/socialnetwork/:slug?', 'public', 'lander'),
  'landers-transitionsvideolanding': screen('/landers/transitionsvideolanding/:slug?', 'public', 'lander'),
  'landers-video': screen('/landers/video/:slug?', 'public', 'lander'),
  token: screen('/:token', 'public'),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
