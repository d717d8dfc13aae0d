import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isSignupStep, signupStepState } from '../../frame/later/signup-step.ts';
import type { SignupEngine } from './flow/signup-flow.ts';
import { hasStepBefore, type SignupView } from './flow/signup-view.ts';

/**
 * The browser's way back leads one step back, as the button does; from the first step, and once all is said, it leaves. Whoever presses
 * it in the middle of signup wants to look at what they said before, and found themselves outside with nothing that led in again.
 *
 * A step that has one before it stands on an entry of its own in the browser's history, however many there are: the page before may
 * be another document, from which nothing can be called back.
 */
export const useBackOneStep = (
  { step, saving }: Pick<SignupView, 'step' | 'saving'>,
  engine: SignupEngine | undefined,
  form: RefObject<HTMLFormElement | null>,
): void => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOnStep = isSignupStep(state);
  const wasOnStep = useRef(isOnStep);
  useEffect(() => {
    const hasGoneBack = wasOnStep.current && !isOnStep;
    wasOnStep.current = isOnStep;
    if (!engine) return;
    if (!hasStepBefore(step)) {
      if (hasGoneBack) void navigate(-1);
    } else if (!isOnStep) {
      if (hasGoneBack && form.current && !saving) {
        const pressed = new FormData(form.current);
        pressed.set('intent', 'back');
        engine.pressed(pressed);
        return;
      }
      void navigate({ pathname, search, hash }, { state: signupStepState, preventScrollReset: true });
    }
  }, [step, saving, engine, form, isOnStep, navigate, pathname, search, hash]);
};
