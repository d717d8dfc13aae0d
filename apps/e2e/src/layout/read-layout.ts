import type { Page } from '@playwright/test';
import { findBrokenWords } from './in-page/broken-words.ts';
import { findLostControls } from './in-page/controls.ts';
import { findFrameFaults } from './in-page/frame.ts';
import { findHeldText, readFontSizes } from './in-page/growth.ts';
import { findOverlaps } from './in-page/overlaps.ts';
import { makeSight } from './in-page/sight.ts';
import type { Place } from './place.ts';

/** The page runs the rules' own sources: each stands alone. */
const source = `(sight) => {
  return [${[findBrokenWords, findLostControls, findOverlaps, findFrameFaults]
    .map((rule) => `(${rule.toString()})(sight)`)
    .join(', ')}].flat();
}`;

/** How many times as large words must be at least in a text size as in 100 %; on the smallest phone the longest give up a little. */
const leastGrowth: Readonly<Record<string, { readonly least: number; readonly leastInBar: number }>> = {
  '150': { least: 1.4, leastInBar: 1.4 },
  '200': { least: 1.7, leastInBar: 1.4 },
};

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
  page.evaluate<Place[]>(`(${source})((${makeSight.toString()})(${JSON.stringify(part)}))`);

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
    const least = ${JSON.stringify(leastGrowth)};
    const readFontSizes = ${readFontSizes.toString()};
    let first;
    const found = ${JSON.stringify(textSizes)}.map((size) => {
      set(size);
      const sight = (${makeSight.toString()})(${JSON.stringify(part)});
      const sizes = readFontSizes(sight);
      if (size === '100') first = sizes;
      const held = first && size in least ? (${findHeldText.toString()})(first, sight, sizes, least[size]) : [];
      return [...(${source})(sight), ...held];
    });
    set(before);
    return found;
  })()`);
