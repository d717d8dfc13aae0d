import type { Api } from '@vesper/api-client';
import type { Session } from '@vesper/session';

let api: Promise<Api> | null = null;

/** The calls, from the browser. Their code comes with the first one that is made. */
export const browserApi = (session: Session): Promise<Api> => {
  api ??= import('@vesper/api-client').then(
    ({ createApi }) =>
      createApi({
        onLoggedOut: () => session.request({ type: 'login.lost' }),
        onServerTime: (ms) => session.hearTime(ms, Date.now()),
      }),
    (error: unknown) => {
      // What did not come now may come with the next call.
      api = null;
      throw error;
    },
  );
  return api;
};
