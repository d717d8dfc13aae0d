import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../foundation/class-names.ts';
import { useStrip } from '../use-strip.ts';

export interface CarouselProps {
  /** What stands in the strip, for screen readers. */
  readonly label: string;
  /** The items; each child becomes one. */
  readonly children: ReactNode;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Finished text for what can be seen, e.g. "2 to 4 of 9"; numbers count from one. */
  readonly positionText: (first: number, last: number, total: number) => string;
}

/** A button of the carousel: it keeps its place when there is nothing more that way, so that nothing jumps. */
const StepButton = (props: {
  readonly label: string;
  readonly gone: boolean;
  readonly onPress: () => void;
  readonly onGone: () => void;
  readonly children: ReactNode;
}) => {
  const ref = useRef<HTMLButtonElement>(null);
  const { gone, onGone } = props;
  // Before the browser paints: then it would have taken the focus from the hidden button already.
  useLayoutEffect(() => {
    // A hidden button loses the focus to nowhere; the next key must still reach the strip.
    if (gone && document.activeElement === ref.current) onGone();
  }, [gone, onGone]);
  return (
    <button
      ref={ref}
      type="button"
      className={classNames('icon-button', 'carousel__step', gone && 'carousel__step--gone')}
      aria-label={props.label}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
};

/** A strip of items to page through sideways. Without script it is a strip that scrolls. It never moves by itself. */
export const Carousel = ({ label, children, previousLabel, nextLabel, positionText }: CarouselProps) => {
  const items = Children.toArray(children);
  const { ref, position, isMeasured, measure, show } = useStrip(items.length);
  const { first, last, atStart, atEnd } = position;
  const [hasMoved, setMoved] = useState(false);
  const focusStrip = (): void => ref.current?.focus({ preventScroll: true });

  const showItem = (index: number): void => {
    setMoved(true);
    show(index);
  };

  const press = (event: KeyboardEvent): void => {
    // Inside an item, arrows belong to what has the focus there.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = { ArrowLeft: first - 1, ArrowRight: first + 1, Home: 0, End: items.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    showItem(target);
  };

  return (
    <div className="carousel">
      <div
        ref={ref}
        className="carousel__strip"
        role="region"
        aria-label={label}
        tabIndex={0}
        onScroll={measure}
        onKeyDown={press}
      >
        <ul className="carousel__items">
          {items.map((item, index) => (
            <li key={index} className="carousel__item">
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className="carousel__foot" hidden={!isMeasured || (atStart && atEnd)}>
        <StepButton
          label={previousLabel}
          gone={atStart}
          onPress={() => showItem(first - 1)}
          onGone={focusStrip}
        >
          <ChevronLeft size={26} aria-hidden="true" />
        </StepButton>
        {/* Spoken only once somebody has moved the strip: not while the page is being read for the first time. */}
        <p className="carousel__position" role={hasMoved ? 'status' : undefined}>
          {isMeasured ? positionText(first + 1, last + 1, items.length) : null}
        </p>
        <StepButton label={nextLabel} gone={atEnd} onPress={() => showItem(first + 1)} onGone={focusStrip}>
          <ChevronRight size={26} aria-hidden="true" />
        </StepButton>
      </div>
    </div>
  );
};
