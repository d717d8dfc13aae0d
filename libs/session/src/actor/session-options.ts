import type { Api } from '@vesper/api-client';
import type { LiveStart, SocketLike } from '../live/live-socket.ts';

/** The browser, as far as the root actor uses it; tests give another one. */
export interface SessionSurroundings {
  readonly openSocket: (path: string, start: LiveStart) => SocketLike;
  readonly nowMs: () => number;
  readonly every: (ms: number, call: () => void) => () => void;
  readonly random: () => number;
  readonly isOnline: () => boolean;
  /** Hears the network come and go, pushed news, and the page going into the background; answers how to stop. */
  readonly watch: (on: {
    readonly network: (online: boolean) => void;
    readonly pushed: () => void;
    readonly hidden: () => void;
  }) => () => void;
  /** Tells the server that the page went into the background, in a way that outlives the page (spec §7: a beacon). */
  readonly tellHidden: () => void;
  readonly showBadge: (count: number) => void;
  readonly readDismissal: () => boolean;
  readonly storeDismissal: () => void;
}

export interface SessionOptions {
  readonly api: Api;
  readonly surroundings: SessionSurroundings;
  /** Called when the login was lost while the page was open. */
  readonly onLoginLost: () => void;
}
