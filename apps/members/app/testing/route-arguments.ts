import type { Api } from '@vesper/api-client';
import type { Settings, User } from '@vesper/contract';
import { createMembersContext } from '../load-context.ts';
import { fakeApi } from './fake-api.ts';

// For tests: what React Router hands to a loader or an action.

export interface AskedPage {
  readonly user?: User | null;
  readonly settings?: Partial<Settings>;
  readonly api?: Api;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** A form that is posted. */
  readonly form?: Readonly<Record<string, string>>;
  readonly setCookie?: (cookie: string) => void;
  readonly completenessOf?: (locale: string) => number;
}

/** The arguments for a page at `path`; the cast is the test's, since each route has a type of its own. */
export const routeArguments = (path: string, asked: AskedPage = {}) => {
  const url = new URL(path, 'http://localhost');
  const { user = null, settings = {}, api = fakeApi().api, params = {}, headers = {}, form } = asked;
  const context = createMembersContext({
    nonce: '',
    settings: settings as Settings,
    user,
    totals: null,
    lastEvent: null,
    api,
    setCookie: asked.setCookie ?? (() => undefined),
    completenessOf: asked.completenessOf ?? null,
  });
  const body = form && new URLSearchParams(form);
  const request = new Request(url, { headers, ...(body && { method: 'POST', body }) });
  return { request, url, params, context } as never;
};

/** What a loader or an action came to: where it leads to, else its status, else what it answered. */
export const outcomeOf = async (act: () => unknown): Promise<unknown> => {
  const found = await Promise.resolve()
    .then(act)
    .catch((thrown: unknown) => thrown);
  if (found instanceof Response) return found.headers.get('location') ?? found.status;
  if (found instanceof Error) throw found;
  const init = typeof found === 'object' && found !== null && 'init' in found ? found.init : undefined;
  return init && typeof init === 'object' && 'status' in init ? init.status : found;
};
