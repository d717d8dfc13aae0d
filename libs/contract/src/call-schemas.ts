import type { ZodType } from 'zod';
import { accountControlSchemas } from './account-control.ts';
import { accountSecuritySchemas } from './account-security.ts';
import { accountSchemas } from './account.ts';
import type { CallName } from './call-table.ts';
import { chatSchemas } from './chat.ts';
import { likesSchemas } from './likes.ts';
import { paymentSchemas } from './payment.ts';
import { profileSchemas } from './profile.ts';
import { searchSchemas } from './search.ts';
import { siteSchemas } from './site.ts';

interface CallSchema {
  readonly query?: ZodType;
  readonly body?: ZodType;
  readonly answer: ZodType;
}

/** The schema of every call, by the name it has in the call table. A call without one does not compile. */
export const callSchemas = {
  ...siteSchemas,
  ...accountSchemas,
  ...accountSecuritySchemas,
  ...accountControlSchemas,
  ...profileSchemas,
  ...searchSchemas,
  ...likesSchemas,
  ...chatSchemas,
  ...paymentSchemas,
} satisfies Record<CallName, CallSchema>;
