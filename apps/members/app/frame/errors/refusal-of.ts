import { isCodeGone } from './code-gone.ts';

/** Why a call did not happen: the catalogue's code and what fills its text. */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads a `CallError` by its shape, not its class: the class belongs to the calls, whose code comes after the first
 * screen. That this code could not be fetched, before the first call of a page without a connection, is as if the call had not got through.
 */
export const refusalOf = (error: unknown): Refusal => {
  if (isCodeGone(error)) return { code: 'network', params: {}, fields: {} };
  if (!(error instanceof Error) || error.name !== 'CallError')
    return { code: 'generic', params: {}, fields: {} };
  const { code, params, fields } = error as Error & Partial<Refusal>;
  return { code: code ?? 'generic', params: params ?? {}, fields: fields ?? {} };
};

/** Whether a refusal says that somebody can not be met any more: left, hidden, or blocked in either direction (spec §4, Block). */
export const isOfGone = ({ code }: Pick<Refusal, 'code'>): boolean => /^(member_not_|blocked_by_)/.test(code);
