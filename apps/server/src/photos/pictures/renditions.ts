import { checkPictureHeader, isTooLong, type PhotoPart } from '@vesper/domain';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type {
  MessagePictures,
  PictureAnswer,
  PictureQuestion,
  Pictures,
  SelfiePicture,
  Voice,
} from './picture-messages.ts';
import { PictureQueue, type QueueLimits } from './picture-queue.ts';
import { PictureTime } from './picture-time.ts';
import { PictureWorker, PictureWorkerEnded } from './picture-worker.ts';

declare module '../../platform/services/services.ts' {
  interface Services {
    readonly pictures: PictureMaker;
  }
}

/** Who wants a picture made. */
export interface PictureOrder {
  readonly member: string;
  /** The request has gone: what is under way for it stops. */
  readonly signal: AbortSignal;
}

interface Worker {
  ask(question: PictureQuestion): Promise<PictureAnswer>;
  stop(): void;
}

export interface PictureLimits extends QueueLimits {
  /** So long one picture may take; the largest allowed needs a tenth of it. */
  readonly pictureMs: number;
  /** So long a recording may take, once the program is there; the longest allowed needs some hundredths of it. */
  readonly voiceMs: number;
}

const usual: PictureLimits = { waiting: 100, longestWaitMs: 60_000, pictureMs: 20_000, voiceMs: 2000 };

/** Makes the pictures of photos, one photo at a time, in a program of their own. */
export class PictureMaker {
  readonly #queue: PictureQueue;
  readonly #time: PictureTime;
  readonly #worker: Worker;
  readonly #limits: PictureLimits;
  /** The end of what was asked for last that can be done later. */
  #lastLater: Promise<unknown> = Promise.resolve();
  /** How many files were looked into, how many of them decoded, and the processor seconds of both. */
  readonly counts = { opened: 0, decoded: 0, cpuSeconds: 0 };

  constructor(clock: Clock, worker: Worker = new PictureWorker(), limits: PictureLimits = usual) {
    this.#queue = new PictureQueue(limits);
    this.#time = new PictureTime(clock);
    this.#worker = worker;
    this.#limits = limits;
  }

  /**
   * To be asked before a file is received.
   * @throws AppError `service_unavailable`, `too_many_requests`
   */
  refuseEarly(member: string): void {
    this.#queue.refuseFull();
    this.#time.refuseSpent(member);
  }

  /**
   * Makes the four pictures of a photo.
   * @param file its path
   * @throws AppError `photo_invalid` for anything that is no picture, too small or takes too long; `photo_too_large` by
   * its pixels; `service_unavailable` when too many wait; `too_many_requests` for one member's pictures
   */
  make(file: string, order: PictureOrder): Promise<Pictures> {
    return this.#make(order, () => this.#draw(file, order.member, 'pictures'));
  }

