import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { type FieldLabels, useFieldError } from '../fields/field-errors.tsx';
import { useStandingErrors } from '../fields/standing-errors.ts';
import { accountRefusals } from './account-refusals.ts';
import { ActRefusal } from './act-refusal.tsx';
import type { ActResult } from './act-result.ts';
import { useSavingAtOnce } from './use-saving-at-once.ts';

export interface ActState {
  readonly errorOf: (name: string) => string | undefined;
  readonly typed: Readonly<Record<string, string>>;
  readonly busy: boolean;
  /** What the last act answered; null before it and after a refusal. */
  readonly result: ActResult | null;
  /** Whether what stands in the form is what was saved last. */
  readonly saved: boolean;
}

export interface ActFormProps {
  /** Tells the page's forms apart. */
  readonly intent: string;
  /** The fields start anew once it is done: they held secrets, or what is shown elsewhere now. */
  readonly clears?: boolean;
  /** Each change is saved at once; the fields follow what is saved, which is this. What is refused is put back as it was. */
  readonly follows?: unknown;
  /** What its fields are called, for the summary of what is wrong. */
  readonly labels?: FieldLabels;
  readonly children: (state: ActState) => ReactNode;
}

const fetcherKey = (intent: string): string => `act ${intent}`;

/** What the form of this intent led to, for parts of the page outside of it; null before that and after a refusal. */
export const useActResult = (intent: string): ActResult | null => {
  const { data } = useFetcher<ActResult>({ key: fetcherKey(intent) });
  const posted = useActionData<ActResult>();
  const answer = data ?? posted;
  return answer?.intent === intent && !answer.refused ? answer : null;
};

/**
 * One of several forms on a page. It posts to the route's action: with script without leaving the page, else as any form;
 * what was typed stays when it is refused, and the refusal takes the focus.
 */
export const ActForm = ({ intent, clears = false, follows, labels, children }: ActFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<ActResult>({ key: fetcherKey(intent) });
  const posted = useActionData<ActResult>();
  const answer = fetcher.data ?? posted;
  const result = answer?.intent === intent ? answer : null;
  const done = result?.refused ? null : result;
  useEffect(() => {
    if (clears && done) form.current?.reset();
  }, [clears, done]);
  const standing = useStandingErrors(result?.refused, result);
  // Until the next one comes, an answer is of what was sent before.
  const [former, setFormer] = useState<ActResult | null>(null);
  const busy = fetcher.state !== 'idle';
  const onSent = (): void => {
    standing.onSubmit();
    setFormer(done);
  };
  const save = useSavingAtOnce(form, { follows, fetcher, refused: result?.refused ? result : null, onSent });
  const errorOf = useFieldError(standing.fields, accountRefusals);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className="stack"
      noValidate
      onChange={(event) => {
        standing.onChange(event);
        save(event.target);
      }}
      // What a browser restores of itself was not pressed.
      {...(follows !== undefined && { autoComplete: 'off' })}
      onSubmit={(event) => {
        // Awake, it has no button: what would be sent whole may be out of date.
        if (event.currentTarget.hasAttribute('data-awake')) return event.preventDefault();
        onSent();
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <ActRefusal standing={standing} answer={result} labels={labels} />
      {children({
        errorOf,
        typed: result?.refused ? result.typed : {},
        busy,
        result: done,
        saved: done !== null && done !== former && !busy && !standing.changed,
      })}
    </fetcher.Form>
  );
};
