import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

export interface LeavingActs {
  /** The window is put away, and may never come back. */
  readonly onHidden: () => void;
  /** The page is left: by a link of ours, by another address, by reloading, or by closing it. */
  readonly onLeave: (form: HTMLFormElement) => void;
  /** It has come back as it was left. */
  readonly onBack: () => void;
}

/** Hears when the page around a form is left. */
export const useLeaving = (form: RefObject<HTMLFormElement | null>, acts: LeavingActs): void => {
  const last = useRef(acts);
  last.current = acts;
  useEffect(() => {
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') last.current.onHidden();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  // Before the form is gone.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const leave = (): void => last.current.onLeave(element);
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) last.current.onBack();
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [form]);
};
