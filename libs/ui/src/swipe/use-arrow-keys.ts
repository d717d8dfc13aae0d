import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SwipeDecision } from './swipe-drag.ts';

const arrows: Readonly<Record<string, SwipeDecision>> = { ArrowLeft: 'pass', ArrowRight: 'like' };

/** Where an arrow moves something else. */
const fields = 'input, textarea, select, [contenteditable], [role="slider"]';
/** While one of these is open the card is not what one looks at. */
const above = 'dialog[open], details.menu[open], [role="menu"]';

const isForSomethingElse = ({ target }: KeyboardEvent): boolean =>
  document.querySelector(above) !== null || (target instanceof Element && target.closest(fields) !== null);

const isWithModifier = (event: KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/**
 * Has the left and right arrow keys decide on a card, wherever on its page the focus is: on a page that has just come it is nowhere.
 * @param isOfPage false: only while the focus is on the card, as when half of what the keys do is not to be had
 */
export const useArrowKeys = (
  card: RefObject<HTMLElement | null>,
  isOfPage: boolean,
  decide: (decision: SwipeDecision) => void,
): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const decision = arrows[event.key];
    if (!decision || event.defaultPrevented || event.repeat) return;
    if (isWithModifier(event) || isForSomethingElse(event)) return;
    if (!isOfPage && !(event.target instanceof Node && card.current?.contains(event.target))) return;
    event.preventDefault();
    decide(decision);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
