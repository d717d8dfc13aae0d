/** How long a username is, in what is seen as characters (grapheme clusters). */
export const usernameLength = { shortest: 2, longest: 40 } as const;
