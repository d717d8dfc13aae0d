/** A sentence, or its two forms where the language shows who speaks. */
export type Phrase = string | { female: string; male: string };

/**
 * Sentences which in any choice and order make one text: none may contradict another, each stands by itself. Nobody says how
 * old they are, where they live, whether they work, are widowed or have children: their profile says that, and may say otherwise.
 */
export interface AboutBank {
  /** Who somebody is. */
  openings: readonly Phrase[];
  /** What somebody does, likes or misses. */
  middles: readonly Phrase[];
  /** Come last, if there are any: a question or a wish. */
  closings: readonly Phrase[];
  /** For people of few words. */
  shorts: readonly Phrase[];
  /** Two to four sentences that belong together, for people who like to tell. */
  stories: readonly Phrase[];
}

export type PhraseKind = keyof AboutBank;
export const phraseKinds = [
  'openings',
  'middles',
  'closings',
  'shorts',
  'stories',
] as const satisfies readonly PhraseKind[];
