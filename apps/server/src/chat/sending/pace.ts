import { paceRefusal, type PaceRefusal, type SiteRules } from '@vesper/domain';
import type { Facts } from './facts-repository.ts';
import type { Letter } from './letter.ts';
import { isPaced, wordsOfLetter } from './paced-letter.ts';
import { keyOf } from './pair-key.ts';

/** What members have sent of late, while letters are judged one after the other. */
export class Pace {
  readonly #rules: SiteRules;
  readonly #recent: Map<string, { inMinute: number; begun: number }>;
  readonly #receivers = new Map<string, Set<string>>();

  constructor(rules: SiteRules, { recent, repeats }: Pick<Facts, 'recent' | 'repeats'>) {
    this.#rules = rules;
    this.#recent = new Map(recent.map(({ sender, inMinute, begun }) => [sender, { inMinute, begun }]));
    for (const { sender, words, receiver } of repeats) this.#receiversOf(sender, words).add(receiver);
  }

  /** Whether a letter that would be delivered is one too many for now. */
  refusal(letter: Letter, startsConversation: boolean): PaceRefusal | null {
    if (!isPaced(letter)) return null;
    const { sender, receiver } = letter;
    const words = wordsOfLetter(letter);
    const others = words === null ? new Set<string>() : this.#receiversOf(sender, words);
    const { inMinute, begun } = this.#of(sender);
    const otherReceivers = others.size - (others.has(receiver) ? 1 : 0);
    return paceRefusal({ inMinute, begunInDay: begun, otherReceivers }, { startsConversation }, this.#rules);
  }

  /** A letter goes out: those after it are judged with it. */
  note(letter: Letter, startsConversation: boolean): void {
    if (!isPaced(letter)) return;
    const { sender, receiver } = letter;
    const recent = this.#of(sender);
    recent.inMinute += 1;
    if (startsConversation) recent.begun += 1;
    this.#recent.set(sender, recent);
    const words = wordsOfLetter(letter);
    if (words !== null) this.#receiversOf(sender, words).add(receiver);
  }

  #of(sender: string): { inMinute: number; begun: number } {
    return this.#recent.get(sender) ?? { inMinute: 0, begun: 0 };
  }

  #receiversOf(sender: string, words: string): Set<string> {
    const key = keyOf(sender, words);
    const receivers = this.#receivers.get(key) ?? new Set();
    this.#receivers.set(key, receivers);
    return receivers;
  }
}
