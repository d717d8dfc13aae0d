/** What a page needs from its first paint. The root actor is in `@vesper/session/engine`, loaded later. */
export { listsReloadMs, Session, type SessionEngine, type SessionRequest } from './session.ts';
export type {
  Connection,
  LikeLists,
  PageSettings,
  SessionSeed,
  SessionState,
  TimeBonus,
} from './session-state.ts';
export { SessionProvider, useSession, useSessionHandle, useSettings, useUser } from './react.tsx';
export { deviceStorage, type PageStorage, tabStorage } from './storage/storage.ts';
