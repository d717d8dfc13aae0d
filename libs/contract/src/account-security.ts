import { z } from 'zod';
import { user } from './account-user.ts';
import { done, id, text, timestamp } from './schema.ts';

const emailText = text(1000);
const passwordText = text(2000);
const token = text(200);
/** Stay logged in for 30 days; otherwise until the browser is closed. */
const remember = z.boolean().optional();

/** What the browser's own functions take and give (WebAuthn level 3, JSON form); the library judges its inside. */
const webAuthnJson = z.record(z.string(), z.unknown());

const session = z.object({
  id,
  /** The one that asks. */
  current: z.boolean(),
  /** Such as `Firefox` and `Windows`; empty when the browser did not say. */
  browser: z.string(),
  system: z.string(),
  remembered: z.boolean(),
  started_at: timestamp,
  last_seen_at: timestamp,
});

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  added_at: timestamp,
  last_used_at: timestamp.nullable(),
});

export const accountSecuritySchemas = {
  loginCode: { body: z.object({ code: text(100), remember }), answer: z.object({ user }) },
  signInLinkRequest: { body: z.object({ email: emailText }), answer: done },
  signInByLink: { body: z.object({ token, remember }), answer: z.object({ user }) },
  link: {
    query: z.object({ token }),
    answer: z.object({ kind: z.enum(['sign_in', 'reactivate']) }),
  },

  sessions: { answer: z.object({ sessions: z.array(session) }) },
  sessionEnd: {
    /** One of the member's sessions; without it all but the one that asks, so that nothing misspelt may pass for that. */
    body: z.strictObject({ id: id.optional() }),
    answer: z.object({ sessions: z.array(session) }),
  },

  passkeys: { answer: z.object({ passkeys: z.array(passkey) }) },
  passkeyOptions: {
    query: z.object({ step: z.literal('options') }),
    body: z.object({ password: passwordText }),
    answer: z.object({ options: webAuthnJson }),
  },
  passkeyAdd: {
    body: z.object({ credential: webAuthnJson, name: text(400) }),
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

  oneTimeCodes: {
    answer: z.object({ active: z.boolean(), recovery_codes_left: z.number().int() }),
  },
  oneTimeCodesStart: {
    body: z.object({ password: passwordText }),
    /** `secret` in base32 for typing, `uri` (otpauth:) for the square to scan. */
    answer: z.object({ secret: z.string(), uri: z.string() }),
  },
  oneTimeCodesConfirm: {
    /** A code of the app; turns the codes on, or makes new recovery codes where they are on. */
    body: z.object({ code: text(100) }),
    /** Shown once and never again. */
    answer: z.object({ recovery_codes: z.array(z.string()) }),
  },
  oneTimeCodesEnd: { body: z.object({ password: passwordText }), answer: done },

  passwordResetRequest: { body: z.object({ email: emailText }), answer: done },
  passwordResetCheck: { query: z.object({ token }), answer: done },
  passwordReset: { body: z.object({ token, password: passwordText }), answer: done },
  passwordChange: {
    body: z.object({ old_password: passwordText, password: passwordText }),
    answer: done,
  },
  mailChangeRequest: {
    body: z.object({ email: emailText, password: passwordText }),
    answer: done,
  },
  mailChange: { body: z.object({ token }), answer: z.object({ email: z.string() }) },
  mailChangeUndo: {
    body: z.object({ token }),
    /** `reset_token`: for a new password right away, as somebody else may know the old one. */
    answer: z.object({ email: z.string(), reset_token: z.string() }),
  },
};
