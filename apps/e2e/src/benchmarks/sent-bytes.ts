import type { CDPSession, Page } from '@playwright/test';

/** The code of the app and its texts: what a first view must not need. */
const ofTheApp = /^\/(assets\/(.+\.js|texts-.+)|api\/.*|sw\.js)$/;

export interface SentBytes {
  /** On the wire, packed and with headers, of all that came before now, by path. */
  readonly byPath: () => ReadonlyMap<string, number>;
  /** Of them, those that are no code of the app, and no pictures further down the page that were fetched ahead. */
  readonly ofFirstView: (page: Page) => Promise<number>;
}

/** The pictures that a page leaves for later. */
const laterPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ loading, currentSrc }) => loading === 'lazy' && currentSrc !== '')
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  );

/** Counts what a page is sent from now on. Needs `Network.enable`. */
export const countBytes = (devtools: CDPSession): SentBytes => {
  const paths = new Map<string, string>();
  const bytes = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, request.url.startsWith('data:') ? 'data:' : new URL(request.url).pathname),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? '?';
    bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength);
  });
  return {
    byPath: () => bytes,
    ofFirstView: async (page) => {
      const now = [...bytes];
      const later = await laterPictures(page);
      return now.reduce(
        (sum, [path, size]) => (ofTheApp.test(path) || later.includes(path) ? sum : sum + size),
        0,
      );
    },
  };
};
