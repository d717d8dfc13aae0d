/** Every room of the settings, in the order of the list. */
export const settingsRooms = [
  'told',
  'seen',
  'blocked',
  'email',
  'password',
  'security',
  'language',
  'leave',
] as const;
export type SettingsRoom = (typeof settingsRooms)[number];

/** Path without language prefix. */
export const roomPath = (room: SettingsRoom): string => `/notifications/${room}`;

/** Where a part of the settings is now that once stood on one long page, by the name of its place there; null for none. */
export const roomOfAnchor = (anchor: string): string | null => {
  if (anchor === 'push') return `${roomPath('told')}#push`;
  const room = settingsRooms.find((name) => name === anchor);
  return room === undefined ? null : roomPath(room);
};
