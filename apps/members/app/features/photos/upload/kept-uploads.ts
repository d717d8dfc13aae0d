import type { Upload } from './upload.ts';

let kept: { readonly member: string | undefined; readonly uploads: readonly Upload[] } | null = null;

/** Keeps what was chosen and not sent yet while its member looks at another page of this tab; files can stand nowhere else. */
export const keepChosen = (member: string | undefined, uploads: readonly Upload[]): void => {
  const chosen = uploads.filter(({ state }) => state === 'chosen');
  kept = chosen.length > 0 ? { member, uploads: chosen } : null;
};

/** Hands out what this member had chosen, once. */
export const takeChosen = (member: string | undefined): readonly Upload[] => {
  const { uploads, member: whose } = kept ?? { uploads: [], member };
  kept = null;
  return whose === member ? uploads : [];
};
