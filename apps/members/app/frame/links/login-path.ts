/** Why a visitor is asked to log in; the login page has a text for each (readings, "Rules": LOGIN_REQUIRED). */
export const loginReasons = ['chat', 'photos', 'like', 'gift'] as const;
export type LoginReason = (typeof loginReasons)[number];

/** Where to log in and come back to; `path` has no language prefix. */
export const loginPath = (path: string, reason?: LoginReason): string => {
  const query = new URLSearchParams({ next: path, ...(reason ? { reason } : {}) });
  return `/login?${query.toString()}`;
};
