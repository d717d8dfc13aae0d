import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { passingPauseMs } from '../../../../frame/errors/passing.ts';

/** When a section is saved by itself: a moment after the last change, or once one has gone on to something else. */
export type AutosaveWhen = 'soon' | 'leaving';

/** Long enough to think of the next word. */
const pauseMs = 1500;
/** A network that says that it is back may not carry yet, and what was on its way then fails after that: so long until it is tried again. */
const againMs = [1000, 2000, 4000, 8000, 16_000];

export interface Autosave {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Something that stands in the form is not known to be saved: it was not sent, or is on its way. */
  readonly isPending: () => boolean;
  /** For the form: something in it was changed. */
  readonly noteChange: () => void;
  /** What stands in the form has been sent. */
  readonly noteSent: () => void;
  /** What was sent may not have arrived. */
  readonly saveAgain: () => void;
  /** For the form: the focus has gone somewhere else. */
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

export interface AutosaveState {
  /** Nothing of the section is on its way. */
  readonly isIdle: boolean;
  /** What stands here may replace what was saved elsewhere: only a press on the button does that. */
  readonly isStopped: boolean;
  /** What was sent last and did not arrive, another one each time: it is still unsaved, and not sent again and again. */
  readonly failure: unknown;
  /** It did not reach the site. */
  readonly isUnreached: boolean;
  /** It failed for a reason that passes by itself, as when the site is restarted. */
  readonly isPassing: boolean;
}

/** The window is put away, or the network is back. */
const useLastChance = (save: () => void, onOnline: () => void): void => {
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('online', onOnline);
    };
  });
};

type Failed = Pick<AutosaveState, 'failure' | 'isUnreached' | 'isPassing'>;

/**
 * Tries again what has failed for a reason that passes: each half a minute, as nothing tells that the site is back, and a few times at
 * once after the network has said that it is. Answers what is to be done by then, and what is to be done when the section is edited,
 * since that has a save of its own and may be half written.
 */
const useTryAgain = (save: () => void, { failure, isUnreached, isPassing }: Failed) => {
  // Until the network was away nothing is tried again at once.
  const tries = useRef(againMs.length);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!failure || !isPassing) return;
    const soon = isUnreached ? againMs[tries.current] : undefined;
    if (soon !== undefined) tries.current += 1;
    timer.current = setTimeout(save, soon ?? passingPauseMs);
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each failure, another object each time
  }, [failure]);
  return {
    onOnline: (): void => {
      tries.current = 0;
      save();
    },
    stop: (): void => clearTimeout(timer.current),
  };
};

/**
 * Saves a section by itself, so that nothing that was typed is lost: after a pause or on leaving the section, when the window
 * is put away, when the network is back, and each half a minute while the site is not to be had. What is left of it when the page is left is `useLeftEdit`'s.
 */
export const useAutosave = (
  when: AutosaveWhen,
  { isIdle, isStopped, failure, ...how }: AutosaveState,
): Autosave => {
  const form = useRef<HTMLFormElement>(null);
  const isUnsaved = useRef(false);
  const isSending = useRef(false);
  const mayFollow = useRef(true);
  const [changes, setChanges] = useState(0);
  mayFollow.current = isIdle && !isStopped;

  const save = (): void => {
    if (isUnsaved.current && mayFollow.current) form.current?.requestSubmit();
  };

  useEffect(() => {
    if (when !== 'soon' || !isUnsaved.current || !isIdle || isStopped) return;
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [when, changes, isIdle, isStopped]);

  useEffect(() => {
    if (isIdle) isSending.current = false;
  }, [isIdle]);

  // After the effect above, which would send it again at once.
  useEffect(() => {
    if (failure) isUnsaved.current = true;
  }, [failure]);

  const again = useTryAgain(save, { failure, ...how });
  useLastChance(save, again.onOnline);

  return {
    form,
    isPending: () => isUnsaved.current || isSending.current,
    noteChange: () => {
      isUnsaved.current = true;
      again.stop();
      setChanges((count) => count + 1);
    },
    noteSent: () => {
      isUnsaved.current = false;
      isSending.current = true;
    },
    saveAgain: () => {
      isUnsaved.current = true;
      save();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (when === 'leaving' && !currentTarget.contains(relatedTarget)) save();
    },
  };
};
