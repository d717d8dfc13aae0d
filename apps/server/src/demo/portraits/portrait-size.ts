/** Pixels of a portrait's whole picture. */
export const portraitSize = { width: 640, height: 800 } as const;
