import type { CallName } from '@vesper/contract';
import { chatSubject } from './chat/subject.ts';
import { creditsSubject } from './credits/subject.ts';
import { demoSubject } from './demo/subject.ts';
import { exportSubject } from './export/subject.ts';
import { leavingSubject } from './leaving/subject.ts';
import { likesSubject } from './likes/subject.ts';
import { linkSubject } from './link/subject.ts';
import { loginSubject } from './login/subject.ts';
import { mailAddressSubject } from './mail-address/subject.ts';
import { mailSubject } from './mail/subject.ts';
import { memberSubject } from './member/subject.ts';
import { notificationsSubject } from './notifications/subject.ts';
import { oneTimeCodesSubject } from './one-time-codes/subject.ts';
import { passkeysSubject } from './passkeys/subject.ts';
import { passwordSubject } from './password/subject.ts';
import { paymentSubject } from './payment/subject.ts';
import { photosSubject } from './photos/subject.ts';
import { platformSubject } from './platform/platform-subject.ts';
import { profileSubject } from './profile/subject.ts';
import { pushSubject } from './push/subject.ts';
import { reportsSubject } from './reports/subject.ts';
import { searchSubject } from './search/subject.ts';
import { sessionSubject } from './session/subject.ts';
import { signupSubject } from './signup/subject.ts';
import { siteSubject } from './site/subject.ts';
import { trustSubject } from './trust/subject.ts';
import { swipeSubject } from './swipe/subject.ts';
import { verificationSubject } from './verification/subject.ts';

/**
 * Every subject of the server; a new one is a folder and a line here. The app, the start, the purge, the export, the data
 * map and the access test read this list and nothing else.
 */
export const subjects = [
  platformSubject,
  siteSubject,
  mailSubject,
  memberSubject,
  photosSubject,
  sessionSubject,
  linkSubject,
  passwordSubject,
  oneTimeCodesSubject,
  loginSubject,
  passkeysSubject,
  mailAddressSubject,
  notificationsSubject,
  pushSubject,
  likesSubject,
  trustSubject,
  // Before chat: at a block it copies what chat takes away.
  reportsSubject,
  chatSubject,
  signupSubject,
  searchSubject,
  profileSubject,
  creditsSubject,
  paymentSubject,
  leavingSubject,
  exportSubject,
  demoSubject,
  swipeSubject,
  verificationSubject,
] as const;

type NamesOf<C> = C extends unknown ? keyof C : never;
type ResultOf<A> = A extends (...args: never) => infer R ? Awaited<R> : never;
/** What of `Services` the subjects offer. */
export type Offered = NamesOf<ResultOf<(typeof subjects)[number]['opens']>>;
type Answered = NamesOf<(typeof subjects)[number]['calls']>;
type Unanswered = Exclude<CallName, Answered>;

export type Nothing<T extends never> = T;

/** Does not compile while a call of the contract has no handler: its name stands in the error. */
export type EveryCallAnswered = Nothing<Unanswered>;
