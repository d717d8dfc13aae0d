import type { LiveCommand, LiveEvent, User } from '@vesper/contract';
import { initialSessionState, type SessionSeed, type SessionState } from './session-state.ts';

/** What screens may ask of the root actor. */
export type SessionRequest =
  /** The member writes in this conversation; sent at most every few seconds. */
  | { readonly type: 'typing.started'; readonly conversation: string }
  /** Say this over the live connection; without one it is not said. */
  | { readonly type: 'command.given'; readonly command: LiveCommand }
  /** Read the lists of chats and likes again, now. */
  | { readonly type: 'lists.requested' }
  /** Read the user again, now. */
  | { readonly type: 'user.requested' }
  /** The server said that nobody is logged in any more. */
  | { readonly type: 'login.lost' }
  /** The screen that is shown counts as members area (spec §2), or no longer does. */
  | { readonly type: 'area.entered' }
  | { readonly type: 'area.left' }
  | { readonly type: 'bonus.dismissed' };

/** The root actor as this page's session sees it. */
export interface SessionEngine {
  readonly request: (request: SessionRequest) => void;
  readonly userChanged: (user: User | null) => void;
  readonly stop: () => void;
}

/** Spec §9: a like just made is in the lists half a second later. */
export const listsReloadMs = 500;

/** An answer may be so long on its way, and its second so old. */
const explainedMs = 5000;

/**
 * The state of a page outside of its screens, there from the first paint. It is a plain store: what changes it is the
 * root actor (`prepareSession` of `@vesper/session/engine`), which is loaded after the first screen stands. Requests made before that wait for it.
 */
export class Session {
  #clockOffsetMs = 0;
  #isTimeTold = false;
  /** The number of the last event that the page was made with; null for a visitor. */
  readonly lastEvent: number | null;
  readonly #first: SessionState;
  #state: SessionState;
  #engine: SessionEngine | null = null;
  #waiting: SessionRequest[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #liveListeners = new Set<(event: LiveEvent) => void>();

  constructor(seed: SessionSeed, nowMs: number) {
    this.lastEvent = seed.lastEvent;
    this.#first = initialSessionState(seed);
    this.#state = this.#first;
    this.tellTime(seed.nowMs, nowMs);
  }

  /** The server's clock minus this browser's, in milliseconds. */
  get clockOffsetMs(): number {
    return this.#clockOffsetMs;
  }

  /**
   * What the server's clock said a moment ago, and this browser's says now. A visitor's page, which may be some minutes old
   * when it is given out, says nothing of it: who logs in on it is told then.
   */
  tellTime(serverMs: number | null, nowMs: number): void {
    if (serverMs === null) return;
    this.#isTimeTold = true;
    this.#clockOffsetMs = serverMs - nowMs;
  }

  /**
   * What an answer to a call says of the server's clock, to the second: of use to who became a member on a visitor's page.
   * A difference that the way of the answer may explain is none.
   */
  hearTime(serverMs: number, nowMs: number): void {
    const differenceMs = serverMs - nowMs;
    if (!this.#isTimeTold) this.#clockOffsetMs = Math.abs(differenceMs) < explainedMs ? 0 : differenceMs;
  }

  readonly getSnapshot = (): SessionState => this.#state;
  /** As the page was made: what React compares the server's words with. */
  readonly getFirstSnapshot = (): SessionState => this.#first;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Replaces parts of the state. */
  update(change: Partial<SessionState>): void {
    const keys = Object.keys(change) as (keyof SessionState)[];
    if (keys.every((key) => Object.is(this.#state[key], change[key]))) return;
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** A user that came with a page or an answer: a login, a logout, credits spent. */
  setUser(user: User | null): void {
    if (user === this.#state.user) return;
    this.update(
      user ? { user } : { user, totalUnread: 0, totalNewLikes: 0, chats: null, likes: null, timeBonus: null },
    );
    this.#engine?.userChanged(user);
  }

  /** Changes single fields of the user, e.g. the credits that an answer told. */
  patchUser(change: Partial<User>): void {
    const { user } = this.#state;
    if (user) this.setUser({ ...user, ...change });
  }

  /** Asks the root actor for something. */
  readonly request = (request: SessionRequest): void => {
    if (this.#engine) this.#engine.request(request);
    else this.#waiting.push(request);
  };

  /** Hears every event of the live connection, after the state has taken it in. Answers how to stop. */
  readonly onLive = (listener: (event: LiveEvent) => void): (() => void) => {
    this.#liveListeners.add(listener);
    return () => this.#liveListeners.delete(listener);
  };

  /** For the root actor: passes an event on to the screens. */
  emitLive(event: LiveEvent): void {
    for (const listener of this.#liveListeners) listener(event);
  }

  /** For the root actor: takes the requests from here on. */
  attach(engine: SessionEngine): void {
    this.#engine = engine;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const request of waiting) engine.request(request);
  }

  detach(): void {
    this.#engine?.stop();
    this.#engine = null;
  }
}