  /**
   * Makes the four pictures of a part of a photo that was made here before.
   * @throws AppError `photo_invalid` where the storage has something else, and as {@link make}
   */
  makePart(webp: Buffer, part: PhotoPart, order: PictureOrder): Promise<Pictures> {
    return this.#make(order, async () => {
      const { pictures, cpuSeconds } = await this.#worker.ask({ ask: 'part', webp, part });
      this.#count(order.member, cpuSeconds);
      if (!pictures) throw new AppError('photo_invalid');
      return pictures;
    });
  }

  /** Makes the pictures of a photo of a conversation, as {@link make} those of a profile's. */
  makeForMessage(file: string, order: PictureOrder): Promise<MessagePictures> {
    return this.#make(order, () => this.#draw(file, order.member, 'message'));
  }

  /** Makes the picture of a selfie that people judge, as {@link make} those of a profile's. */
  makeSelfie(file: string, order: PictureOrder): Promise<SelfiePicture> {
    return this.#make(order, () => this.#draw(file, order.member, 'selfie'));
  }

  /**
   * Copies a voice message out of the file that came, in the same program and for the same reasons.
   * @throws AppError `voice_invalid`, `voice_too_long`, and as {@link make}
   */
  async makeVoice(file: string, order: PictureOrder): Promise<Voice> {
    const ask = async () => {
      await this.#worker.ask({ ask: 'ready' });
      const { voiceMs } = this.#limits;
      const { voice, cpuSeconds } = await this.#within(voiceMs, () =>
        this.#worker.ask({ ask: 'voice', file }),
      );
      this.#count(order.member, cpuSeconds);
      return voice;
    };
    const voice = await this.#make(order, ask, 'voice_invalid');
    if (!voice) throw new AppError('voice_invalid');
    if (isTooLong(voice.seconds)) throw new AppError('voice_too_long');
    return voice;
  }

  #make<T>(
    { member, signal }: PictureOrder,
    draw: () => Promise<T>,
    broken: 'photo_invalid' | 'voice_invalid' = 'photo_invalid',
  ): Promise<T> {
    return this.#queue.run(signal, async () => {
      this.#time.refuseSpent(member);
      const stop = (): void => this.#worker.stop();
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        stop();
      }, this.#limits.pictureMs);
      signal.addEventListener('abort', stop);
      const began = performance.now();
      try {
        return await draw();
      } catch (error) {
        if (!(error instanceof PictureWorkerEnded)) throw error;
        this.#count(member, (performance.now() - began) / 1000);
        throw new AppError(signal.aborted && !late ? 'service_unavailable' : broken);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      }
    });
  }

  /**
   * Makes an AVIF of one of a photo's pictures.
   * @returns undefined where it would not be smaller
   * @throws AppError `service_unavailable` when others wait for their photos: this can be done later
   */
  makeAvif(webp: Buffer): Promise<Uint8Array | undefined> {
    return this.#oneByOne(() => this.#drawAvif(webp));
  }

  /**
   * Makes the thumbnail of a photo once more for large screens, of its whole picture.
   * @returns undefined where that is hardly larger
   * @throws AppError `service_unavailable` when others wait for their photos: this can be done later
   */
  makeWide(webp: Buffer): Promise<Uint8Array | undefined> {
    return this.#oneByOne(async () => {
      const { wide } = await this.#askLater({ ask: 'wide', webp });
      return wide ?? undefined;
    });
  }

  /**
   * What one of a photo's pictures looks like; null where it is all one colour, or no picture.
   * @throws AppError `service_unavailable` when others wait for their photos: this can be done later
   */
  async lookOf(webp: Buffer): Promise<string | null> {
    const { look } = await this.#askLater({ ask: 'look', webp });
    return look ?? null;
  }

  /** One after the other, so that what waits in the queue is never another of these. */
  #oneByOne<T>(draw: () => Promise<T>): Promise<T> {
    const made = this.#lastLater.then(draw);
    this.#lastLater = made.catch(() => undefined);
    return made;
  }

  async #drawAvif(webp: Buffer): Promise<Uint8Array | undefined> {
    const { avif } = await this.#askLater({ ask: 'avif', webp });
    if (!avif) throw new Error('no AVIF could be made of a picture');
    return avif.length < webp.length ? avif : undefined;
  }

  /** Asks for what nobody waits for. @throws AppError `service_unavailable` when others wait for their photos */
  async #askLater(question: PictureQuestion): Promise<PictureAnswer> {
    if (this.#queue.waiting > 0) throw new AppError('service_unavailable');
    return this.#queue.run(new AbortController().signal, async () => {
      const answer = await this.#within(this.#limits.pictureMs, () => this.#worker.ask(question));
      this.counts.cpuSeconds += answer.cpuSeconds;
      return answer;
    });
  }

  /** Ends the program where it takes longer. */
  async #within<T>(ms: number, work: () => Promise<T>): Promise<T> {
    const timer = setTimeout(() => this.#worker.stop(), ms);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.#worker.stop();
  }

  async #draw<K extends 'pictures' | 'message' | 'selfie'>(
    file: string,
    member: string,
    ask: K,
  ): Promise<NonNullable<PictureAnswer[K]>> {
    this.counts.opened += 1;
    const { header, cpuSeconds } = await this.#worker.ask({ ask: 'header', file });
    this.#count(member, cpuSeconds);
    const refusal = header ? checkPictureHeader(header) : 'photo_invalid';
    if (refusal) throw new AppError(refusal);
    this.counts.decoded += 1;
    const answer = await this.#worker.ask({ ask, file });
    this.#count(member, answer.cpuSeconds);
    const made = answer[ask];
    if (!made) throw new AppError('photo_invalid');
    return made;
  }

  #count(member: string, seconds: number): void {
    this.counts.cpuSeconds += seconds;
    this.#time.add(member, seconds);
  }
}
