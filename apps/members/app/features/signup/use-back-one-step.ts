import { type RefObject, useEffect, useRef } from 'react';
import type { SignupEngine } from './flow/signup-flow.ts';
import { hasStepBefore, type SignupView } from './flow/signup-view.ts';
import { StepsEntry } from './steps-entry.ts';

/**
 * The browser's way back leads one step back, as the button does; from the first step, and once all is said, it leaves (decision
 * 172).
 */
export const useBackOneStep = (
  { step, saving }: Pick<SignupView, 'step' | 'saving'>,
  engine: SignupEngine | undefined,
  form: RefObject<HTMLFormElement | null>,
): void => {
  const press = useRef<() => void>(undefined);
  const entry = useRef<StepsEntry>(undefined);
  useEffect(() => {
    press.current =
      engine &&
      (() => {
        if (!form.current || saving) return;
        const pressed = new FormData(form.current);
        pressed.set('intent', 'back');
        engine.pressed(pressed);
      });
  });

  useEffect(() => {
    const steps = new StepsEntry(() => press.current);
    entry.current = steps;
    return () => {
      entry.current = undefined;
      // React makes it anew while one develops; the new one hears the same.
      queueMicrotask(() => (entry.current ? steps.stop() : steps.end()));
    };
  }, []);

  const isLed = engine !== undefined;
  useEffect(() => {
    if (isLed) entry.current?.show(hasStepBefore(step));
  }, [isLed, step]);
};
