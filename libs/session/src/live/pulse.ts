import type { LiveFrame } from '@vesper/contract';

/** How often a connection's {@link Pulse} is to beat. */
export const beatMs = 5000;
/** A timer is some milliseconds late, or early. */
const slackMs = beatMs / 2;
/** Proxies cut connections that are quiet for a minute, and a phone that changes its network is told of no end: so often it is asked. */
const askEveryMs = 25_000 - slackMs;
/** For so long after something was said or told it is asked with every beat: what came last may have been lost. */
const askSoonMs = 10_000 + slackMs;
/** Who has answered before and says nothing for so long, though asked, is not there. */
const silentMs = 10_000 - slackMs;

/** Whether somebody is at the other end of a connection, and when it is asked (decision 143); times by the page's clock, in milliseconds. */
export class Pulse {
  #beatAtMs: number;
  #activeMs: number;
  #lastAskMs: number;
  /** Since when an answer is waited for. */
  #askedMs: number | null = null;
  #answers = false;

  constructor(nowMs: number) {
    this.#beatAtMs = this.#activeMs = this.#lastAskMs = nowMs;
  }

  heard(frame: LiveFrame | null, nowMs: number): void {
    this.#askedMs = null;
    if (frame?.type === 'pong') this.#answers = true;
    else if (frame?.number !== undefined) this.#activeMs = nowMs;
  }

  said(nowMs: number): void {
    this.#activeMs = nowMs;
  }

  /** What is to be done now. */
  beat(nowMs: number, isOpen: boolean): 'ask' | 'gone' | 'nothing' {
    // Asleep or out of sight meanwhile: what has come is still to be heard, so it is asked anew before anybody is given up.
    const hasSlept = nowMs - this.#beatAtMs > 2 * beatMs;
    this.#beatAtMs = nowMs;
    if (!isOpen) {
      this.#activeMs = nowMs;
      return 'nothing';
    }
    if (hasSlept) this.#askedMs = null;
    // A server of before answers nothing.
    if (this.#answers && this.#askedMs !== null && nowMs - this.#askedMs >= silentMs) return 'gone';
    const isSoon = nowMs - this.#activeMs <= askSoonMs;
    if (!hasSlept && !isSoon && nowMs - this.#lastAskMs < askEveryMs) return 'nothing';
    this.#lastAskMs = nowMs;
    this.#askedMs ??= nowMs;
    return 'ask';
  }
}
