/** How much a phrase says, by itself: from 4 points on there is a hint. */
export type PhraseTable = Readonly<Record<number, string>>;

interface Phrase {
  readonly text: string;
  readonly parts: readonly string[];
  readonly score: number;
}

/** A part of a phrase: the word itself, or with `*` every word that begins so. */
const fits = (part: string, word: string | undefined): boolean =>
  word !== undefined && (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part);

/** Phrases in one line, with a comma between; found by their first word. */
export class Phrases {
  readonly #whole = new Map<string, Phrase[]>();
  readonly #begun = new Map<string, Phrase[]>();
  #longest = 0;

  constructor(tables: readonly PhraseTable[]) {
    for (const table of tables)
      for (const [score, line] of Object.entries(table))
        for (const text of line.split(',').map((phrase) => phrase.trim())) this.#add(text, Number(score));
  }

  #add(text: string, score: number): void {
    const parts = text.split(' ');
    const [first = ''] = parts;
    const isBegun = first.endsWith('*');
    const key = isBegun ? first.slice(0, -1) : first;
    const map = isBegun ? this.#begun : this.#whole;
    map.set(key, [...(map.get(key) ?? []), { text, parts, score }]);
    if (isBegun) this.#longest = Math.max(this.#longest, key.length);
  }

  /** What stands in these words, each word with the weightiest phrase that begins with it, and each phrase once. In linear time. */
  find(words: readonly string[]): ReadonlyMap<string, number> {
    const found = new Map<string, Phrase>();
    words.forEach((word, at) => {
      for (const phrase of this.#beginningWith(word)) {
        const known = found.get(word);
        const isThere = phrase.parts.every((part, index) => fits(part, words[at + index]));
        if (isThere && phrase.score > (known?.score ?? 0)) found.set(word, phrase);
      }
    });
    return new Map([...found.values()].map(({ text, score }) => [text, score]));
  }

  *#beginningWith(word: string): Generator<Phrase> {
    yield* this.#whole.get(word) ?? [];
    for (let length = 3; length <= Math.min(word.length, this.#longest); length += 1)
      yield* this.#begun.get(word.slice(0, length)) ?? [];
  }
}
