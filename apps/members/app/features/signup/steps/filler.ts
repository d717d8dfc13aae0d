/** A line without words: as high as the text that will stand there. */
export const filler = '\u00a0';
