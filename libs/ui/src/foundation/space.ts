/** The space between two pieces of a line, as in `<b>…</b>{space}<a>…</a>`: no text, so nothing to translate. */
export const space = ' ';
