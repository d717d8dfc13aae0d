import type { Api } from '@vesper/api-client';
import type { CallAnswer, Settings, User } from '@vesper/contract';
import { createContext, RouterContextProvider } from 'react-router';

/**
 * What the server hands to a page. The server never imports these sources: it loads the built `entry.server`, which
 * re-exports `createMembersContext`, and calls React Router's request handler with what that answers.
 */
export interface MembersContext {
  /** For the inline scripts of this answer; the same as in its Content-Security-Policy. */
  readonly nonce: string;
  /** The site of the request's host, as `/api/settings.php` answers it. */
  readonly settings: Settings;
  /** Who asks; null for a visitor. */
  readonly user: User | null;
  /** Of the badges; null for a visitor. */
  readonly totals: CallAnswer<'user'>['totals'];
  /** The number of the member's last event; null for a visitor. */
  readonly lastEvent: number | null;
  /** Calls made as the visitor, in the same process. `Set-Cookie` of their answers is the server's to pass on. */
  readonly api: Api;
  /** Adds a `Set-Cookie` line to the answer of this request. */
  readonly setCookie: (cookie: string) => void;
  /** How much of a language is translated, from 0 to 1; null where that is nobody's business (in production). */
  readonly completenessOf?: ((locale: string) => number) | null;
}

export const membersContext = createContext<MembersContext>();

/** Packs the values of one request for React Router's request handler. */
export const createMembersContext = (values: MembersContext): RouterContextProvider => {
  const provider = new RouterContextProvider();
  provider.set(membersContext, values);
  return provider;
};
