import { type RefObject, useEffect, useRef } from 'react';
import { type FetcherWithComponents, useFormAction } from 'react-router';
import type { ActResult } from './act-result.ts';

/** Under this name a form says which of its fields were changed: the others may be out of date, and are not sent. */
export const changedName = 'changed';

type Names = ReadonlySet<string>;
const none: Names = new Set();

/** The fields that count together with this one: those of its group. */
const namesWith = (field: HTMLInputElement): readonly string[] => {
  const group = field.closest('fieldset');
  return group ? [...group.querySelectorAll('input')].map(({ name }) => name) : [field.name];
};

/** What was pressed before the form was awake. */
const pressedEarly = (form: HTMLFormElement): Names =>
  new Set(
    [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
      .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
      .flatMap(namesWith),
  );

/** What these fields say now; of a box that is off its name alone is told. */
const partOf = (form: HTMLFormElement, names: Names): FormData => {
  const whole = new FormData(form);
  const part = new FormData();
  for (const name of ['intent', ...names]) for (const value of whole.getAll(name)) part.append(name, value);
  for (const name of names) part.append(changedName, name);
  return part;
};

/** Does it once the form is left, as it stands then. */
const useWhenLeft = (act: () => void): void => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => latest.current(), []);
};

export interface SavingAtOnce {
  /** What the fields follow; undefined for a form that its button saves. */
  readonly follows: unknown;
  readonly fetcher: FetcherWithComponents<ActResult>;
  /** The answer that refused what was sent last; null where none did. */
  readonly refused: ActResult | null;
  readonly onSent: () => void;
}

/**
 * Saves the fields of a form as they are changed: what is changed while others are saved goes after them, also when the form is left
 * meanwhile. A refusal puts all fields back as they are saved, and so does what was changed elsewhere.
 */
export const useSavingAtOnce = (
  form: RefObject<HTMLFormElement | null>,
  { follows, fetcher, refused, onSent }: SavingAtOnce,
) => {
  const to = { method: 'post', action: useFormAction() } as const;
  const [busy, isSending] = [fetcher.state !== 'idle', fetcher.state === 'submitting'];
  const shown = useRef(follows);
  /** Changed and not sent; sent and not answered; and both, as they stood last, for who leaves. */
  const waiting = useRef(none);
  const underWay = useRef(none);
  const unsaved = useRef<FormData>(null);
  const wasBusy = useRef(false);
  // A page that came with a refusal shows it by itself.
  const refusedBefore = useRef(refused);
  const send = (names: Names): void => {
    if (!form.current || names.size === 0) return;
    [underWay.current, waiting.current] = [names, none];
    onSent();
    void fetcher.submit(partOf(form.current, names), to);
  };
  useWhenLeft(() => {
    // A former post of the same form may be given up for this one: it holds that one's fields as well.
    if (waiting.current.size > 0 && unsaved.current) void fetcher.submit(unsaved.current, to);
  });
  const sending = useRef(send);
  useEffect(() => {
    sending.current = send;
  });

  useEffect(() => {
    if (!form.current || shown.current === undefined) return;
    form.current.setAttribute('data-awake', '');
    sending.current(pressedEarly(form.current));
  }, [form]);

  useEffect(() => {
    if (follows === undefined || !form.current) return;
    // Not only once the page is read again, which may take long without a network.
    if (refused && !isSending && refused !== refusedBefore.current) {
      refusedBefore.current = refused;
      [underWay.current, waiting.current] = [none, none];
      form.current.reset();
    }
    if (wasBusy.current && !busy) underWay.current = none;
    wasBusy.current = busy;
    if (busy || underWay.current.size > 0) return;
    const isOther = shown.current !== follows;
    shown.current = follows;
    if (waiting.current.size > 0) sending.current(waiting.current);
    else if (isOther) form.current.reset();
  }, [form, follows, busy, isSending, refused]);

  return (target: EventTarget): void => {
    if (follows === undefined || !form.current || !(target instanceof HTMLInputElement)) return;
    const names = new Set([...waiting.current, ...namesWith(target)]);
    if (underWay.current.size === 0) return send(names);
    waiting.current = names;
    unsaved.current = partOf(form.current, new Set([...underWay.current, ...names]));
  };
};
