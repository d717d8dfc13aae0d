import { type Refusal, refusalOf } from '../../frame/errors/refusal-of.ts';

/** What saving one section of the own profile led to. */
export interface SectionResult {
  readonly section: string;
  readonly refused: Refusal | null;
  /** What was typed, for pages without script: nothing is lost. */
  readonly typed: Readonly<Record<string, string>>;
}

/** Does what a section's form asks for, and says what came of it; a refusal is an answer. */
export const sectionResult = async (
  section: string,
  form: FormData,
  act: () => Promise<unknown>,
): Promise<SectionResult> => {
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  try {
    await act();
    return { section, refused: null, typed };
  } catch (error) {
    return { section, refused: refusalOf(error), typed };
  }
};
