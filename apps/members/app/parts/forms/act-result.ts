import { type Refusal, refusalOf } from '../../frame/errors/refusal-of.ts';

/** What a posted form of a page with several forms led to. */
export interface ActResult<T = unknown> {
  /** Which of the page's forms it was. */
  readonly intent: string;
  readonly refused: Refusal | null;
  /** What was typed, so that nothing is lost; never passwords or codes. */
  readonly typed: Readonly<Record<string, string>>;
  /** What the act answered. */
  readonly done: T | null;
}

/** What a form says under a name; empty for nothing, and for a file. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const secretName = /password|code|key/;

/** The fields that may be shown again. */
export const typedOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !secretName.test(entry[0]),
    ),
  );

type Fields = Readonly<Record<string, string>>;

/**
 * Does what a form asks for, and says what came of it; a refusal is an answer. `names` are the names that the refused
 * fields have on this page, where they differ from the call's.
 */
export const actResult = async <T>(
  form: FormData,
  act: () => Promise<T>,
  names: Fields = {},
): Promise<ActResult<T>> => {
  const intent = String(form.get('intent') ?? '');
  const typed = typedOf(form);
  try {
    return { intent, refused: null, typed, done: await act() };
  } catch (error) {
    const refusal = refusalOf(error);
    const fields = Object.entries(refusal.fields).map(([name, code]) => [names[name] ?? name, code] as const);
    return { intent, refused: { ...refusal, fields: Object.fromEntries(fields) }, typed, done: null };
  }
};

/** A refusal that the page itself finds before any call, such as a repetition that differs. */
export const refuseFields = (form: FormData, fields: Fields): ActResult<never> => ({
  intent: String(form.get('intent') ?? ''),
  refused: { code: 'invalid_request', params: {}, fields },
  typed: typedOf(form),
  done: null,
});
