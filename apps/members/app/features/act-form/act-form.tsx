import type { ReactNode } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { RefusalSummary, useFieldError } from '../../shell/field-errors.tsx';
import { accountRefusals } from '../account/refusals.ts';
import type { ActResult } from './act-result.ts';

export interface ActState {
  readonly errorOf: (name: string) => string | undefined;
  readonly typed: Readonly<Record<string, string>>;
  readonly busy: boolean;
  /** What the last act answered; null before it and after a refusal. */
  readonly result: ActResult | null;
}

export interface ActFormProps {
  /** Tells the page's forms apart. */
  readonly intent: string;
  readonly action?: string;
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
export const ActForm = ({ intent, action, children }: ActFormProps) => {
  const fetcher = useFetcher<ActResult>({ key: fetcherKey(intent) });
  const posted = useActionData<ActResult>();
  const answer = fetcher.data ?? posted;
  const result = answer?.intent === intent ? answer : null;
  const fields = result?.refused?.fields ?? {};
  const errorOf = useFieldError(fields, accountRefusals);
  return (
    <fetcher.Form method="post" {...(action && { action })} className="stack" noValidate>
      <input type="hidden" name="intent" value={intent} />
      {result?.refused ? (
        <RefusalSummary
          fields={fields}
          refusal={result.refused}
          submission={result}
          texts={accountRefusals}
        />
      ) : null}
      {children({
        errorOf,
        typed: result?.typed ?? {},
        busy: fetcher.state !== 'idle',
        result: result?.refused ? null : result,
      })}
    </fetcher.Form>
  );
};
