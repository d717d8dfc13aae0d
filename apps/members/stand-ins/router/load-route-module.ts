/**
 * Told to the page when a screen's code is gone; whoever may load the page anew says there whether it does. An event, since this
 * stands in the file of React Router, which must ask for nothing of the app.
 */
const codeGoneEvent = 'vesper:code-gone';
interface CodeGone {
  reloads?: Promise<boolean>;
}

/** Loads a module of a browser; tests hand in another way. */
type Load = (address: string) => Promise<object>;

const fromServer: Load = (address) => import(/* @vite-ignore */ address) as Promise<object>;

/**
 * Loads the code of a screen, in the place of React Router's own function of this name (`stand-ins.ts`). Code that the
 * server no longer has is a reason to load the page anew, once a minute; if that does not help, or there is no network or no
 * site, the screen is the error page, with a way to try again (spec §8, §9). React Router forgets what is thrown here and shows
 * nothing at all, so that it is given a screen that throws.
 */
export const loadRouteModule = async (
  route: { readonly id: string; readonly module: string },
  loaded: Record<string, object>,
  load: Load = fromServer,
): Promise<object> => {
  const known = loaded[route.id];
  if (known) return known;
  try {
    const fresh = await load(route.module);
    loaded[route.id] = fresh;
    return fresh;
  } catch (error) {
    // The page goes away: whoever waits for its next screen goes with it.
    const detail: CodeGone = {};
    dispatchEvent(new CustomEvent(codeGoneEvent, { detail }));
    if (await detail.reloads) return new Promise(() => undefined);
    const Failed = (): never => {
      throw error;
    };
    return { default: Failed };
  }
};
