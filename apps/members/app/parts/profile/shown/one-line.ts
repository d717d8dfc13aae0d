/** What is known of somebody, one after the other; no line begins with the dot. */
export const inOneLine = (parts: readonly (string | number | null)[]): string =>
  parts.filter(Boolean).join('\u00a0· ');
