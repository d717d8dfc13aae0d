import Bowser from 'bowser';

/** Longer ones are nobody's browser; it bounds the work of the library's patterns. */
const longestHeader = 512;
const longestName = 40;

const shorten = (name: string | undefined): string => (name ?? '').slice(0, longestName);

/** What a member recognises a browser by, such as `Firefox` and `Windows`; each empty when the header does not say. */
export const browserName = (userAgent: string | undefined): { browser: string; system: string } => {
  // The library takes no empty text.
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestHeader));
  return { browser: shorten(browser.name), system: shorten(os.name) };
};
