import type { LiveConnection } from '../../platform/live/live-hub.ts';
import type { Session } from '../../session/session.ts';
import type { LiveMember } from './live-commands.ts';

/** By what somebody is connected, and as whom. */
export interface Login {
  readonly session: string;
  readonly who: LiveMember;
}

/**
 * What a connection has to know of its login, once for all of the login's connections that would say the same: it is held for hours,
 * and each answer of the database brings texts of its own.
 * @param open the member's connections of before
 */
export const sharedLogin = (
  { id, member }: Pick<Session, 'id' | 'member'>,
  open: Iterable<LiveConnection & { readonly login?: Login }>,
): Login => {
  for (const { login } of open)
    if (
      login?.session === id &&
      login.who.id === member.id &&
      login.who.site_id === member.site_id &&
      login.who.status === member.status
    )
      return login;
  return { session: id, who: { id: member.id, site_id: member.site_id, status: member.status } };
};
