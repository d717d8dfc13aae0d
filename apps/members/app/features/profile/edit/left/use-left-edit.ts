import { useOwnId } from '@vesper/session';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { newKey } from '../../../../parts/requests/new-key.ts';
import type { Autosave } from '../saving/use-autosave.ts';
import { isTypedInto, valuesOf } from './form-values.ts';
import { firstEdit, type FormValues, forgetEdit, keepEdit, openEdits } from './left-edits.ts';
import { sendOff } from './send-off.ts';
import { useLeaving } from './use-leaving.ts';

export interface LeftEditOptions {
  readonly section: string;
  readonly autosave: Autosave;
  /** It was refused for what another page has saved, and is not sent again by itself. */
  readonly isStopped: boolean;
  /** With what the edit began that was refused: what is kept of it must be refused again. */
  readonly stoppedAt: FormValues;
  /** Puts what was left into the fields again, and saves it: what has been saved elsewhere since refuses it, and is shown. */
  readonly onBack: (values: FormValues) => void;
  /** What the last save came to, another one each time; null where it was refused. */
  readonly saved: unknown;
}

/** The edits of one section on this device. */
const useKeeping = ({ section }: Pick<LeftEditOptions, 'section'>) => {
  const owner = useOwnId();
  const id = useRef<string>(undefined);
  return {
    /** What was left of it, unless something is being typed there: that comes first, and this waits for the next page. */
    open: (form: HTMLFormElement): FormValues | undefined => {
      if (owner === undefined) return;
      openEdits(owner);
      const edit = isTypedInto(form) ? undefined : firstEdit(owner, section);
      id.current = edit?.id;
      return edit?.values;
    },
    keep: (values: FormValues): void => {
      if (owner === undefined) return;
      id.current ??= newKey();
      keepEdit(owner, { id: id.current, section, values });
    },
    forget: (): void => {
      if (owner !== undefined && id.current !== undefined) forgetEdit(owner, id.current);
      id.current = undefined;
    },
  };
};

/**
 * What is not saved when the page is left is sent off, and kept on this device until it is known to be saved; the next page of this
 * section takes it up.
 */
export const useLeftEdit = (options: LeftEditOptions): void => {
  const { autosave, isStopped, stoppedAt, onBack, saved } = options;
  const { form, isPending } = autosave;
  const { pathname } = useLocation();
  const edits = useKeeping(options);
  const last = useRef({ edits, onBack });
  last.current = { edits, onBack };

  /** Answers whether there was anything to keep. */
  const keepFrom = (element: HTMLFormElement | null): boolean => {
    if (!element || !(isPending() || isStopped)) return false;
    edits.keep({ ...valuesOf(element), ...(isStopped && stoppedAt) });
    return true;
  };
  useLeaving(form, {
    onHidden: () => {
      keepFrom(form.current);
    },
    onLeave: (element) => {
      if (!keepFrom(element) || isStopped) return;
      // Not once more when the window is hidden, which is told of next.
      autosave.noteSent();
      void sendOff(pathname, element).then((isSaved) => isSaved && edits.forget());
    },
    onBack: autosave.saveAgain,
  });

  // Once: what is left later is this page's own.
  useEffect(() => {
    const values = form.current && last.current.edits.open(form.current);
    if (values) last.current.onBack(values);
  }, [form]);
  useEffect(() => {
    if (saved) last.current.edits.forget();
  }, [saved]);
};
