/** What a page needs from its first paint. The root actor is in `@vesper/session/engine`, loaded later. */
export { listsReloadMs, Session, type SessionRequest } from './session.ts';
export type { PageSettings, SessionSeed, SessionState } from './session-state.ts';
export {
  SessionProvider,
  useIsVisitor,
  useOwnId,
  useSession,
  useSessionHandle,
  useSettings,
  useUser,
} from './react.tsx';
export { deviceStorage, tabStorage } from './storage/storage.ts';
export { scriptUrl } from './script-url.ts';
