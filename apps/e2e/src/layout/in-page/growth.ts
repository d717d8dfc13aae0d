import type { Place } from '../place.ts';
import type { Sight } from './sight.ts';

/** How large the words of a page are: the size of their font in CSS pixels, by the element that they stand in. */
export type FontSizes = ReadonlyMap<Element, number>;

/** What is shown and read: texts, and what is typed or chosen in fields. A brand's name is a picture of words. */
export const readFontSizes = ({ scope, words, isShown }: Sight): FontSizes => {
  const fields = [...scope.querySelectorAll('input, select, textarea')].filter(
    (field) => isShown(field) && !/^(checkbox|radio|hidden|file)$/.test((field as HTMLInputElement).type),
  );
  const owners = new Set([...words().map(({ owner }) => owner), ...fields]);
  return new Map(
    [...owners]
      .filter((owner) => !owner.closest('.logo, svg'))
      .map((owner) => [owner, Number.parseFloat(getComputedStyle(owner).fontSize)]),
  );
};

/**
 * Words that the chosen text size has hardly made larger: `least` is how many times as large they must be, `leastInBar` is
 * so for a bar that stays at the window's edge and has to leave room for what it stands beside.
 */
export const findHeldText = (
  before: FontSizes,
  sight: Sight,
  after: FontSizes,
  { least, leastInBar }: { readonly least: number; readonly leastInBar: number },
): Place[] => {
  const isInBar = (owner: Element): boolean =>
    [owner, ...sight.parentsOf(owner)].some(
      (one) => !one.matches(':modal') && /sticky|fixed/.test(getComputedStyle(one).position),
    );
  return [...before].flatMap(([owner, size]) => {
    const grown = after.get(owner);
    const factor = grown === undefined ? Infinity : grown / size;
    return factor >= least || (factor >= leastInBar && isInBar(owner))
      ? []
      : [
          sight.place(
            'held-text',
            owner,
            `${Math.round(size)} px, ${Math.round(factor * 100) / 100} times: ${owner.textContent}`,
            [owner.getBoundingClientRect()],
          ),
        ];
  });
};
