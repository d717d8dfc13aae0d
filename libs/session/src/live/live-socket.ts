import { afterParameter, crowdedCloseCode, eventsPath, sessionEndedCloseCode } from '@vesper/contract';
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
/**
 * How often it is asked whether somebody is there, in beats: proxies cut connections that are quiet for a minute, and a phone
 * that changes its network is told of no end. Soon after something was said or told it is asked more often, since what came
 * last may have been lost.
 */
const askEveryBeats = 5;
const askSoonBeats = 2;
/** Who has answered before and says nothing for so many beats, though asked, is not there. */
const silentBeats = 2;
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
    let beats = 0;
    /** Beats since it was asked and nothing came; null while nothing is asked. */
    let silent: number | null = null;
    let answers = false;
    socket.listen({
      message: (data) => {
        const event = readLiveFrame(data);
        silent = null;
        if (event?.type === 'pong') answers = true;
        else if (event?.number !== undefined) beats = 0;
        if (event) send({ type: 'socket.received', event });
      },
      closed,
    });
    const stopBeat = every(beatMs, () => {
      if (!socket.isOpen()) return;
      beats += 1;
      if (silent !== null) silent += 1;
      // A server of before answers nothing.
      if (answers && silent === silentBeats) {
        socket.close(true);
        return closed();
      }
      if (beats > askSoonBeats && beats % askEveryBeats > 0) return;
      silent ??= 0;
      socket.send(JSON.stringify({ type: 'ping' }));
    });
    receive((command) => {
      if (!socket.isOpen()) return;
      beats = 0;
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
