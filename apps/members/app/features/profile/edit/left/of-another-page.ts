import type { SectionResult } from '../../../../parts/profile/section-result.ts';

const codes: readonly string[] = ['about_me_changed', 'changed_meanwhile'];

/** Whether a section was refused since another page has saved something else: only a press on the button replaces that. */
export const isOfAnotherPage = (result: Pick<SectionResult, 'refused'> | undefined): boolean =>
  Object.values(result?.refused?.fields ?? {}).some((code) => codes.includes(code));
