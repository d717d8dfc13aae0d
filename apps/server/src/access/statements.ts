import type { CallName } from '@vesper/contract';

/** How many statements a usual request of a call takes, and why it is more than the rule allows. */
export interface StatementRow {
  readonly count: number;
  readonly because?: string;
}

/** The session. Nothing else is read. */
const session: StatementRow = { count: 1 };
/** The rule for reading: who asks, and the answer. */
const read: StatementRow = { count: 2 };
const because = (count: number, reason: string): StatementRow => ({ count, because: reason });
/** An act writes; `begin` and `commit` count like every other statement. */
const act = (count: number): StatementRow => ({ count });

/**
 * The table of statements: how many each call takes for somebody who is allowed, the session among them. A call that takes
 * more fails the test, and one that takes fewer as well: then the number here is to be made smaller. Reading takes the
 * session and one more; a call that takes more says why. What the screens take is in `screen-statements.ts`.
 */
export const statementTable: Readonly<Record<CallName, StatementRow>> = {
  settings: session,
  companyInfo: session,
  regions: session,
  interests: session,
  towns: session,
  geocode: session,
  user: session,
  userUpdate: act(4),
  sessions: read,
  pageHidden: act(1),
  sessionEnd: act(4),
  link: read,
  passwordResetRequest: act(10),
  passwordResetCheck: because(3, 'the token is read, then whose it is; asked once, from a mail'),
  passwordReset: act(17),
  passwordChange: act(22),
  oneTimeCodes: because(
    3,
    'the switch and the codes that are left stand in two tables; asked on one page of the settings',
  ),
  oneTimeCodesStart: act(10),
  oneTimeCodesConfirm: act(9),
  oneTimeCodesEnd: act(12),
  login: act(11),
  logout: read,
  loginCode: act(2),
  signInLinkRequest: act(10),
  signInByLink: act(15),
  passkeys: read,
  passkeyOptions: act(12),
  passkeyAdd: act(2),
  passkeyRemove: act(12),
  passkeyLoginOptions: act(3),
  passkeyLogin: act(8),
  mailChangeRequest: act(23),
  mailChange: act(15),
  mailChangeUndo: act(16),
  notifications: read,
  notificationsUpdate: act(11),
  pushSubscribe: act(2),
  searchKeep: { count: 2 },
  photos: read,
  photoAdd: act(3),
  // One of them asks whether a mark goes with the photo.
  photoMain: act(12),
  photoOrder: act(7),
  // Cut out of a picture of before; the whole act draws pictures.
  photoCrop: act(3),
  photoRemove: act(8),
  // Six of them note what the two saw of each other, for a report that follows.
  blocks: read,
  block: act(27),
  // Nobody is blocked by who asks there: one that takes a block back is counted beside its test (`trust/unblock.test.ts`).
  unblock: act(2),
  likes: read,
  // It stood already: one of them holds it, so that it is not taken back meanwhile.
  like: act(11),
  // One more where it was new: the totals, for the other pages of whose they are.
  likeSeen: act(2),
  // One of them is the totals of who got it, one sees the other's like.
  unlike: act(4),
  chats: read,
  chatSearch: read,
  chat: because(
    3,
    'which messages may be read follows from how the conversation stands (a break, a free member); what waits adds one more',
  ),
  chatSend: act(10),
  chatPhotoAdd: act(3),
  chatVoiceAdd: act(3),
  chatRemove: act(9),
  chatUpdate: act(9),
  chatDiscard: act(5),
  chatRead: act(5),
  // However many conversations; one more where a mark has moved and is told.
  chatReceived: act(4),
  messageRemove: act(14),
  reactionSet: act(9),
  reactionRemove: act(9),
  signup: act(20),
  activate: act(22),
  activateResend: act(4),
  search: because(2, 'one more where few match: people like those who were asked for'),
  faces: because(3, 'who is shown is dealt by turns before their cards are read'),
  // Nine more where somebody likes, and one to show it; asked once a day where likes are looked at.
  autoLike: because(3, 'whether today’s like was given is looked up before anybody is looked for'),
  matchFinder: because(
    2,
    'one more once all is answered, who matches; where nobody does a last one, the nearest wider answer',
  ),
  matchWishUpdate: act(3),
  signupMatches: because(3, 'the candidates are ranked by the domain, then the cards of the few are read'),
  profile: because(3, 'whether the profile may be seen is judged before photos and likes are read'),
  // With one that tells the member's other pages.
  profileUpdate: act(10),
  credits: because(
    4,
    'the discount asks whether anything was paid, or used; what is kept to pay with comes with what is owed; a message that waits for credits adds one more',
  ),
  orderCreate: act(1),
  // Two more where the order names a message that was refused before.
  order: read,
  transactions: because(
    4,
    'the movements, the orders they name or that can still be paid, and the cards of whom messages went to',
  ),
  storedMethodRemove: act(7),
  discountCode: read,
  leaving: session,
  stayDiscount: act(7),
  // One of them calls back what could still be paid, three have what is kept to pay with revoked.
  accountDelete: act(31),
  accountLeft: session,
  reactivateRequest: act(9),
  reactivate: act(7),
  reports: read,
  report: act(15),
  swipe: read,
  // One of them judges once more whether the other is there, for a key that comes again; a like given again tells the totals.
  swipeDecide: act(17),
  swipeUndo: act(8),
  verification: read,
  verificationAsk: act(5),
  verificationSubmit: act(5),
  verificationWithdraw: act(6),
  verificationSelfieAdd: act(2),
};
