/** Why an act did not happen: a code of the error catalogue, and codes by form field where there are some. */
export type Refusal = { code: string; fields: Readonly<Record<string, string>> };

/** For an error that carries no code of ours: the texts speak of "an error". */
export const unknownRefusal = 'unknown_error';

/** No answer came at all; what was asked may or may not have been done. */
export const networkRefusal = 'network_error';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Reads the refusal off whatever an actor threw: `code` (snake_case) and `fields` (name → code). The
 * codes of other libraries, such as `ERR_NETWORK`, and everything else become `unknown_error`.
 */
export function refusalOf(error: unknown): Refusal {
  if (!isRecord(error)) return { code: unknownRefusal, fields: {} };
  const code =
    typeof error.code === 'string' && /^[a-z][a-z0-9_]*$/.test(error.code) ? error.code : unknownRefusal;
  const entries = Object.entries(isRecord(error.fields) ? error.fields : {});
  return {
    code,
    fields: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}

/** Stands in for an actor that the app has to bring along through `provide`. */
export function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`actor_not_provided: ${actor}`));
}
