import {
  afterParameter,
  crowdedCloseCode,
  eventsPath,
  type LiveFrame,
  sessionEndedCloseCode,
} from '@vesper/contract';
import { type EventObject, fromCallback } from 'xstate';
import { readLiveFrame } from './live-frame.ts';
import type { SessionMachineEvent, SocketCommand } from '../actor/session.machine.ts';

/** As much of a WebSocket as is needed here. */
export interface SocketLike {
  /** Tells what comes and, once, that it is over, with the code of the close frame (1006 without one). */
  readonly listen: (on: {
    readonly message: (data: unknown) => void;
    readonly closed: (code: number) => void;
  }) => void;
  readonly isOpen: () => boolean;
  readonly send: (data: string) => void;
  /** @param isBroken it leads nowhere: other tabs that share it are to open it anew as well */
  readonly close: (isBroken?: boolean) => void;
}

/** Where a connection begins; what is shared between tabs is shared by those of one member. */
export interface LiveStart {
  /** Who is here, as far as the page knows. */
  readonly member: string | null;
  /** The number of the last event that the page has; null when it knows none. */
  readonly after: number | null;
}

export interface LiveSocketOptions {
  /** Opens a socket to a path of this site. */
  readonly open: (path: string, start: LiveStart) => SocketLike;
  readonly member: () => string | null;
  readonly nowMs: () => number;
  /** The number of the last event that the page has; null when it knows none. */
  readonly lastEvent: () => number | null;
  readonly every: (ms: number, call: () => void) => () => void;
}

const beatMs = 5000;
/** A timer is some milliseconds late, or early. */
const slackMs = beatMs / 2;
/** Proxies cut connections that are quiet for a minute, and a phone that changes its network is told of no end: so often it is asked. */
const askEveryMs = 25_000 - slackMs;
/** For so long after something was said or told it is asked with every beat: what came last may have been lost. */
const askSoonMs = 10_000 + slackMs;
/** Who has answered before and says nothing for so long, though asked, is not there. */
const silentMs = 10_000 - slackMs;

/** Whether somebody is at the other end, and when it is asked; times by the page's clock. */
class Pulse {
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

/** Others show "typing" for some seconds; more often than this says nothing new. */
const typingEveryMs = 3000;

/** The actor around one WebSocket to `/api/events.php`; leaving its state closes the socket. */
export const liveSocket = ({ open, nowMs, every, lastEvent, member }: LiveSocketOptions) =>
  fromCallback<SocketCommand & EventObject>(({ sendBack, receive }) => {
    const send = (event: SessionMachineEvent): void => sendBack(event);
    let lastTyping = { conversation: '', atMs: -Infinity };
    const after = lastEvent();
    const path = after === null ? eventsPath : `${eventsPath}?${afterParameter}=${after}`;
    const socket = open(path, { member: member(), after });
    const closed = (code?: number): void =>
      send({
        type: 'socket.closed',
        sessionEnded: code === sessionEndedCloseCode,
        crowded: code === crowdedCloseCode,
      });
    const pulse = new Pulse(nowMs());
    socket.listen({
      message: (data) => {
        const event = readLiveFrame(data);
        pulse.heard(event, nowMs());
        if (event) send({ type: 'socket.received', event });
      },
      closed,
    });
    const stopBeat = every(beatMs, () => {
      const due = pulse.beat(nowMs(), socket.isOpen());
      if (due === 'ask') socket.send(JSON.stringify({ type: 'ping' }));
      if (due !== 'gone') return;
      socket.close(true);
      closed();
    });
    receive((command) => {
      if (!socket.isOpen()) return;
      pulse.said(nowMs());
      if (command.type === 'command.given') return socket.send(JSON.stringify(command.command));
      const { conversation } = command;
      const isRepeat = lastTyping.conversation === conversation && nowMs() - lastTyping.atMs < typingEveryMs;
      if (isRepeat) return;
      lastTyping = { conversation, atMs: nowMs() };
      socket.send(JSON.stringify({ type: 'typing', conversation }));
    });
    return () => {
      stopBeat();
      socket.close();
    };
  });
