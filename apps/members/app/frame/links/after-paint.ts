/** Does what is no part of the answer to a press, once the frame that shows the answer has been painted. */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
