import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

const SessionContext = createContext<Session | null>(null);

/** Gives a page its session; one of these around everything. */
export const SessionProvider = ({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) => <SessionContext value={session}>{children}</SessionContext>;

/** The session itself: for requests, live events and answers that change the user. Never changes, so never re-renders. */
export const useSessionHandle = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSessionHandle needs a SessionProvider around it');
  return session;
};

/**
 * A part of the session's state. The component renders again only when the selected part changes, so select values or
 * parts that keep their identity, never a new object.
 */
export const useSession = <T,>(select: (state: SessionState) => T): T => {
  const session = useSessionHandle();
  return useSyncExternalStore(
    session.subscribe,
    () => select(session.getSnapshot()),
    // A part that wakes late finds what the server wrote, though the clock has ticked on and news have come since.
    () => select(session.getFirstSnapshot()),
  );
};

/** The whole user: a component that shows it renders again with every change of any part. Others select theirs. */
export const useUser = () => useSession((state) => state.user);
/** The id of who is logged in; undefined for a visitor. */
export const useOwnId = () => useSession((state) => state.user?.id);
export const useIsVisitor = () => !useOwnId();
export const useSettings = () => useSession((state) => state.settings);
