import { chatContract } from './chat/calls.ts';
import { leavingContract } from './leaving/calls.ts';
import { likesContract } from './likes/calls.ts';
import { linkContract } from './link/calls.ts';
import { loginContract } from './login/calls.ts';
import { mailAddressContract } from './mail-address/calls.ts';
import { memberContract } from './member/calls.ts';
import { notificationsContract } from './notifications/calls.ts';
import { oneTimeCodesContract } from './one-time-codes/calls.ts';
import { passkeysContract } from './passkeys/calls.ts';
import { passwordContract } from './password/calls.ts';
import { paymentContract } from './payment/calls.ts';
import { photosContract } from './photos/calls.ts';
import { profileContract } from './profile/calls.ts';
import { pushContract } from './push/calls.ts';
import { searchContract } from './search/calls.ts';
import { sessionContract } from './session/calls.ts';
import { signupContract } from './signup/calls.ts';
import { siteContract } from './site/calls.ts';
import { trustContract } from './trust/calls.ts';

/** Every subject's addresses and error codes; a new subject is a folder, a line here and a line in `call-schemas.ts`. */
export const subjectContracts = [
  siteContract,
  memberContract,
  sessionContract,
  linkContract,
  passwordContract,
  oneTimeCodesContract,
  loginContract,
  passkeysContract,
  mailAddressContract,
  notificationsContract,
  pushContract,
  photosContract,
  trustContract,
  likesContract,
  chatContract,
  signupContract,
  searchContract,
  profileContract,
  paymentContract,
  leavingContract,
] as const;
