import type { defineMessages } from '@vesper/i18n';

type Text = ReturnType<typeof defineMessages>[string];
type Texts = Readonly<Record<'subject' | 'title' | 'body' | 'button' | 'after', Text>>;

/** A mail on the account. */
export interface AccountMailRow {
  readonly texts: Texts;
  /** Where the button leads, without language prefix; links out of mails open pages whose button acts (readings). */
  readonly path: (token: string) => string;
  /** False for one to people who have no account: the usual footer would say that they have one. */
  readonly hasAccount?: false;
}

/** Mails on the account by their kind, each all that is said of it. */
export type AccountMailTable = Readonly<Record<string, AccountMailRow>>;
