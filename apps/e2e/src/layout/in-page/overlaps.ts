import type { Place } from '../place.ts';
import type { Sight } from './sight.ts';

/** Texts of different elements that stand over each other by more than a hair, both of them to be seen. */
export const findOverlaps = ({ words, linesOf, parentsOf, place }: Sight): Place[] => {
  const hair = 3;
  interface Line {
    readonly node: Text;
    readonly owner: Element;
    readonly box: DOMRect;
    readonly layer: Element | null;
  }
  const styles = new Map<Element, { layer: boolean; cuts: boolean }>();
  const styleOf = (element: Element) => {
    const before = styles.get(element);
    if (before) return before;
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const style = {
      layer: position === 'fixed' || position === 'sticky',
      cuts: overflowX !== 'visible' || overflowY !== 'visible',
    };
    styles.set(element, style);
    return style;
  };
  /** What is left of a box within the parents that cut it; the letters' own height, not that of the line. */
  const seen = (box: DOMRect, parents: readonly Element[]): DOMRect => {
    let { left, right, top, bottom } = box;
    const trim = box.height * 0.2;
    top += trim;
    bottom -= trim;
    for (const parent of parents) {
      if (parent === document.body || parent === document.documentElement || !styleOf(parent).cuts) continue;
      const edge = parent.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const lines: Line[] = words().flatMap(({ node, owner }) => {
    const parents = [owner, ...parentsOf(owner)];
    const layer = parents.find((parent) => styleOf(parent).layer) ?? null;
    return linesOf(node).flatMap((line) => {
      const box = seen(line, parents);
      return box.width > hair && box.height > hair ? [{ node, owner, box, layer }] : [];
    });
  });
  lines.sort((a, b) => a.box.top - b.box.top);
  const places: Place[] = [];
  const told = new Set<Text>();
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > one.box.bottom - hair) break;
      if (other.node === one.node || other.layer !== one.layer || told.has(other.node)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (across <= hair || down <= hair) continue;
      told.add(other.node);
      const text = `${one.node.data.trim().slice(0, 25)} / ${other.node.data.trim().slice(0, 25)}`;
      places.push(place('texts-overlap', other.owner, text, [one.box, other.box]));
    }
  }
  return places;
};
