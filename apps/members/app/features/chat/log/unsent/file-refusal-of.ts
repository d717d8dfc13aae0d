/** The code that a message was refused with, if it is one of its file's own: the reason is said beside what the message shows. */
export const fileRefusalOf = (code: string | null): string | null =>
  /^(voice_|photo_not)/.test(code ?? '') ? code : null;
