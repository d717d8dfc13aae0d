/** The cookie that keeps the last search on a device; it goes with the session, since the device may be a shared one. */
export const searchCookieName = 'search';
