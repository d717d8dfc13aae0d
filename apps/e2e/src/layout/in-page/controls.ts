import type { Place } from '../place.ts';
import type { Sight } from './sight.ts';

/**
 * Controls whose middle cannot be brought into view, or is under something else once it is there. Scrolls the page and
 * puts it back within one task, so that nothing of the page notices.
 */
export const findLostControls = ({ scope, isShown, parentsOf, place }: Sight): Place[] => {
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input), ' +
    ['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'menuitem', 'option', 'combobox']
      .map((role) => `[role=${role}]`)
      .join(', ');
  const touched = new Map<Element, readonly [number, number]>();
  const keep = (element: Element): void => {
    if (!touched.has(element)) touched.set(element, [element.scrollLeft, element.scrollTop]);
  };
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

  interface Middle {
    readonly box: DOMRect;
    readonly x: number;
    readonly y: number;
  }
  /** The middles of what one presses: a link of two lines has two. */
  const middlesOf = (element: Element): Middle[] => {
    const lines = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    return (lines.length > 0 ? lines : [element.getBoundingClientRect()]).map((box) => ({
      box,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    }));
  };

  /** Sideways nobody looks for more, except where cards are pushed along on purpose. */
  const isCutAt = (element: Element, { x, y }: Middle): boolean => {
    const root = document.documentElement;
    if (x < 0 || x > root.clientWidth || y < 0 || y > innerHeight) return true;
    const parents = parentsOf(element);
    // What lies over the whole page is cut by nothing that it stands in.
    const over = parents.findIndex((parent) => parent.matches(':modal'));
    return parents.slice(0, over < 0 ? undefined : over + 1).some((parent) => {
      if (parent === document.body || parent === root) return false;
      const { overflowX, overflowY, display, scrollSnapType } = getComputedStyle(parent);
      if (display === 'inline' || display === 'contents') return false;
      const { left, right, top, bottom } = parent.getBoundingClientRect();
      const cutsX = overflowX !== 'visible' && (x < left || x > right);
      const cutsY = overflowY !== 'visible' && (y < top || y > bottom);
      return (cutsX && !(scrolls(overflowX) && scrollSnapType.includes('x'))) || cutsY;
    });
  };

  /** A long address may have more lines than fit: one of them is enough to press it. */
  const middleOf = (element: Element): Middle & { readonly isCut: boolean } => {
    const middles = middlesOf(element);
    const seen = middles.find((middle) => !isCutAt(element, middle));
    const middle = seen ?? middles[0] ?? { box: element.getBoundingClientRect(), x: -1, y: -1 };
    return { ...middle, isCut: seen === undefined };
  };
  const isCut = (element: Element): boolean => middleOf(element).isCut;

  const bring = (element: Element): void => {
    const parents = parentsOf(element);
    for (const parent of parents) keep(parent);
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // Only a person's own way counts: nobody can scroll what is hidden, nor looks for more at the side.
    for (const parent of parents) {
      const [left, top] = touched.get(parent) ?? [0, 0];
      const { overflowX, overflowY, scrollSnapType } = getComputedStyle(parent);
      const isRoot = parent === document.documentElement || parent === document.body;
      if (!scrollSnapType.includes('x')) parent.scrollLeft = left;
      if (!isRoot && overflowX !== 'visible' && !scrolls(overflowY)) parent.scrollTop = top;
    }
  };

  const belong = (control: Element, hit: Element): boolean => {
    if (control.contains(hit) || hit.contains(control)) return true;
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    return labels.some((label) => label.contains(hit) || label.contains(control));
  };

  const fault = (element: Element): Place | null => {
    const text = element.getAttribute('aria-label') ?? element.textContent;
    if (isCut(element)) bring(element);
    if (isCut(element)) return place('out-of-sight', element, text, [middleOf(element).box]);
    const probe = (): Element | null => {
      const { x, y } = middleOf(element);
      return document.elementFromPoint(x, y);
    };
    let hit = probe();
    if (hit && belong(element, hit)) return null;
    // Under a bar that stays: in the middle of the window it may be free.
    bring(element);
    hit = probe();
    if (hit && belong(element, hit)) return null;
    const boxes = [middleOf(element).box, ...(hit ? [hit.getBoundingClientRect()] : [])];
    const over = hit ? ` under ${hit.localName}.${[...hit.classList].join('.')}` : '';
    return place('covered', element, `${text.trim().slice(0, 30)}${over}`, boxes);
  };

  const places = [...scope.querySelectorAll(controls)]
    .filter(isShown)
    .flatMap((element) => fault(element) ?? []);
  for (const [element, [left, top]] of touched) element.scrollTo({ left, top, behavior: 'instant' });
  return places;
};
