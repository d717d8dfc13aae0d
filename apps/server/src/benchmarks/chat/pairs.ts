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
    /** Of a message that the relay passes on. */
    readonly text?: string;
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

/**
 * Milliseconds from the send to the other's socket, one message after the other.
 * @throws Error when one is refused or the connection ends, which nobody would wait for
 */
export const measureAlone = async (from: Connected, to: Connected, times: number): Promise<number[]> => {
  const took: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const arrived = new Promise<void>((resolve, reject) => {
      to.onFrame = ({ type }) => {
        if (type === 'message') resolve();
      };
      from.onFrame = (frame) => {
        if (frame.type === 'refused') reject(new Error(`refused: ${JSON.stringify(frame)}`));
      };
      from.socket.onclose = ({ code }) => reject(new Error(`the connection was closed with ${code}`));
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

/**
 * So many sends a second in all for so many seconds, by turns and whether or not those before have arrived.
 * @returns milliseconds of each from when it was due to the other's socket; endless for one that is refused
 */
export const measurePace = async (
  pairs: readonly (readonly [Connected, Connected])[],
  aSecond: number,
  seconds: number,
): Promise<readonly number[]> => {
  const took: number[] = [];
  const due = new Map<string, number>();
  const all = aSecond * seconds;
  const { promise, resolve } = Promise.withResolvers<void>();
  const arrive = (ms: number): void => {
    took.push(ms);
    if (took.length === all) resolve();
  };
  for (const [from, to] of pairs) {
    from.onFrame = (frame) => {
      if (frame.type === 'refused') arrive(Number.POSITIVE_INFINITY);
    };
    to.onFrame = ({ type, message, text = message?.text ?? '' }) => {
      const dueMs = type === 'message' ? due.get(text) : undefined;
      if (dueMs !== undefined) arrive(performance.now() - dueMs);
    };
  }
  const began = performance.now();
  let next = 0;
  const timer = setInterval(() => {
    for (; next < all && began + (next * 1000) / aSecond <= performance.now(); next += 1) {
      const [from, to] = pairs[next % pairs.length] ?? [];
      if (!from || !to) continue;
      const text = `At the pace of ${aSecond}, number ${next}`;
      due.set(text, began + (next * 1000) / aSecond);
      send(from, to, text);
    }
  }, 1);
  await promise.finally(() => clearInterval(timer));
  return took;
};

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
