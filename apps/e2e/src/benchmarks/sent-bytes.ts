import type { CDPSession } from '@playwright/test';

/** The code of the app and its texts: what a first view must not need. */
const ofTheApp = /^\/(assets\/(.+\.js|texts-.+)|api\/.*|sw\.js)$/;

export interface SentBytes {
  /** On the wire, packed and with headers, of all that came before now, by address. */
  readonly byAddress: () => ReadonlyMap<string, number>;
  /** Of them, those that are no code of the app. */
  readonly withoutApp: () => number;
}

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
    byAddress: () => bytes,
    withoutApp: () => [...bytes].reduce((sum, [path, size]) => (ofTheApp.test(path) ? sum : sum + size), 0),
  };
};
