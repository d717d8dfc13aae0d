import { searchCookieName as name } from '@vesper/domain';

const monthSeconds = 30 * 24 * 3600;

/** Whose search it is that was made before anybody logged in; kept as long as the browser is open. */
export const visitorsSearch = 'visitor';

/**
 * The search that this member, or a visitor, made last on this device, as in an address; undefined where there is none.
 * Somebody else who logs in on the same device begins with their own.
 */
export const keptSearch = (
  cookieOf: (name: string) => string | undefined,
  owner: string | undefined,
): URLSearchParams | undefined => {
  const [found, query] = cookieOf(name)?.split('?', 2) ?? [];
  return owner && owner === found && query ? new URLSearchParams(query) : undefined;
};

/** The `Set-Cookie` line that keeps a search; no script needs to read it. */
export const keepSearch = (owner: string, fields: Record<string, string>): string => {
  const life = owner === visitorsSearch ? '' : ` Max-Age=${monthSeconds};`;
  return `${name}=${owner}?${new URLSearchParams(fields).toString()}; Path=/;${life} HttpOnly; SameSite=Lax`;
};
