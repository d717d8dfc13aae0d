import type { User } from '@vesper/contract';

/** The search that this member made last, as in an address; undefined where there is none. */
export const keptSearch = (user: Pick<User, 'last_search'> | null): URLSearchParams | undefined =>
  user?.last_search ? new URLSearchParams(user.last_search) : undefined;
