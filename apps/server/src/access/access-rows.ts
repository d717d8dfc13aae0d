import { randomUUID } from 'node:crypto';
import type { CallName } from '@vesper/contract';
import type { MemberTokenKind } from '../platform/account-tables.ts';
import { type AccessWorld, type Asker, password } from './access-world.ts';

type Input = { readonly query?: object; readonly body?: object };
type Outcomes = Readonly<Record<Asker, string>>;

export interface AccessRow {
  /** What is asked, for who asks. */
  readonly input?: (world: AccessWorld, asker: Asker) => Input | Promise<Input>;
  /** What everybody is answered: `ok`, or the code of the refusal. */
  readonly outcomes: Outcomes;
  /** The call changes what others of this table need: it gets a world of its own. */
  readonly apart?: true;
}

const login = 'authentication_required';

/** Everybody is answered the same. */
const everybody = (outcome: string): Outcomes => ({
  visitor: outcome,
  free: outcome,
  premium: outcome,
  blocked: outcome,
  other: outcome,
  deleted: outcome,
});

/** Members only; some of them are answered something else. */
const members = (outcome: string, except: Partial<Outcomes> = {}): Outcomes => ({
  ...everybody(outcome),
  visitor: login,
  deleted: login,
  ...except,
});

/** Members, and none whom the other has blocked. */
const unlessBlocked = (outcome = 'ok') => members(outcome, { blocked: 'blocked_by_member' });

const target = ({ target: id }: AccessWorld): Input => ({ body: { member: id } });
const own = { body: { password } } as const;
const credential = { credential: { id: 'x', rawId: 'x', type: 'public-key', response: {} } };
const tokenOf =
  (kind: MemberTokenKind, more: object = {}) =>
  async (world: AccessWorld): Promise<Input> => ({ body: { token: await world.token(kind), ...more } });
const unknownEmail = () => ({ body: { email: `${randomUUID()}@example.test` } });
const nobodysLogin = () => ({ body: { email: `${randomUUID()}@example.test`, password } });
const signup = () => ({
  body: {
    email: `${randomUUID()}@example.test`,
    name: 'Newcomer',
    password,
    date_of_birth: '1970-05-04',
    language: 'en',
  },
});

/**
 * Who may do what: every call of the published contract for everybody who may ask (spec §6). A call without a row does
 * not compile.
 */
