/** Why a call did not happen: the catalogue's code and what fills its text. */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads a `CallError` by its shape, not its class: the class belongs to the calls, whose code comes after the first
 * screen.
 */
export const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof Error) || error.name !== 'CallError')
    return { code: 'generic', params: {}, fields: {} };
  const { code, params, fields } = error as Error & Partial<Refusal>;
  return { code: code ?? 'generic', params: params ?? {}, fields: fields ?? {} };
};
