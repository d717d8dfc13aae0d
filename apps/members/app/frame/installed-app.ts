const displayModes = '(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)';

/** Whether the page runs in the window of an installed app; on iPhones only Safari's own property says so. */
export const isInstalledApp = (): boolean =>
  matchMedia(displayModes).matches || (navigator as { standalone?: boolean }).standalone === true;
