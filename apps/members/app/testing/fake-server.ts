import type { Api } from '@vesper/api-client';

/** Does not end. */
const never = (): Promise<Api> => new Promise(() => {});

/** What the pages of tests get for the calls (`browserApi`, which `each-file.ts` puts this in the place of). */
export const fakeServer = {
  /** Loads the calls; of a file that sets none, they never come. */
  load: never,
  /** As it was before any file. */
  reset: (): void => {
    fakeServer.load = never;
  },
};
