import type { Page } from '@playwright/test';
import { findBrokenWords } from './in-page/broken-words.ts';
import { findLostControls } from './in-page/controls.ts';
import { findFrameFaults } from './in-page/frame.ts';
import { findOverlaps } from './in-page/overlaps.ts';
import { makeSight } from './in-page/sight.ts';
import type { Place } from './place.ts';

/** The page runs the rules' own sources: each stands alone. */
const source = `(part) => {
  const sight = (${makeSight.toString()})(part);
  return [${[findBrokenWords, findLostControls, findOverlaps, findFrameFaults]
    .map((rule) => `(${rule.toString()})(sight)`)
    .join(', ')}].flat();
}`;

/** Shows the page in a text size as the switch in the bar does, and ends what fades from the one before. */
const setTextSize = `(size) => {
  const { documentElement } = document;
  if (size === '100') documentElement.removeAttribute('data-text-size');
  else documentElement.setAttribute('data-text-size', size);
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}`;

/**
 * Reads the page as it is laid out now. `part` is the selector of what stands open over it (a menu): then only that is
 * read. An open dialog is found without being named.
 */
export const readLayout = (page: Page, part: string | null = null): Promise<Place[]> =>
  page.evaluate<Place[]>(`(${source})(${JSON.stringify(part)})`);

/**
 * The same in several text sizes, in their order; the page is in its own again afterwards. All of it is one task of the
 * page, after one frame in which it may answer a change of the window.
 */
export const readTextSizes = (
  page: Page,
  textSizes: readonly string[],
  part: string | null,
): Promise<Place[][]> =>
  page.evaluate<Place[][]>(`(async () => {
    const set = ${setTextSize};
    const before = document.documentElement.dataset.textSize ?? '100';
    // Until they are there words have the width of another font.
    await document.fonts.ready;
    // Now and then a browser without a screen draws no frame for a page that does not move.
    await new Promise((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, 1000);
    });
    const found = ${JSON.stringify(textSizes)}.map((size) => {
      set(size);
      return (${source})(${JSON.stringify(part)});
    });
    set(before);
    return found;
  })()`);