export const accessRows: Readonly<Record<CallName, AccessRow>> = {
  settings: { outcomes: everybody('ok') },
  companyInfo: { outcomes: everybody('ok') },
  regions: { input: () => ({ query: { country: 'NL' } }), outcomes: everybody('ok') },
  geocode: { input: () => ({ query: { lat: '52.09', lon: '5.12' } }), outcomes: everybody('ok') },
  interests: { outcomes: everybody('ok') },

  user: { outcomes: everybody('ok') },
  login: {
    input: nobodysLogin,
    outcomes: everybody('login_failed'),
  },
  loginCode: { input: () => ({ body: { code: '000000' } }), outcomes: everybody('login_code_expired') },
  pushSubscribe: {
    input: () => ({
      body: { endpoint: 'https://push.example.test/1', keys: { p256dh: 'x', auth: 'y' } },
    }),
    outcomes: members('invalid_request'),
  },
  userUpdate: { input: () => ({ body: { language: 'en' } }), outcomes: members('ok') },
  logout: { outcomes: everybody('ok'), apart: true },
  signup: { input: signup, outcomes: everybody('ok'), apart: true },
  activate: { input: tokenOf('activate'), outcomes: everybody('ok'), apart: true },
  activateResend: { outcomes: members('already_active') },
  signInLinkRequest: { input: unknownEmail, outcomes: everybody('email_not_found') },
  signInByLink: { input: tokenOf('sign_in'), outcomes: everybody('ok'), apart: true },
  link: {
    input: async (world) => ({ query: { token: await world.token('sign_in') } }),
    outcomes: everybody('ok'),
  },

  sessions: { outcomes: members('ok') },
  sessionEnd: {
    input: (world, asker) => ({ body: { id: world.of[asker].session } }),
    outcomes: members('ok', { other: 'not_found' }),
    apart: true,
  },
  passkeys: { outcomes: members('ok') },
  passkeyOptions: { input: () => own, outcomes: members('ok') },
  passkeyAdd: {
    input: () => ({ body: { ...credential, name: 'Mine' } }),
    outcomes: members('passkey_invalid'),
  },
  passkeyRemove: { input: () => ({ body: { id: 'unknown', password } }), outcomes: members('not_found') },
  passkeyLoginOptions: { input: () => ({ body: {} }), outcomes: everybody('ok') },
  passkeyLogin: { input: () => ({ body: credential }), outcomes: everybody('passkey_failed') },
  oneTimeCodes: { outcomes: members('ok') },
  oneTimeCodesStart: { input: () => own, outcomes: members('ok') },
  oneTimeCodesConfirm: {
    input: () => ({ body: { code: '000000' } }),
    outcomes: members('one_time_code_wrong'),
  },
  oneTimeCodesEnd: { input: () => own, outcomes: members('ok'), apart: true },

  passwordResetRequest: { input: unknownEmail, outcomes: everybody('email_not_found') },
  passwordResetCheck: {
    input: async (world) => ({ query: { token: await world.token('password_reset') } }),
    outcomes: everybody('ok'),
  },
  passwordReset: {
    input: tokenOf('password_reset', { password: 'an evening under the lamps' }),
    outcomes: everybody('ok'),
    apart: true,
  },
  passwordChange: {
    input: () => ({ body: { old_password: password, password: 'an evening under the lamps' } }),
    outcomes: members('ok'),
    apart: true,
  },
  mailChangeRequest: {
    input: () => ({ body: { email: `${randomUUID()}@example.test`, password } }),
    outcomes: members('ok'),
  },
  mailChange: { input: tokenOf('mail_change'), outcomes: everybody('ok'), apart: true },
  mailChangeUndo: { input: tokenOf('mail_undo'), outcomes: everybody('ok'), apart: true },
  notifications: { outcomes: members('ok') },
  notificationsUpdate: { input: () => ({ body: { invisible: false } }), outcomes: members('ok') },
  leaving: { outcomes: members('ok') },
  stayDiscount: { input: () => ({ body: {} }), outcomes: members('ok') },
  accountDelete: { input: () => own, outcomes: members('ok'), apart: true },
  reactivateRequest: { input: unknownEmail, outcomes: everybody('email_not_found') },
  // The free member's account is not deleted: there is nothing to restore.
  reactivate: { input: tokenOf('reactivate'), outcomes: everybody('link_invalid') },

  profile: {
    input: (world) => ({ query: { id: world.target } }),
    outcomes: { ...unlessBlocked(), visitor: login, deleted: login },
  },
  profileUpdate: { input: () => ({ body: { about_me: 'Likes the sea' } }), outcomes: members('ok') },
  photos: { outcomes: members('ok') },
  photoAdd: { outcomes: members('unsupported_media_type') },
  photoMain: {
    input: (world, asker) => ({ body: { id: world.of[asker].photo } }),
    outcomes: members('ok', { other: 'photo_not_found' }),
  },
  photoRemove: {
    input: (world, asker) => ({ body: { id: world.of[asker].photo } }),
    outcomes: members('ok', { other: 'photo_not_found' }),
    apart: true,
  },

  search: { outcomes: members('ok') },
  signupMatches: { outcomes: members('ok') },
  likes: { outcomes: members('ok') },
  like: { input: target, outcomes: unlessBlocked() },
  likeSeen: { input: target, outcomes: members('ok') },
  unlike: { input: target, outcomes: members('ok') },
  block: { input: target, outcomes: members('ok'), apart: true },

  chats: { outcomes: members('ok') },
  chat: {
    input: (world, asker) => ({ query: { conversation: world.of[asker].conversation } }),
    outcomes: members('ok', { other: 'conversation_not_found', blocked: 'conversation_not_found' }),
  },
  chatSend: {
    input: (world) => ({ body: { member: world.target, kind: 'text', text: 'Good evening' } }),
    outcomes: unlessBlocked(),
  },
  chatRead: {
    input: (world, asker) => ({ body: { conversation: world.of[asker].conversation, seq: 1 } }),
    outcomes: members('ok', { other: 'conversation_not_found', blocked: 'conversation_not_found' }),
  },
  chatRemove: {
    input: (world, asker) => ({ body: { conversation: world.of[asker].conversation } }),
    outcomes: members('ok', { other: 'conversation_not_found', blocked: 'conversation_not_found' }),
    apart: true,
  },

  credits: { outcomes: everybody('ok') },
  orderCreate: {
    input: () => ({ body: { bundle: 'b25', method: 'ideal' } }),
    // No payment provider is set up in this test: nobody pays, and only members get as far as to hear it.
    outcomes: members('payment_provider_unavailable'),
  },
  order: {
    input: (world, asker) => ({ query: { id: world.of[asker].order } }),
    outcomes: members('ok', { other: 'order_not_found' }),
  },
  discountCode: { input: () => ({ query: { code: 'UNKNOWN' } }), outcomes: members('discount_code_invalid') },
};
