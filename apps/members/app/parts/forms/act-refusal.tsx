import { RefusalSummary } from '../fields/field-errors.tsx';
import { accountRefusals } from './account-refusals.ts';
import type { ActResult } from './act-result.ts';

/** The summary over a form of the account that was refused; nothing over any other. */
export const ActRefusal = ({ result }: { readonly result: ActResult | null | undefined }) =>
  result?.refused ? (
    <RefusalSummary
      fields={result.refused.fields}
      refusal={result.refused}
      submission={result}
      texts={accountRefusals}
    />
  ) : null;
