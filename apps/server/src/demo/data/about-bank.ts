/** A sentence, or its two forms where the language shows who speaks. */
export type Phrase = string | { female: string; male: string };

/** Sentences of which any opening, two middles and any closing make one text: none may contradict another. */
export interface AboutBank {
  openings: readonly Phrase[];
  middles: readonly Phrase[];
  closings: readonly Phrase[];
}
