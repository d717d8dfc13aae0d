import type { Api } from '@vesper/api-client';
import type { Session } from '@vesper/session';

// For stories: stands in for `frame/start/browser-api.ts` (`.storybook/main.ts`), so that no story asks a server.

const apis = new WeakMap<Session, Api>();

/** Answers the calls of a session's page with this. */
export const giveApi = (session: Session, api: Api): void => void apis.set(session, api);

/** The calls of the page, as the story answers them; never there for a page without answers. */
export const browserApi = (session: Session): Promise<Api> => {
  const api = apis.get(session);
  return api ? Promise.resolve(api) : new Promise(() => {});
};
