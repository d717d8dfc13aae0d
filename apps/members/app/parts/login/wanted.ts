import { matchRoute } from '@vesper/domain';
import { loginPath, type LoginReason, loginReasons } from '../../frame/links/login-path.ts';
import { safePath } from '../../frame/links/localized-path.ts';

/** What a visitor was about to do when login or signup came between. */
export interface Wanted {
  /** The screen to come to afterwards; a path without language prefix, null when it is nothing in particular. */
  readonly next: string | null;
  /** What the login page says it is needed for. */
  readonly reason: LoginReason | null;
  /** Whom a message is for. */
  readonly receiver: string | null;
}

const chatPath = (member: string): string => `/members/${encodeURIComponent(member)}/chat`;

/** The receiver that a screen is about, if it is one to write to somebody. */
const receiverOf = (next: string | null): string | null => {
  const match = next === null ? null : matchRoute(next.replace(/[?#].*$/, ''));
  return match?.name === 'members-id-chat' ? (match.params.id ?? null) : null;
};

const ofPerson: ReadonlySet<string> = new Set(['members-id', 'likes-m-id', 'members-id-chat']);

/** The member that the wanted screen is about, so that signup shows whom it is for. */
export const personOf = ({ next, receiver }: Wanted): string | null => {
  if (receiver !== null) return receiver;
  const match = next === null ? null : matchRoute(next.replace(/[?#].*$/, ''));
  return match && ofPerson.has(match.name) ? (match.params.id ?? null) : null;
};

/** Reads it off the address of the login or the signup page. */
export const wantedOf = (query: URLSearchParams): Wanted => {
  const asked = safePath(query.get('next'), '');
  const reason = loginReasons.find((known) => known === query.get('reason')) ?? null;
  // A gift is chosen in the conversation, once there is an account: no words are asked for before.
  const receiver = query.get('to') || (reason === 'gift' ? null : receiverOf(asked || null));
  return { next: asked || (receiver && chatPath(receiver)), reason, receiver };
};

/** It as the query of an address; null when nothing was wanted. */
export const queryOfWanted = ({ next, reason, receiver }: Wanted): URLSearchParams | null => {
  const query = new URLSearchParams();
  if (next !== null) query.set('next', next);
  if (reason !== null) query.set('reason', reason);
  if (receiver !== null) query.set('to', receiver);
  return query.size === 0 ? null : query;
};

/** From signup to the login of who has an account already; who was about to write to somebody is told it is for that. */
export const loginPathFor = ({ next, reason, receiver }: Wanted): string => {
  if (next === null) return '/login';
  return loginPath(next, reason ?? (receiver === null ? undefined : 'chat'));
};

/** From login to the signup of who has no account yet. */
export const signupPathFor = (wanted: Wanted): string => {
  const query = queryOfWanted(wanted);
  return query === null ? '/signup' : `/signup?${query.toString()}`;
};
