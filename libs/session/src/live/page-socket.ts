import type { SocketLike } from './live-socket.ts';

/** A WebSocket of this page alone, to a path of this site. */
export const openPageSocket = (path: string): SocketLike => {
  const socket = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')));
  const over = new AbortController();
  return {
    listen: ({ message, closed }) => {
      socket.addEventListener('message', (event) => message(event.data), { signal: over.signal });
      socket.addEventListener('close', ({ code }) => closed(code), { signal: over.signal });
    },
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (data) => socket.send(data),
    close: () => {
      over.abort();
      socket.close();
    },
  };
};
