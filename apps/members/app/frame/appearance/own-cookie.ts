/** How long choices are kept on a device: as long as the language (spec §9). */
export const yearSeconds = 365 * 24 * 60 * 60;

/** Keeps a choice of this device for a year, where the server sees it with the next page. */
export const keepCookie = (name: string, value: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
};
