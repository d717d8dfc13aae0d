export type PhotoViewer = { loggedIn: boolean; premium: boolean; isOwner: boolean };

/**
 * Whether a photo is shown or locked: the main photo is open to all, the others to their owner and
 * to premium members (spec §6). A locked one is blurred by the server, never by the browser.
 */
export function photoAccess(photo: { viewer: PhotoViewer; isMain: boolean }): 'open' | 'locked' {
  const { viewer, isMain } = photo;
  if (isMain || viewer.isOwner) return 'open';
  return viewer.loggedIn && viewer.premium ? 'open' : 'locked';
}
