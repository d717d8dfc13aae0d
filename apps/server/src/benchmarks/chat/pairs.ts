import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A member's open connection. */
export interface Connected {
  readonly id: string;
  readonly socket: WebSocket;
  /** Hears every frame. */
  onFrame: (frame: {
    readonly type: string;
    readonly key?: string;
    readonly message?: { readonly text: string };
  }) => void;
}

/** Opens a member's connection and waits until it is served. */
export const connect = async (
  url: string,
  id: string,
  headers: Record<string, string>,
): Promise<Connected> => {
  const socket = new WebSocket(url, { headers });
  const connected: Connected = { id, socket, onFrame: () => undefined };
  const closed = once(socket, 'close').then(([code]) => {
    throw new Error(`the connection was closed with ${String(code)}`);
  });
  await Promise.race([once(socket, 'message'), closed]);
  closed.catch(() => undefined);
  socket.on('message', (data: Buffer) =>
    connected.onFrame(JSON.parse(data.toString()) as Parameters<Connected['onFrame']>[0]),
  );
  return connected;
};

const send = (from: Connected, to: Connected, text: string): string => {
  const key = randomUUID();
  from.socket.send(JSON.stringify({ type: 'send', key, member: to.id, kind: 'text', text }));
  return key;
};

/** Milliseconds from the send to the other's socket, one message after the other. */
export const measureAlone = async (from: Connected, to: Connected, times: number): Promise<number[]> => {
  const took: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const arrived = new Promise<void>((resolve) => {
      to.onFrame = ({ type }) => {
        if (type === 'message') resolve();
      };
    });
    const began = performance.now();
    send(from, to, `message ${count}`);
    await arrived;
    took.push(performance.now() - began);
  }
  return took;
};

export interface Rate {
  /** Sends that were acknowledged a second. */
  readonly rate: number;
  readonly sent: number;
  /** Milliseconds from each send to its acknowledgement. */
  readonly took: readonly number[];
}

/** Everybody keeps so many sends under way for so many seconds. */
export const measureRate = async (
  pairs: readonly (readonly [Connected, Connected])[],
  atOnce: number,
  seconds: number,
): Promise<Rate> => {
  const took: number[] = [];
  const refused = new Set<string>();
  const began = performance.now();
  const endMs = began + seconds * 1000;
  const drive = ([from, to]: readonly [Connected, Connected]) =>
    new Promise<void>((resolve) => {
      const underWay = new Map<string, number>();
      const next = () => {
        while (underWay.size < atOnce && performance.now() < endMs)
          underWay.set(send(from, to, 'Shall we walk by the sea on Sunday?'), performance.now());
        if (underWay.size === 0) resolve();
      };
      from.onFrame = (frame) => {
        if (frame.type === 'refused') refused.add(JSON.stringify(frame));
        const sentMs = frame.key === undefined ? undefined : underWay.get(frame.key);
        if (
          (frame.type !== 'sent' && frame.type !== 'refused') ||
          frame.key === undefined ||
          sentMs === undefined
        )
          return;
        underWay.delete(frame.key);
        took.push(performance.now() - sentMs);
        next();
      };
      next();
    });
  await Promise.all(pairs.map(drive));
  if (refused.size > 0) throw new Error(`refused: ${[...refused].slice(0, 3).join(' ')}`);
  return { rate: took.length / ((performance.now() - began) / 1000), sent: took.length, took };
};
