/** A sentence, or its two forms where the language shows who speaks. */
export type Phrase = string | { female: string; male: string };

/** Sentences which in any choice and order make one text: none may contradict another, each stands by itself. */
export interface AboutBank {
  openings: readonly Phrase[];
  middles: readonly Phrase[];
  /** Come last, if there are any. */
  closings: readonly Phrase[];
  /** For people of few words. */
  shorts: readonly Phrase[];
}
