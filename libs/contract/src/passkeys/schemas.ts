import { user } from '../member/schemas.ts';
import { z } from 'zod';
import { text, timestamp } from '../schema.ts';

const passwordText = text(2000);

/** Stay logged in for 30 days; otherwise until the browser is closed. */
const remember = z.boolean().optional();

/** What the browser's own functions take and give (WebAuthn level 3, JSON form); the library judges its inside. */
const webAuthnJson = z.record(z.string(), z.unknown());

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  added_at: timestamp,
  last_used_at: timestamp.nullable(),
});

/** What each call takes and answers. */
export const passkeysSchemas = {
  passkeys: { answer: z.object({ passkeys: z.array(passkey) }) },
  passkeyOptions: {
    query: z.object({ step: z.literal('options') }),
    body: z.object({ password: passwordText }),
    answer: z.object({ options: webAuthnJson }),
  },
  passkeyAdd: {
    body: z.object({ credential: webAuthnJson, passkey_name: text(400) }),
    answer: z.object({ passkeys: z.array(passkey) }),
  },
  passkeyRemove: {
    body: z.object({ id: text(1000), password: passwordText }),
    answer: z.object({ passkeys: z.array(passkey) }),
  },
  passkeyLoginOptions: {
    query: z.object({ step: z.literal('options') }),
    body: z.strictObject({}),
    answer: z.object({ options: webAuthnJson }),
  },
  passkeyLogin: {
    body: z.object({ credential: webAuthnJson, remember }),
    answer: z.object({ user }),
  },
};

export type Passkey = z.infer<typeof passkey>;
