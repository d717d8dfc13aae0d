/** The root actor and everything it needs, loaded after the first screen stands. */
export { browserSurroundings } from './actor/browser-surroundings.ts';
export type { SocketLike } from './live/live-socket.ts';
export type { SessionOptions, SessionSurroundings } from './actor/session-options.ts';
export { prepareSession } from './actor/prepare-session.ts';
