import type { Box, LayoutRule, Place } from '../place.ts';

/** A piece of text as it stands on the page. */
export interface Words {
  readonly node: Text;
  readonly owner: Element;
}

/** What every rule asks of the page. */
export interface Sight {
  /** The part that can be read and pressed: the topmost dialog, an open menu, or all of it. */
  readonly scope: Element;
  readonly isShown: (element: Element) => boolean;
  /** All texts of the scope that are shown. */
  readonly words: () => Words[];
  /** Where the text's lines stand; only what has a size. */
  readonly linesOf: (node: Text, from?: number, to?: number) => DOMRect[];
  /** Every ancestor up to the document, nearest first. */
  readonly parentsOf: (element: Element) => Element[];
  readonly place: (rule: LayoutRule, element: Element, text: string, boxes: readonly DOMRect[]) => Place;
}

/**
 * Runs inside the page: it stands alone, names nothing outside of itself, and is handed over as its source.
 * `part` is the selector of what has opened over the page, null for the page itself.
 */
export const makeSight = (part: string | null): Sight => {
  // A sight is of one moment: what one rule has found out is so for the next as well.
  const ancestors = new Map<Element, Element[]>();
  const parentsOf = (element: Element): Element[] => {
    const before = ancestors.get(element);
    if (before) return before;
    const { parentElement } = element;
    const parents = parentElement ? [parentElement, ...parentsOf(parentElement)] : [];
    ancestors.set(element, parents);
    return parents;
  };

  // For readers of screens only: one pixel, or cut away.
  const isForEars = (element: Element): boolean => {
    const { clipPath, position, width } = getComputedStyle(element);
    return position !== 'static' && (clipPath === 'inset(50%)' || (width === '1px' && clipPath !== 'none'));
  };
  const known = new Map<Element, boolean>();
  const isHeard = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { parentElement } = element;
    const answer = isForEars(element) || (parentElement !== null && isHeard(parentElement));
    known.set(element, answer);
    return answer;
  };
  const shown = new Map<Element, boolean>();
  const isShown = (element: Element): boolean => {
    const before = shown.get(element);
    if (before !== undefined) return before;
    const answer =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert]') === null &&
      !isHeard(element);
    shown.set(element, answer);
    return answer;
  };

  const scope = (): Element => {
    if (part !== null) return document.querySelector(part) ?? document.body;
    return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  };

  const top = scope();
  const name = (element: Element): string => {
    const classes = [...element.classList].map((one) => `.${one}`).join('');
    return `${element.localName}${classes}`;
  };
  let texts: Words[] | undefined;
  const wholeLines = new Map<Text, DOMRect[]>();
  const measure = (node: Text, from: number, to: number): DOMRect[] => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };
  return {
    scope: top,
    isShown,
    parentsOf,
    words: () => {
      if (texts) return texts;
      const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      const found: Words[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const owner = node.parentElement;
        if (!owner || node.data.trim() === '' || /^(script|style|noscript|option)$/.test(owner.localName))
          continue;
        if (isShown(owner)) found.push({ node, owner });
      }
      texts = found;
      return found;
    },
    linesOf: (node, from, to) => {
      if (from !== undefined && to !== undefined) return measure(node, from, to);
      const lines = wholeLines.get(node) ?? measure(node, 0, node.data.length);
      wholeLines.set(node, lines);
      return lines;
    },
    place: (rule, element, text, boxes) => ({
      rule,
      selector: [element, ...parentsOf(element)]
        .filter((one) => one.classList.length > 0 || one === element)
        .slice(0, 3)
        .reverse()
        .map(name)
        .join(' '),
      text: text.trim().replace(/\s+/g, ' ').slice(0, 60),
      boxes: boxes.map(({ x, y, width, height }): Box => ({ x, y, width, height })),
    }),
  };
};
