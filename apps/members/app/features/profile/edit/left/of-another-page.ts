import type { Judges } from '../../../../parts/fields/standing-errors.ts';
import type { SectionResult } from '../../../../parts/profile/section-result.ts';

const codes: readonly string[] = ['about_me_changed', 'changed_meanwhile'];

/** Whether a section was refused since another page has saved something else: only a press on the button replaces that. */
export const isOfAnotherPage = (result: Pick<SectionResult, 'refused'> | undefined): boolean =>
  Object.values(result?.refused?.fields ?? {}).some((code) => codes.includes(code));

/** What is typed on does not settle it: why nothing is saved by itself is said until one has chosen. */
export const untilChosen: Judges = Object.fromEntries(codes.map((code) => [code, () => false]));
