/** The root actor and everything it needs, loaded after the first screen stands. */
export { browserSurroundings } from './browser-surroundings.ts';
export type { SocketLike } from './live-socket.ts';
export type { SessionOptions, SessionSurroundings } from './session-options.ts';
export { startSession } from './start-session.ts';
