import type { Place } from '../place.ts';
import type { Sight } from './sight.ts';

/** Faults of the page as a whole: it scrolls sideways, an icon has lost its size, a chat cannot be written in. */
export const findFrameFaults = ({ scope, isShown, parentsOf, place }: Sight): Place[] => {
  const places: Place[] = [];
  const { documentElement } = document;
  const excess = documentElement.scrollWidth - documentElement.clientWidth;
  if (excess > 0) {
    // What reaches out furthest, and of what holds it the innermost; a long word reaches out of a box that does not.
    const right = (element: Element): number => Math.round(element.getBoundingClientRect().right);
    const isCut = (element: Element): boolean =>
      parentsOf(element).some(
        (up) =>
          up !== document.body && up !== documentElement && getComputedStyle(up).overflowX !== 'visible',
      );
    const all = [...document.body.querySelectorAll('*')].filter((one) => isShown(one) && !isCut(one));
    const furthest = Math.max(...all.map(right));
    const wide =
      furthest > documentElement.clientWidth
        ? all.findLast((element) => right(element) === furthest)
        : all.findLast((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth);
    const named = wide ?? documentElement;
    places.push(
      place('sideways', named, `by ${excess} px: ${named.textContent}`, [named.getBoundingClientRect()]),
    );
  }

  for (const icon of scope.querySelectorAll('svg.lucide')) {
    if (!isShown(icon)) continue;
    const box = icon.getBoundingClientRect();
    const isWhole = Math.min(box.width, box.height) >= 12 && Math.abs(box.width / box.height - 1) < 0.1;
    if (!isWhole) places.push(place('shrunk-icon', icon, '', [box]));
  }

  // Who opens a conversation must see where to write, without scrolling.
  const composer = scope.querySelector('form.composer');
  if (composer && isShown(composer))
    for (const part of composer.querySelectorAll('textarea, button')) {
      // What may stand beside the field is folded away where room is scarce; the field and its button never are.
      if (part.classList.contains('composer__extra') && !isShown(part)) continue;
      const box = part.getBoundingClientRect();
      const x = box.x + box.width / 2;
      const hit = document.elementFromPoint(x, box.y + box.height / 2);
      const isInside = box.top >= 0 && box.bottom <= innerHeight + 1 && box.left >= 0;
      const isWithin = isInside && box.right <= documentElement.clientWidth + 1;
      if (!isWithin || !hit || !(part.contains(hit) || parentsOf(part).includes(hit)))
        places.push(place('composer', part, part.textContent, [box]));
    }
  return places;
};
