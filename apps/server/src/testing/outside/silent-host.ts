import { createServer, type Socket } from 'node:net';

/** A program that takes every connection and never says a word. */
export const startSilentHost = async () => {
  const open = new Set<Socket>();
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    // Without reading, the end of the other side would never be noticed.
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    /** Connections that are still held open by those who made them. */
    openConnections: () => open.size,
    taken: () => taken,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type SilentHost = Awaited<ReturnType<typeof startSilentHost>>;
