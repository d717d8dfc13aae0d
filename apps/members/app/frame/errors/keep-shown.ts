import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { passingPauseMs } from './passing.ts';

type Results = Record<string, DataStrategyResult>;

/** As much of React Router's own router as is read here. */
interface ShownRouter {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string };
    readonly loaderData: Readonly<Record<string, unknown>>;
  };
  readonly revalidate: () => Promise<void>;
}
let router: ShownRouter | undefined;

/** Tells by which router pages are shown; without one none is kept. */
export const keepShownBy = (own: ShownRouter): void => {
  router = own;
};

/** The address that is shown. The browser's own is another one while somebody goes back. */
const shownAddress = ({ state }: ShownRouter): string => {
  const { pathname, search } = state.location;
  return new URL(pathname + search, location.href).href;
};

/** What is tried again as it is: no answer, a fault of the server, too many requests. Where one is led elsewhere is no fault. */
const mayPass = (thrown: unknown): boolean => {
  const { status = 503 } = (thrown ?? {}) as { readonly status?: number };
  return status >= 500 || status === 429;
};

let timer: ReturnType<typeof setTimeout> | undefined;
let stale: string | undefined;

const lookAgain = (): void => {
  if (router && stale === shownAddress(router)) void router.revalidate();
};

/**
 * Leaves a page as it is that is read anew while it stands there and does not come: it has all it needs, and what is typed or chosen
 * in it would be gone with it. It is looked at again after a pause and when the network is back. React Router would put a page about the
 * fault in its place; that is for pages one goes to, and for what will not pass.
 */
export const keepShown: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  const { method, signal, url } = request;
  if (method !== 'GET' || signal.aborted || !router || url !== shownAddress(router)) return results;
  const { loaderData } = router.state;
  let isKept = false;
  for (const [route, { type, result }] of Object.entries(results))
    if (type === 'error' && route in loaderData && mayPass(result)) {
      // The very same, for nothing to be told of it once more.
      results[route] = { type: 'data', result: loaderData[route] };
      isKept = true;
    }
  clearTimeout(timer);
  removeEventListener('online', lookAgain);
  if (isKept) {
    stale = url;
    timer = setTimeout(lookAgain, passingPauseMs);
    addEventListener('online', lookAgain, { once: true });
  }
  return results;
};
