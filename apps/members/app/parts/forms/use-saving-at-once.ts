import { type RefObject, useEffect, useRef } from 'react';
import { type FetcherWithComponents, useFormAction } from 'react-router';
import type { ActResult } from './act-result.ts';

/** Under this name a form says which of its fields were changed: the others may be out of date, and are not sent. */
export const changedName = 'changed';

/** The fields that count together with this one: those of its group. */
const namesWith = (field: HTMLInputElement): readonly string[] => {
  const group = field.closest('fieldset');
  return group ? [...group.querySelectorAll('input')].map(({ name }) => name) : [field.name];
};

/** What these fields say now; of a box that is off its name alone is told. */
const partOf = (form: HTMLFormElement, names: ReadonlySet<string>): FormData => {
  const whole = new FormData(form);
  const part = new FormData();
  for (const name of ['intent', ...names]) for (const value of whole.getAll(name)) part.append(name, value);
  for (const name of names) part.append(changedName, name);
  return part;
};

export interface SavingAtOnce {
  /** What the fields follow; undefined for a form that its button saves. */
  readonly follows: unknown;
  readonly fetcher: FetcherWithComponents<ActResult>;
  readonly isRefused: boolean;
  readonly onSent: () => void;
}

/**
 * Saves the fields of a form as they are changed: what is changed while others are saved goes after them, also when the form is left
 * meanwhile. What is refused is put back as it is saved, and so is what somebody has changed elsewhere.
 */
export const useSavingAtOnce = (
  form: RefObject<HTMLFormElement | null>,
  { follows, fetcher, isRefused, onSent }: SavingAtOnce,
) => {
  const action = useFormAction();
  const busy = fetcher.state !== 'idle';
  const waiting = useRef<{ readonly names: ReadonlySet<string>; readonly part: FormData }>(null);
  const shown = useRef<unknown>(undefined);
  const send = (): void => {
    if (!waiting.current) return;
    const { part } = waiting.current;
    waiting.current = null;
    void fetcher.submit(part, { method: 'post', action });
  };
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });

  useEffect(() => {
    if (follows === undefined || busy || !form.current) return;
    form.current.setAttribute('data-awake', '');
    const isOther = shown.current !== undefined && shown.current !== follows;
    shown.current = follows;
    if (isRefused) waiting.current = null;
    if (waiting.current) {
      onSent();
      sendNow.current();
    } else if (isRefused || isOther) form.current.reset();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is told of the sending is of the moment
  }, [form, follows, busy, isRefused]);

  useEffect(() => {
    const leave = (): void => sendNow.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return (target: EventTarget): void => {
    if (follows === undefined || !form.current || !(target instanceof HTMLInputElement)) return;
    const names = new Set([...(waiting.current?.names ?? []), ...namesWith(target)]);
    waiting.current = { names, part: partOf(form.current, names) };
    if (busy) return;
    onSent();
    send();
  };
};
