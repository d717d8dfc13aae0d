import { searchCookieName as name } from '@vesper/domain';

const monthSeconds = 30 * 24 * 3600;

/**
 * The search that this member made last on this device, as in an address; undefined where there is none. Somebody else who
 * logs in on the same device begins with their own; of visitors nothing is kept (decision 37).
 */
export const keptSearch = (
  cookieOf: (name: string) => string | undefined,
  owner: string | undefined,
): URLSearchParams | undefined => {
  const [found, query] = cookieOf(name)?.split('?', 2) ?? [];
  return owner && owner === found && query ? new URLSearchParams(query) : undefined;
};

/** The `Set-Cookie` line that keeps a search; no script needs to read it. */
export const keepSearch = (owner: string, fields: Record<string, string>): string =>
  `${name}=${owner}?${new URLSearchParams(fields).toString()}; Path=/; Max-Age=${monthSeconds}; HttpOnly; SameSite=Lax`;
