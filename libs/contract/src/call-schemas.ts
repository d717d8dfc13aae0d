import { chatSchemas } from './chat/schemas.ts';
import { leavingSchemas } from './leaving/schemas.ts';
import { likesSchemas } from './likes/schemas.ts';
import { linkSchemas } from './link/schemas.ts';
import { loginSchemas } from './login/schemas.ts';
import { mailAddressSchemas } from './mail-address/schemas.ts';
import { notificationsSchemas } from './notifications/schemas.ts';
import { oneTimeCodesSchemas } from './one-time-codes/schemas.ts';
import { passkeysSchemas } from './passkeys/schemas.ts';
import { passwordSchemas } from './password/schemas.ts';
import { paymentSchemas } from './payment/schemas.ts';
import { photosSchemas } from './photos/schemas.ts';
import { profileSchemas } from './profile/schemas.ts';
import { pushSchemas } from './push/schemas.ts';
import { searchSchemas } from './search/schemas.ts';
import { sessionSchemas } from './session/schemas.ts';
import { signupSchemas } from './signup/schemas.ts';
import { siteSchemas } from './site/schemas.ts';
import { trustSchemas } from './trust/schemas.ts';
import { reportsSchemas } from './reports/schemas.ts';
import { swipeSchemas } from './swipe/schemas.ts';
import { verificationSchemas } from './verification/schemas.ts';
import type { CallName } from './call-table.ts';
import type { ZodType } from 'zod';

interface CallSchema {
  readonly query?: ZodType;
  readonly body?: ZodType;
  readonly answer: ZodType;
}

/** The schema of every call, by the name it has in the call table. A call without one does not compile. */
export const callSchemas = {
  ...siteSchemas,
  ...sessionSchemas,
  ...linkSchemas,
  ...passwordSchemas,
  ...oneTimeCodesSchemas,
  ...loginSchemas,
  ...passkeysSchemas,
  ...mailAddressSchemas,
  ...notificationsSchemas,
  ...pushSchemas,
  ...photosSchemas,
  ...trustSchemas,
  ...likesSchemas,
  ...chatSchemas,
  ...signupSchemas,
  ...searchSchemas,
  ...profileSchemas,
  ...paymentSchemas,
  ...leavingSchemas,
  ...reportsSchemas,
  ...swipeSchemas,
  ...verificationSchemas,
} satisfies Record<CallName, CallSchema>;
