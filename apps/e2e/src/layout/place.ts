/** What may be wrong with a laid-out page (look: "Every text size works"). */
export type LayoutRule =
  | 'broken-word'
  | 'out-of-sight'
  | 'covered'
  | 'texts-overlap'
  | 'sideways'
  | 'shrunk-icon'
  | 'composer'
  | 'held-text';

/** In CSS pixels of the window, as rules met it. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place of a page that one cannot read or press. */
export interface Place {
  readonly rule: LayoutRule;
  /** Tag and classes, with those of the nearest parents. */
  readonly selector: string;
  /** What stands there, cut after 60 letters. */
  readonly text: string;
  readonly boxes: readonly Box[];
}

/** One line for a list of faults. */
export const placeLine = ({ rule, selector, text, boxes }: Place): string =>
  `${rule}: ${selector} "${text}" ${boxes
    .map(({ x, y, width, height }) => `[${[x, y, width, height].map(Math.round).join(' ')}]`)
    .join(' ')}`;
