import type { changeMails } from './account-change-messages.ts';
import type { entryMails } from './account-messages.ts';

/** Mails on the account. The `…_unknown`, `…_known` and `…_taken` ones say what the screen does not (readings, `reveal_accounts`). */
export type AccountMailKind = keyof typeof entryMails | keyof typeof changeMails;

/** What came or went of the ways to log in. */
export type WayInChange = 'passkey_added' | 'passkey_removed' | 'codes_on' | 'codes_off';

export interface AccountMail {
  readonly mail: AccountMailKind;
  readonly site: string;
  readonly recipient: string;
  readonly language: string;
  /** Whose account it is about, so that a purge finds what was never sent; left out where there is no member. */
  readonly member?: string;
  /** The username; empty where there is no member. */
  readonly name: string;
  /** What the button's link carries. */
  readonly token?: string;
  /** For the text: a new e-mail address, or the day until which something can be undone (ISO). */
  readonly newEmail?: string;
  readonly until?: string;
  readonly change?: WayInChange;
}

declare module '../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    /** A notice on the account; everything its text needs is in it, as the member may be gone when it is sent. */
    'mail.account': AccountMail;
  }
}
