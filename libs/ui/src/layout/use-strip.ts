import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { positionOf, type StripPosition } from './carousel/carousel-position.ts';

/** Before it was measured, a strip has no buttons: without script there is nothing that they could do. */
const unmeasured: StripPosition = { first: 0, last: 0, atStart: true, atEnd: true };

interface Strip {
  /** To be put on the element that scrolls; its items are the children of its first child. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly position: StripPosition;
  readonly isMeasured: boolean;
  readonly measure: () => void;
  /** Scrolls until the item stands at the start. The style sheet says whether smoothly. */
  readonly show: (index: number) => void;
}

const itemsOf = (strip: HTMLElement): readonly HTMLElement[] =>
  [...(strip.firstElementChild?.children ?? [])].filter((item) => item instanceof HTMLElement);

const isSame = (one: StripPosition, other: StripPosition): boolean =>
  one.first === other.first &&
  one.last === other.last &&
  one.atStart === other.atStart &&
  one.atEnd === other.atEnd;

/** Measures a strip that scrolls sideways, and scrolls it by items. `count` is how many it holds. */
export const useStrip = (count: number): Strip => {
  const ref = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(unmeasured);
  const [isMeasured, setMeasured] = useState(false);

  const measure = useCallback(() => {
    const strip = ref.current;
    if (!strip) return;
    const places = itemsOf(strip).map(({ offsetLeft, offsetWidth }) => ({
      start: offsetLeft,
      end: offsetLeft + offsetWidth,
    }));
    const measured = positionOf(places, strip.scrollLeft, strip.clientWidth, strip.scrollWidth);
    setPosition((known) => (isSame(known, measured) ? known : measured));
    setMeasured(true);
  }, []);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    return () => observer.disconnect();
  }, [measure, count]);

  const show = (index: number): void => {
    const strip = ref.current;
    const items = strip ? itemsOf(strip) : [];
    const item = items[Math.min(Math.max(index, 0), items.length - 1)];
    if (strip && item) strip.scrollTo({ left: item.offsetLeft });
  };

  return { ref, position, isMeasured, measure, show };
};
