import { type RefObject, useEffect, useRef } from 'react';
import type { SignupEngine } from './flow/signup-flow.ts';
import { hasStepBefore, type SignupView } from './flow/signup-view.ts';

const mark = 'isSignupStep';

/** Whether an entry of the browser's history is the one of the steps that have one before them. */
const isOfSteps = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/**
 * The browser's way back leads one step back, as the button does; from the first step, and once all is said, it leaves (decision
 * 172). All steps that have one before them share one entry of the history, which is put back whenever it is left.
 *
 * The router hears nothing of it: to it such an entry is the page once more, which it would read anew, or be led away from.
 */
export const useBackOneStep = (
  { step, saving }: Pick<SignupView, 'step' | 'saving'>,
  engine: SignupEngine | undefined,
  form: RefObject<HTMLFormElement | null>,
): void => {
  const mayGoBack = engine !== undefined && hasStepBefore(step);
  const isThere = useRef(false);
  const whenLeft = useRef<() => void>(undefined);
  useEffect(() => {
    whenLeft.current = () => {
      if (!mayGoBack && !saving) return history.back();
      history.forward();
      if (!form.current || saving) return;
      const pressed = new FormData(form.current);
      pressed.set('intent', 'back');
      engine?.pressed(pressed);
    };
  });

  useEffect(() => {
    isThere.current = isOfSteps(history.state);
    const hear = (event: PopStateEvent): void => {
      const isNowThere = isOfSteps(event.state);
      if (isNowThere === isThere.current) return;
      isThere.current = isNowThere;
      event.stopImmediatePropagation();
      if (!isNowThere) whenLeft.current?.();
    };
    // Before the router, which listens to the same.
    addEventListener('popstate', hear, { capture: true });
    return () => {
      removeEventListener('popstate', hear, { capture: true });
      // Closed over a page: its entry would be a press of Back that does nothing.
      if (!isOfSteps(history.state)) return;
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      history.back();
    };
  }, []);

  useEffect(() => {
    if (!mayGoBack || isThere.current) return;
    history.pushState({ ...(history.state as object | null), [mark]: true }, '');
    isThere.current = true;
  }, [mayGoBack, step]);
};
