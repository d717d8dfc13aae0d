import type {
  AfterInput,
  AfterLoaded,
  ChatLoaded,
  OlderInput,
  OlderLoaded,
  SendInput,
  SendOutput,
} from '../chat-types.ts';
import type { ChatMessage } from '../message.ts';
import type { Dice, VirtualTime } from './virtual-time.ts';

// For tests only: one conversation as the server keeps it, behind a network that loses, doubles and overtakes.

const refusal = (code: string): Error => Object.assign(new Error(code), { code });

/** How bad the network is: each from 0 to 1. */
export interface Weather {
  /** What is asked does not arrive. */
  readonly lost: number;
  /** What is answered does not arrive: it has been done all the same. */
  readonly unanswered: number;
  /** A frame of the live connection does not arrive, or comes twice. */
  readonly dropped: number;
  readonly doubled: number;
  readonly longestMs: number;
}

export const fair: Weather = { lost: 0, unanswered: 0, dropped: 0, doubled: 0, longestMs: 50 };

const pageSize = 5;

export class SimulatedServer {
  readonly messages: ChatMessage[] = [];
  /** By key: what it has stored. */
  readonly #keys = new Map<string, ChatMessage>();
  credits: number;
  charged = 0;
  weather: Weather;
  /** The page that hears the live connection. */
  tell: (message: ChatMessage) => void = () => {};
  readonly #time: VirtualTime;
  readonly #dice: Dice;

  constructor(time: VirtualTime, dice: Dice, weather: Weather, credits: number) {
    this.#time = time;
    this.#dice = dice;
    this.weather = weather;
    this.credits = credits;
  }

  /** The other member writes. */
  write(text: string): void {
    this.#store('peer', text, null);
  }

  readonly send = (input: SendInput): Promise<SendOutput> =>
    this.#ask(() => {
      const known = this.#keys.get(input.clientId);
      if (!known && this.credits === 0) throw refusal('not_enough_credits');
      const message = known ?? this.#charge(input);
      return { outcome: 'delivered', conversationId: 'c1', message };
    });

  readonly load = (): Promise<ChatLoaded> =>
    this.#ask(() => ({
      conversationId: 'c1',
      messages: this.messages.slice(-pageSize),
      hasOlder: this.messages.length > pageSize,
      historyHidden: false,
      readSeq: 0,
      peerReadSeq: 0,
      peerReceivedSeq: 0,
      waiting: [],
      refusal: null,
    }));

  readonly loadOlder = ({ beforeSeq }: OlderInput): Promise<OlderLoaded> =>
    this.#ask(() => {
      const older = this.messages.filter(({ seq }) => seq < beforeSeq);
      return { messages: older.slice(-pageSize), hasOlder: older.length > pageSize, historyHidden: false };
    });

  readonly loadAfter = ({ afterSeq }: AfterInput): Promise<AfterLoaded> =>
    this.#ask(() => {
      const later = this.messages.filter(({ seq }) => seq > afterSeq);
      return {
        conversationId: 'c1',
        messages: later.slice(0, pageSize),
        lastSeq: this.messages.length,
        peerReadSeq: 0,
        peerReceivedSeq: 0,
      };
    });

  #charge({ clientId, content }: SendInput): ChatMessage {
    this.credits -= 1;
    this.charged += 1;
    const message = this.#store('me', content.kind === 'text' ? content.text : '', clientId);
    this.#keys.set(clientId, message);
    return message;
  }

  #store(senderId: string, text: string, clientId: string | null): ChatMessage {
    const seq = this.messages.length + 1;
    const message = { seq, id: `m${seq}`, senderId, kind: 'text', text, sentAt: '', clientId } as ChatMessage;
    this.messages.push(message);
    const copies = this.#dice.happens(this.weather.dropped)
      ? 0
      : this.#dice.happens(this.weather.doubled)
        ? 2
        : 1;
    for (let copy = 0; copy < copies; copy += 1) this.#later(() => this.tell(message));
    return message;
  }

  #later(act: () => void): void {
    this.#time.setTimeout(act, 1 + this.#dice.roll(this.weather.longestMs));
  }

  /** A call: done when it arrives, answered when the answer does. */
  #ask<T>(act: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(refusal('network_error'));
      this.#later(() => {
        if (this.#dice.happens(this.weather.lost)) return this.#later(fail);
        const answer = this.#attempt(act);
        this.#later(() => {
          if (this.#dice.happens(this.weather.unanswered)) fail();
          else if ('error' in answer) reject(answer.error);
          else resolve(answer.value);
        });
      });
    });
  }

  #attempt<T>(act: () => T): { readonly value: T } | { readonly error: unknown } {
    try {
      return { value: act() };
    } catch (error) {
      return { error };
    }
  }
}
