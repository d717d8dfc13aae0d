import { afterParameter, crowdedCloseCode, eventsPath, sessionEndedCloseCode } from '@vesper/contract';
import { type EventObject, fromCallback } from 'xstate';
import { readLiveFrame } from './live-frame.ts';
import { beatMs, Pulse } from './pulse.ts';
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
