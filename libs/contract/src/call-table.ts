/**
 * The one table of calls: where each is found, who may make it, and whether it needs an `Idempotency-Key`.
 *
 * It holds no schemas, so that the browser can read it without a validation library; the schemas stand in the
 * subject files beside it and are joined to these rows by name in `call-schemas.ts`.
 * Paths and methods of spec §7 are fixed; the others follow the same style (readings, "Calls").
 */
export type CallAccess = 'visitor' | 'member';

export interface CallAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path without query; same for all calls of one noun. */
  readonly path: `/api/${string}.php`;
  readonly access: CallAccess;
  /** The call creates or charges: it must carry an `Idempotency-Key`. */
  readonly keyed?: true;
  /** Query values that tell two calls with the same method and path apart. */
  readonly when?: Readonly<Record<string, string>>;
  /** How long the caller's own browser may keep the answer; without it, it keeps none. */
  readonly cacheSeconds?: number;
  /** The user endpoint and logout act only for requests with the client header (spec §7). */
  readonly clientHeader?: true;
}

export const callTable = {
  settings: { method: 'GET', path: '/api/settings.php', access: 'visitor' },
  companyInfo: { method: 'GET', path: '/api/companyinfo.php', access: 'visitor' },
  regions: { method: 'GET', path: '/api/regions.php', access: 'visitor' },
  interests: { method: 'GET', path: '/api/interests.php', access: 'visitor' },
  geocode: { method: 'GET', path: '/api/geocode.php', access: 'visitor', cacheSeconds: 3600 },

  user: { method: 'GET', path: '/api/user.php', access: 'visitor', clientHeader: true },
  login: { method: 'POST', path: '/api/user.php', access: 'visitor', clientHeader: true },
  pushSubscribe: {
    method: 'POST',
    path: '/api/user.php',
    access: 'member',
    when: { push: '1' },
    clientHeader: true,
  },
  userUpdate: { method: 'PUT', path: '/api/user.php', access: 'member', clientHeader: true },
  logout: { method: 'GET', path: '/api/logout.php', access: 'visitor', clientHeader: true },
  signup: { method: 'POST', path: '/api/signup.php', access: 'visitor', keyed: true },
  loginCode: { method: 'POST', path: '/api/login-code.php', access: 'visitor', clientHeader: true },
  signInLinkRequest: { method: 'POST', path: '/api/sign-in-link.php', access: 'visitor', keyed: true },
  signInByLink: { method: 'PUT', path: '/api/sign-in-link.php', access: 'visitor' },
  link: { method: 'GET', path: '/api/link.php', access: 'visitor' },
  sessions: { method: 'GET', path: '/api/sessions.php', access: 'member' },
  sessionEnd: { method: 'DELETE', path: '/api/sessions.php', access: 'member' },
  passkeys: { method: 'GET', path: '/api/passkeys.php', access: 'member' },
  passkeyOptions: {
    method: 'POST',
    path: '/api/passkeys.php',
    access: 'member',
    when: { step: 'options' },
  },
  passkeyAdd: { method: 'POST', path: '/api/passkeys.php', access: 'member', keyed: true },
  passkeyRemove: { method: 'DELETE', path: '/api/passkeys.php', access: 'member' },
  passkeyLoginOptions: {
    method: 'POST',
    path: '/api/passkey-login.php',
    access: 'visitor',
    when: { step: 'options' },
  },
  passkeyLogin: { method: 'POST', path: '/api/passkey-login.php', access: 'visitor' },
  oneTimeCodes: { method: 'GET', path: '/api/one-time-codes.php', access: 'member' },
  oneTimeCodesStart: { method: 'POST', path: '/api/one-time-codes.php', access: 'member' },
  oneTimeCodesConfirm: { method: 'PUT', path: '/api/one-time-codes.php', access: 'member' },
  oneTimeCodesEnd: { method: 'DELETE', path: '/api/one-time-codes.php', access: 'member' },

  passwordResetRequest: { method: 'POST', path: '/api/password-reset.php', access: 'visitor', keyed: true },
  passwordResetCheck: { method: 'GET', path: '/api/password-reset.php', access: 'visitor' },
  passwordReset: { method: 'PUT', path: '/api/password-reset.php', access: 'visitor' },
  passwordChange: { method: 'PUT', path: '/api/password.php', access: 'member' },
  mailChangeRequest: { method: 'POST', path: '/api/mail-change.php', access: 'member', keyed: true },
  mailChange: { method: 'PUT', path: '/api/mail-change.php', access: 'visitor' },
  mailChangeUndo: { method: 'DELETE', path: '/api/mail-change.php', access: 'visitor' },

  notifications: { method: 'GET', path: '/api/notifications.php', access: 'member' },
  notificationsUpdate: { method: 'PUT', path: '/api/notifications.php', access: 'member' },
  leaving: { method: 'GET', path: '/api/leaving.php', access: 'member' },
  stayDiscount: { method: 'POST', path: '/api/leaving.php', access: 'member', keyed: true },
  accountDelete: { method: 'DELETE', path: '/api/user.php', access: 'member', clientHeader: true },
  reactivateRequest: { method: 'POST', path: '/api/reactivate.php', access: 'visitor', keyed: true },
  reactivate: { method: 'PUT', path: '/api/reactivate.php', access: 'visitor' },

  activate: { method: 'POST', path: '/api/activate.php', access: 'visitor' },
  activateResend: { method: 'PUT', path: '/api/activate.php', access: 'member' },

  profile: { method: 'GET', path: '/api/profile.php', access: 'visitor' },
  profileUpdate: { method: 'PUT', path: '/api/profile.php', access: 'member' },
  photos: { method: 'GET', path: '/api/photos.php', access: 'member' },
  photoAdd: { method: 'POST', path: '/api/photos.php', access: 'member', keyed: true },
  photoMain: { method: 'PUT', path: '/api/photos.php', access: 'member' },
  photoRemove: { method: 'DELETE', path: '/api/photos.php', access: 'member' },

  search: { method: 'GET', path: '/api/search.php', access: 'visitor' },
  signupMatches: { method: 'GET', path: '/api/match-finder.php', access: 'member' },

  likes: { method: 'GET', path: '/api/likes.php', access: 'member' },
  like: { method: 'POST', path: '/api/likes.php', access: 'member', keyed: true },
  likeSeen: { method: 'PUT', path: '/api/likes.php', access: 'member' },
  unlike: { method: 'DELETE', path: '/api/likes.php', access: 'member' },
  block: { method: 'POST', path: '/api/block.php', access: 'member', keyed: true },

  chats: { method: 'GET', path: '/api/chats.php', access: 'member' },
  chat: { method: 'GET', path: '/api/chat.php', access: 'member' },
  chatSend: { method: 'POST', path: '/api/chat.php', access: 'member', keyed: true },
  chatRemove: { method: 'DELETE', path: '/api/chat.php', access: 'member' },
  chatRead: { method: 'POST', path: '/api/chat-read.php', access: 'member' },

  credits: { method: 'GET', path: '/api/credits.php', access: 'visitor' },
  orderCreate: { method: 'POST', path: '/api/orders.php', access: 'member', keyed: true },
  order: { method: 'GET', path: '/api/orders.php', access: 'member' },
  discountCode: { method: 'GET', path: '/api/discountcode.php', access: 'member' },
} as const satisfies Record<string, CallAddress>;

export type CallName = keyof typeof callTable;
export const callNames = Object.keys(callTable) as CallName[];

/** The live connection (WebSocket); its frames are described in `live-event.ts`. */
export const eventsPath = '/api/events.php';
/** All that is kept of the member who asks, as one ZIP file; no call, as its answer is no JSON. */
export const exportPath = '/api/export.php';
/** Payment providers post here: `/api/webhooks/<provider>`. */
export const webhookPath = '/api/webhooks';

export const clientHeader = 'x-client';
export const clientHeaderValue = 'web';
export const idempotencyHeader = 'idempotency-key';
export const requestIdHeader = 'x-request-id';
