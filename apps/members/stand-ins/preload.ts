/** Style sheets that are on their way, by address: whoever asks for one again waits for it, too. */
const coming = new Map<string, Promise<void>>();

const append = (rel: string, href: string): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
  document.head.append(link);
  return link;
};

const isNamed = (href: string): boolean => document.querySelector(`link[href="${href}"]`) !== null;

const bringStyles = (href: string): Promise<void> | undefined => {
  if (!coming.has(href) && !isNamed(href)) {
    const link = append('stylesheet', href);
    const brought = new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => reject(new Error(`${href} did not come`)));
    });
    coming.set(href, brought);
    void brought.catch(() => undefined).then(() => coming.delete(href));
  }
  return coming.get(href);
};

const nameScripts = async (hrefs: readonly string[]): Promise<void> => {
  for (const href of hrefs) {
    if (isNamed(href)) continue;
    append('modulepreload', href);
    await new Promise((resolve) => setTimeout(resolve));
  }
};

/** Told to the page, which may load itself anew (`chunk-reload.ts`) and then prevents that the failure goes further. */
const fail = (payload: unknown): void => {
  if (dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })))
    throw payload;
};

/**
 * Loads a part that comes later, its style sheets before it. Stands in for Vite's own function of this name (`stand-ins.ts`),
 * which names all of its files in one task: a machine with twenty of them keeps a phone from answering a press. Here the page
 * can answer between two.
 * @param files - what the part needs, as paths from the site's root without the slash before it
 */
export const __vitePreload = async <T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T | void> => {
  const hrefs = files.map((file) => `/${file}`);
  const isStyles = (href: string): boolean => href.endsWith('.css');
  void nameScripts(hrefs.filter((href) => !isStyles(href)));
  for (const outcome of await Promise.allSettled(hrefs.filter(isStyles).map(bringStyles)))
    if (outcome.status === 'rejected') fail(outcome.reason);
  return load().catch(fail);
};
