/** Whether a part of the page's code could not be fetched, in the words of the browsers: nothing else tells it from a fault. */
export const isCodeGone = (reason: unknown): boolean =>
  reason instanceof Error &&
  /dynamically imported module|importing a module script failed|error loading dynamically/i.test(
    reason.message,
  );
