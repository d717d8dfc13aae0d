/** The cookie that keeps a member's last search on this device. */
const name = 'search';
const monthSeconds = 30 * 24 * 3600;

/**
 * The search that this member made last on this device, as in an address; undefined where there is none. Somebody else
 * who logs in on the same device begins with their own.
 */
export const keptSearch = (
  cookieOf: (name: string) => string | undefined,
  member: string | undefined,
): URLSearchParams | undefined => {
  const [owner, query] = cookieOf(name)?.split('?', 2) ?? [];
  return member && owner === member && query ? new URLSearchParams(query) : undefined;
};

/** The `Set-Cookie` line that keeps a search; no script needs to read it. */
export const keepSearch = (member: string, fields: Record<string, string>): string =>
  `${name}=${member}?${new URLSearchParams(fields).toString()}; Path=/; Max-Age=${monthSeconds}; HttpOnly; SameSite=Lax`;
