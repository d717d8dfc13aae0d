/** The code of the pseudo language: English that looks foreign, to find hard-coded text and places that clip. */
export const pseudoLocale = 'en-XA';
