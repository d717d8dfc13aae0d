import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { decisionOf, isDrag, type SwipeDecision } from './swipe-drag.ts';

/** As long as the card takes to leave, see `swipe-card.scss`. */
const leaveMs = 200;

interface Grip {
  readonly pointerId: number;
  readonly startX: number;
  readonly startY: number;
  readonly widthPx: number;
  isDragging: boolean;
  /** The last two moments of the drag, for its speed. */
  x: number;
  time: number;
  velocityPxPerMs: number;
}

interface Swipe {
  readonly ref: RefObject<HTMLElement | null>;
  /** How far the card is dragged, 0 at rest, and how wide it is. */
  readonly dx: number;
  readonly widthPx: number;
  readonly isDragging: boolean;
  readonly leaving: SwipeDecision | null;
  readonly decide: (decision: SwipeDecision) => void;
  /** To be spread on the card's element. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onClickCapture: (event: MouseEvent) => void;
  };
}

const atRest = { dx: 0, widthPx: 0 };

/**
 * Lets the card leave before `onDecide` hears of the decision; `onLeft` once it has. Nothing may be decided while it leaves,
 * or while it is `disabled`.
 */
const useLeaving = (onDecide: (decision: SwipeDecision) => void, onLeft: () => void, disabled: boolean) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [leaving, setLeaving] = useState<SwipeDecision | null>(null);
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );
  const isHeld = (): boolean => disabled || timer.current !== null;
  const decide = (decision: SwipeDecision): void => {
    if (isHeld()) return;
    setLeaving(decision);
    timer.current = setTimeout(() => {
      timer.current = null;
      onDecide(decision);
      // The app shows the next member now; if it refused, the card comes back.
      setLeaving(null);
      onLeft();
    }, leaveMs);
  };
  return { leaving, isHeld, decide };
};

const gripOf = (event: PointerEvent): Grip => ({
  pointerId: event.pointerId,
  startX: event.clientX,
  startY: event.clientY,
  widthPx: event.currentTarget.clientWidth,
  isDragging: false,
  x: event.clientX,
  time: event.timeStamp,
  velocityPxPerMs: 0,
});

/** Notes where a dragged card has come to, and how fast. */
const follow = (held: Grip, event: PointerEvent): void => {
  const passedMs = event.timeStamp - held.time;
  if (passedMs > 0) held.velocityPxPerMs = (event.clientX - held.x) / passedMs;
  held.x = event.clientX;
  held.time = event.timeStamp;
};

/** What a card that is let go here decides: where it has come to, and how fast. */
const decisionAt = (held: Grip, event: PointerEvent): SwipeDecision | null => {
  // Who stopped before letting go did not flick.
  const velocity = event.timeStamp - held.time > 80 ? 0 : held.velocityPxPerMs;
  return decisionOf(event.clientX - held.startX, held.widthPx, velocity);
};

/**
 * Follows a pointer that drags the card. `onRelease` hears what a drag that was let go decides, null for nothing; none begins
 * while it `isHeld`.
 */
const useDrag = (isHeld: () => boolean, onRelease: (decision: SwipeDecision | null) => void) => {
  const ref = useRef<HTMLElement>(null);
  const grip = useRef<Grip | null>(null);
  const wasDragged = useRef(false);
  const [drag, setDrag] = useState(atRest);
  const [isDragging, setDragging] = useState(false);
  const rest = (): void => setDrag(atRest);

  const letGo = (): Grip | null => {
    const held = grip.current;
    grip.current = null;
    setDragging(false);
    return held;
  };

  const onPointerDown = (event: PointerEvent): void => {
    wasDragged.current = false;
    if (isHeld() || !event.isPrimary || event.button !== 0) return;
    grip.current = gripOf(event);
  };

  const onPointerMove = (event: PointerEvent): void => {
    const held = grip.current;
    if (!held || held.pointerId !== event.pointerId) return;
    const way = event.clientX - held.startX;
    if (!held.isDragging) {
      if (!isDrag(way, event.clientY - held.startY)) return;
      held.isDragging = true;
      wasDragged.current = true;
      setDragging(true);
      ref.current?.setPointerCapture(event.pointerId);
    }
    follow(held, event);
    setDrag({ dx: way, widthPx: held.widthPx });
  };

  const onPointerUp = (event: PointerEvent): void => {
    const held = letGo();
    if (held?.isDragging) onRelease(decisionAt(held, event));
  };

  const onPointerCancel = (): void => {
    letGo();
    rest();
  };

  const pointer = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
  return { ref, drag, isDragging, wasDragged, rest, pointer };
};

/**
 * Dragging a card, and letting it leave before `onDecide` hears of it. `disabled` while nothing may be decided; without
 * `mayLike` it can only be passed.
 */
export const useSwipe = (
  onDecide: (decision: SwipeDecision) => void,
  disabled: boolean,
  mayLike: boolean,
): Swipe => {
  const { leaving, isHeld, decide: leave } = useLeaving(onDecide, () => rest(), disabled);
  const decide = (decision: SwipeDecision): void => {
    if (mayLike || decision === 'pass') leave(decision);
  };
  const { ref, drag, isDragging, wasDragged, rest, pointer } = useDrag(isHeld, (decision) =>
    decision && (mayLike || decision === 'pass') ? decide(decision) : rest(),
  );
  const onClickCapture = (event: MouseEvent): void => {
    // The end of a drag over a link is no press of it.
    if (wasDragged.current) event.preventDefault();
    if (wasDragged.current) event.stopPropagation();
    wasDragged.current = false;
  };
  return { ref, ...drag, isDragging, leaving, decide, handlers: { ...pointer, onClickCapture } };
};
