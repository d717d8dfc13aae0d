/** Lets the browser do what waits: a press, a paint. What comes after it is a piece of work of its own. */
export const pause = (): Promise<unknown> =>
  new Promise((resolve) => {
    (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 300 } as never);
  });
