/** What one decides about a member in the deck. */
export type SwipeDecision = 'like' | 'pass';

/** A finger trembles by less; from here on it is a drag, and no longer a press. */
export const dragStartPx = 8;
/** As far as a card must be dragged to decide: a third of it, but never further than a thumb reaches. */
const thresholdShare = 0.33;
const largestThresholdPx = 140;
/** A flick decides on a shorter way. */
const flickPxPerMs = 0.6;
const leastFlickPx = 40;
const largestTiltDegrees = 9;

const thresholdPx = (widthPx: number): number => Math.min(widthPx * thresholdShare, largestThresholdPx);

/** Whether a movement is a sideways drag; an upright one belongs to the page, which scrolls. */
export const isDrag = (dx: number, dy: number): boolean =>
  Math.abs(dx) >= dragStartPx && Math.abs(dx) > Math.abs(dy);

/** How near a drag is to a decision: 0 at rest, 1 from the threshold on, negative towards `pass`. */
export const progressOf = (dx: number, widthPx: number): number => {
  if (widthPx <= 0) return 0;
  return Math.max(-1, Math.min(1, dx / thresholdPx(widthPx)));
};

/** How far the card leans while it is dragged, in degrees. */
export const tiltOf = (dx: number, widthPx: number): number =>
  widthPx <= 0 ? 0 : Math.max(-1, Math.min(1, dx / widthPx)) * largestTiltDegrees;

/** What letting go decides; null springs back. A flick against the drag takes it back. */
export const decisionOf = (dx: number, widthPx: number, velocityPxPerMs: number): SwipeDecision | null => {
  const towards = Math.sign(dx);
  const speed = velocityPxPerMs * towards;
  if (widthPx <= 0 || towards === 0 || speed <= -flickPxPerMs) return null;
  const isFar = Math.abs(dx) >= thresholdPx(widthPx);
  const isFlick = Math.abs(dx) >= leastFlickPx && speed >= flickPxPerMs;
  if (!isFar && !isFlick) return null;
  return towards > 0 ? 'like' : 'pass';
};
