/** Ends a piece of work: what comes after it is another one, and a press that waits comes first. */
export const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Lets the browser do what waits: a press, a paint. What comes after it is a piece of work of its own. */
export const pause = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 300 });
    else setTimeout(resolve, 1);
  });
