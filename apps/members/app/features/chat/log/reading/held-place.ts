import type { ChatMessage } from '@vesper/domain';
import { Component, type RefObject } from 'react';

/** From so far above the end on, in pixels, somebody reads further up; below it the newest is shown as it comes. */
const readingPx = 80;

export interface HeldPlaceProps {
  readonly log: RefObject<HTMLElement | null>;
  readonly messages: readonly ChatMessage[];
}

interface Place {
  readonly row: Element;
  readonly top: number;
}

/** The bubble of the first message that is seen whole, and where it stands. */
const placeIn = (list: HTMLElement): Place | null => {
  const frame = list.getBoundingClientRect().top;
  for (const row of list.querySelectorAll('[data-seq] .chat-log__row')) {
    const { top } = row.getBoundingClientRect();
    if (top >= frame) return { row, top };
  }
  return null;
};

/**
 * What is read further up stays where it is when something changes below it: a message that arrives, a sign that somebody types.
 * What changes above moves nothing by itself, since the list is laid out from its end. Browsers that hold places themselves
 * (`overflow-anchor`; not all do) are told not to, since they hold a row with its day line, which goes when older ones of that day come.
 *
 * A class, because only a class is asked before the page changes (`getSnapshotBeforeUpdate`): a place that was noted when the list
 * was scrolled last is not where it is by then.
 */
export class HeldPlace extends Component<HeldPlaceProps> {
  override getSnapshotBeforeUpdate(): Place | null {
    const list = this.props.log.current;
    return list && Math.abs(list.scrollTop) > readingPx ? placeIn(list) : null;
  }

  override componentDidUpdate(_: HeldPlaceProps, __: unknown, before: Place | null): void {
    const list = this.props.log.current;
    if (!list || !before?.row.isConnected) return;
    const moved = before.row.getBoundingClientRect().top - before.top;
    // Nothing is written where nothing moved: it would end a scroll that goes on by itself.
    if (Math.abs(moved) >= 1) list.scrollTop += moved;
  }

  override render(): null {
    return null;
  }
}
