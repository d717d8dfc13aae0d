import type { RouteName } from '@vesper/domain';
import type { StatementRow } from './statements.ts';

/** What stands for the changing parts of paths in one world. */
export interface ScreenParts {
  readonly member: string;
  readonly conversation: string;
  readonly order: string;
  /** Of a mailed link. */
  readonly token: string;
}

/** What somebody gets at an address: its page, a kept one, to be led elsewhere, or the page that says that there is none. */
export interface ScreenView extends StatementRow {
  readonly got: 'page' | 'kept' | 'led' | 'missing';
}

export interface ScreenRow {
  /** Where the route has a part that changes, or says nothing without a query. */
  readonly path?: (parts: ScreenParts) => string;
  readonly member: ScreenView;
  readonly visitor: ScreenView;
}

/** Screens and acts that the table of routes has no name for (`apps/members/app/routes.ts`). */
export const unnamedScreens = {
  activate: '/activate',
  appearance: '/appearance',
  'site-entry': '/site-entry',
  logout: '/logout',
  'not-found': '/nothing/here',
} as const;

export type ScreenName = RouteName | keyof typeof unnamedScreens;

const page = (count: number, reason?: string): ScreenView => ({
  count,
  got: 'page',
  ...(reason === undefined ? {} : { because: reason }),
});
/** Made once for all visitors, and then given out without a word to the database. */
const kept: ScreenView = { count: 0, got: 'kept' };
const led = (count: number): ScreenView => ({ count, got: 'led' });
const missing = (count: number): ScreenView => ({ count, got: 'missing' });

/** Who has no login is led to where one logs in, before anything is asked. */
const membersOnly = (member: ScreenView, path?: ScreenRow['path']): ScreenRow => ({
  ...(path ? { path } : {}),
  member,
  visitor: led(0),
});
/** For everybody; a member takes the session more. */
const alike = (count: number): ScreenRow => ({ member: page(count + 1), visitor: page(count) });

const widened = 'few match here: what was found is widened by those who come close';
const judged = 'whether the profile may be seen is judged before photos and likes are read';
const talk = 'who the other one is and how things stand between both comes before the messages';
const offered =
  'as the call `credits`: whether anything was paid or a discount used, what is kept to pay with and what is owed, what waits to be paid';

const profilePath = ({ member }: ScreenParts): string => `/members/${member}`;

/**
 * The table of statements of the screens: how many each takes for a member and for a visitor, the session among them; null for
 * a route that has no page yet. A page reads the session and one more; one that takes more says why.
 */
export const screenTable: Readonly<Record<ScreenName, ScreenRow | null>> = {
  index: { member: led(1), visitor: kept },
  members: { member: page(3, widened), visitor: page(2) },
  'members-id': { path: profilePath, member: page(3, judged), visitor: page(2) },
  'members-id-chat': membersOnly(page(3, talk), (parts) => `${profilePath(parts)}/chat`),
  'members-id-landing': {
    path: (parts) => `${profilePath(parts)}/landing`,
    member: led(1),
    visitor: page(2),
  },
  'members-id-signup': {
    path: (parts) => `${profilePath(parts)}/signup`,
    member: led(1),
    visitor: page(2),
  },
  'members-id-landing2': null,
  'members-id-landing3': null,
  chats: membersOnly(page(2)),
  'chats-id': membersOnly(page(3, talk), ({ conversation }) => `/chats/${conversation}`),
  likes: membersOnly(page(2)),
  'likes-type': membersOnly(page(2), () => '/likes/sent'),
  'likes-m-id': { path: ({ member }) => `/likes/m/${member}`, member: page(3, judged), visitor: page(2) },
  credits: membersOnly(page(4, offered)),
  'credits-repeat-order': membersOnly(page(5, `${offered}; the order to be repeated`)),
  'credits-id-paymentmethod': membersOnly(page(4, offered), () => '/credits/b25'),
  directdebit: null,
  transactions: membersOnly(
    page(
      4,
      'the movements, the orders they name or that can still be paid, and the cards of whom messages went to',
    ),
  ),
  'transactions-id': membersOnly(page(2), ({ order }) => `/transactions/${order}`),
  premium: membersOnly(page(4, offered)),
  pricing: { member: page(4, offered), visitor: kept },
  profile: membersOnly(page(2)),
  verification: membersOnly(page(2)),
  notifications: membersOnly(page(2)),
  'notifications-blocked': membersOnly(page(2)),
  'notifications-security': membersOnly(
    page(
      5,
      'where one is logged in, the passkeys, the switch of the codes and how many are left: four tables of one page',
    ),
  ),
  'notifications-leave': membersOnly(page(1)),
  login: { member: led(1), visitor: kept },
  'login-link': { member: page(1), visitor: kept },
  link: { ...alike(1), path: ({ token }) => `/link?token=${token}` },
  signup: { member: led(1), visitor: kept },
  'complete-signup': membersOnly(led(1)),
  'reset-password': { member: page(1), visitor: kept },
  'reset-password-do': alike(1),
  'mail-change-do': alike(0),
  'activate-done': membersOnly(page(2)),
  'activate-error': alike(0),
  // Of the browser on which an account was deleted alone.
  'account-deleted': { member: led(1), visitor: missing(0) },
  complaints: null,
  'lang-config': { member: page(1), visitor: kept },
  'match-finder': membersOnly(page(2)),
  'signup-matches': membersOnly(
    page(3, 'the candidates are ranked by the domain, then the cards of the few are read'),
  ),
  'swipe-game': membersOnly(page(2)),
  'pages-ban': null,
  'pages-cookies': null,
  'pages-faq': null,
  'pages-privacy': null,
  'pages-return-policy': null,
  'pages-service': null,
  'pages-terms': null,
  'landers-slug': null,
  'landers-alonetonight': null,
  'landers-collagelanding': null,
  'landers-gallery': null,
  'landers-iconslanding': null,
  'landers-maplanding': null,
  'landers-socialnetwork': null,
  'landers-transitionsvideolanding': null,
  'landers-video': null,
  // What is as long as a mailed link's leads to the page of the link.
  token: { path: ({ token }) => `/${token}`, member: led(1), visitor: led(0) },
  activate: { ...alike(0), path: ({ token }) => `/activate?token=${token}` },
  appearance: alike(0),
  'site-entry': { member: led(1), visitor: led(0) },
  logout: { member: led(1), visitor: led(0) },
  'not-found': { member: missing(1), visitor: missing(0) },
};
