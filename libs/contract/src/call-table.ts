import { chatCalls } from './chat/calls.ts';
import { leavingCalls } from './leaving/calls.ts';
import { likesCalls } from './likes/calls.ts';
import { linkCalls } from './link/calls.ts';
import { loginCalls } from './login/calls.ts';
import { mailAddressCalls } from './mail-address/calls.ts';
import { notificationsCalls } from './notifications/calls.ts';
import { oneTimeCodesCalls } from './one-time-codes/calls.ts';
import { passkeysCalls } from './passkeys/calls.ts';
import { passwordCalls } from './password/calls.ts';
import { paymentCalls } from './payment/calls.ts';
import { photosCalls } from './photos/calls.ts';
import { profileCalls } from './profile/calls.ts';
import { pushCalls } from './push/calls.ts';
import { searchCalls } from './search/calls.ts';
import { sessionCalls } from './session/calls.ts';
import { signupCalls } from './signup/calls.ts';
import { siteCalls } from './site/calls.ts';
import { trustCalls } from './trust/calls.ts';
import { reportsCalls } from './reports/calls.ts';
import { swipeCalls } from './swipe/calls.ts';
import { verificationCalls } from './verification/calls.ts';

/** Every subject's calls; a new one is a line here. */
const subjectCalls = [
  siteCalls,
  sessionCalls,
  linkCalls,
  passwordCalls,
  oneTimeCodesCalls,
  loginCalls,
  passkeysCalls,
  mailAddressCalls,
  notificationsCalls,
  pushCalls,
  photosCalls,
  trustCalls,
  likesCalls,
  chatCalls,
  signupCalls,
  searchCalls,
  profileCalls,
  paymentCalls,
  leavingCalls,
  reportsCalls,
  swipeCalls,
  verificationCalls,
] as const;

/** All members of a union in one. */
type All<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void ? I : never;
type CallTable = All<(typeof subjectCalls)[number]>;

export type CallName = Extract<keyof CallTable, string>;

/** The one table of calls: every subject's rows, by name. The schemas are joined to them in `call-schemas.ts`. */
export const callTable = Object.assign({}, ...subjectCalls) as CallTable;

export const callNames = Object.keys(callTable) as CallName[];
