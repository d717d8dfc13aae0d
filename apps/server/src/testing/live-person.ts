import { once } from 'node:events';
import { afterParameter, eventsPath } from '@vesper/contract';
import { WebSocket } from 'ws';
import type { Person, TestServer } from './test-server.ts';

/** What a live connection says, as it comes. */
export interface Frame {
  readonly type: string;
  readonly key?: string;
  readonly number?: number;
  readonly [field: string]: unknown;
}

/** Has a test's server listen; answers where its live connections are opened. */
export const listenLive = async ({ app }: TestServer): Promise<string> => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return `ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
};

/**
 * Opens somebody's live connection, resolved when it stands. `until` answers the first frame, past or to come, that fits.
 * @param after the number of the last event that the page has
 */
export const openLive = async (origin: string, person: Person, after?: number) => {
  const query = after === undefined ? '' : `?${afterParameter}=${after}`;
  const socket = new WebSocket(`${origin}${eventsPath}${query}`, { headers: { cookie: person.cookies() } });
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(String(data)) as Frame);
    for (const look of waiting) look();
  });
  const until = (fits: (frame: Frame) => boolean) =>
    new Promise<Frame>((resolve) => {
      const look = () => {
        const found = frames.find(fits);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  await once(socket, 'open');
  const ready = await until(({ type }) => type === 'ready');
  const say = (command: object) => socket.send(JSON.stringify(command));
  return { socket, frames, until, ready, say };
};
