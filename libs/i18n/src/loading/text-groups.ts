/** Groups that only the server writes: mails, notices and pages made without the app. Browsers need not carry them. */
const serverGroups: ReadonlySet<string> = new Set(['mail', 'push', 'demo', 'site-unavailable', 'export']);

/** The group of a text is the first part of its id: `chat` of `chat.send`. */
export const groupOf = (id: string): string => id.split('.', 1)[0] ?? id;

/** Whether the texts of a group stay on the server. */
export const isServerGroup = (group: string): boolean => serverGroups.has(group);

/**
 * Where the texts of one group in one language are. The version is a hash over all texts, so an address never changes what
 * it holds, and the browser needs no table of file names.
 */
export const textAddress = (version: string, locale: string, group: string): string =>
  `/assets/texts-${version}/${locale}/${group}.json`;

/** Reads such an address back; null when it is none. Version, language and group are letters, digits, `-` and `_`. */
export const readTextAddress = (
  address: string,
): { version: string; locale: string; group: string } | null => {
  const found = /^\/assets\/texts-([\w-]+)\/([\w-]+)\/([\w-]+)\.json$/.exec(address);
  const [, version, locale, group] = found ?? [];
  return version && locale && group ? { version, locale, group } : null;
};
