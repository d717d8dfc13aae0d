import { connect, createServer, type Socket } from 'node:net';

/** One address on loopback behind which programs change, as an operator moves a database's address on a fail-over. */
export interface Switch {
  readonly port: number;
  /** Leads new connections there and cuts those that are open. */
  lead(port: number): void;
  /** Cuts what is open and lets nobody in. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a switch that lets nobody in until it is told where to lead. */
export const openSwitch = async (): Promise<Switch> => {
  let target: number | undefined;
  const open = new Set<Socket>();
  const keep = (socket: Socket, other: Socket): void => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  const server = createServer((socket) => {
    if (target === undefined) return void socket.destroy();
    const there = connect(target, '127.0.0.1');
    keep(socket, there);
    keep(there, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cutAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    lead: (port) => {
      target = port;
      cutAll();
    },
    cut: () => {
      target = undefined;
      cutAll();
    },
    close: async () => {
      target = undefined;
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
