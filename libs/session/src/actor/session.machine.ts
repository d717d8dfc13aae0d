import type { CallAnswer, ChatEntry, LiveCommand, LiveFrame, User } from '@vesper/contract';
import { timeBonusMachine } from '@vesper/domain';
import { assign, type EventObject, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import { reconnectDelayMs } from '../live/reconnect-delay.ts';
import { listsReloadMs } from '../session.ts';
import type { LikeLists } from '../session-state.ts';

export interface Lists {
  readonly chats: readonly ChatEntry[];
  readonly totalUnread: number;
  readonly archived: CallAnswer<'chats'>['archived'];
  readonly likes: LikeLists;
  readonly totalNewLikes: number;
}

export interface SessionMachineInput {
  readonly user: User | null;
  readonly online: boolean;
  readonly timeBonusSeconds: number;
  readonly bonusDismissed: boolean;
  /** In [0, 1); spreads the reconnections of many browsers. */
  readonly random: () => number;
}

export interface SessionMachineContext {
  readonly userId: string | null;
  readonly pushSubscribed: boolean;
  readonly online: boolean;
  /** Whether the live connection stands. */
  readonly live: boolean;
  readonly failures: number;
  readonly input: SessionMachineInput;
}

export type SessionMachineEvent =
  | { readonly type: 'user.changed'; readonly user: User | null }
  | { readonly type: 'login.lost' }
  | { readonly type: 'network.changed'; readonly online: boolean }
  | { readonly type: 'socket.received'; readonly event: LiveFrame }
  /** The server says why: nobody is logged in on this connection; the member has too many others. */
  | { readonly type: 'socket.closed'; readonly sessionEnded: boolean; readonly crowded: boolean }
  /** The server was asked who is here, and it is the same member. */
  | { readonly type: 'user.confirmed' }
  | { readonly type: 'typing.started'; readonly conversation: string }
  | { readonly type: 'command.given'; readonly command: LiveCommand }
  | { readonly type: 'lists.requested' }
  | { readonly type: 'user.requested' };

/** What the actor of the live connection is told. */
export type SocketCommand = Extract<SessionMachineEvent, { type: 'typing.started' | 'command.given' }>;

/** Spec §9: first poll after 5 s, the user every 60 s, every 300 s with push. */
export const firstPollMs = 5000;
/** Longer than the answer to an act takes that ends the login. */
export const doubtPauseMs = 4000;
export const userRefreshMs = 60_000;
export const userRefreshWithPushMs = 300_000;

/**
 * The root actor of a page: who is logged in, the polling beat, the live connection and the time bonus (spec §4). It
 * decides when; what is read and where it goes is provided by `prepareSession`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionMachineContext,
    events: {} as SessionMachineEvent,
    input: {} as SessionMachineInput,
  },
  actors: {
    refreshUser: fromPromise<User | null>(() => Promise.reject(new Error('actor_not_provided: refreshUser'))),
    readLists: fromPromise<Lists>(() => Promise.reject(new Error('actor_not_provided: readLists'))),
    /** One WebSocket: sends `socket.received` for each frame and `socket.closed` at its end. */
    socket: fromCallback<SocketCommand & EventObject>(() => {}),
    timeBonus: timeBonusMachine,
  },
  actions: {
    publishUser: (_, _params: { user: User | null }) => {},
    publishLists: (_, _params: { lists: Lists }) => {},
    publishConnection: (_, _params: { connection: 'off' | 'connecting' | 'live' | 'lost' }) => {},
    publishLive: (_, _params: { event: LiveFrame }) => {},
    /** Leads to the login page. */
    leave: () => {},
    noteFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    /** The next connection comes after the longest pause there is: polling goes on meanwhile. */
    noteCrowd: assign({ failures: Number.MAX_SAFE_INTEGER }),
    noteUser: assign((_, { user }: { user: User | null }) => ({
      userId: user?.id ?? null,
      pushSubscribed: user?.push_subscribed ?? false,
    })),
  },
  guards: {
    isMember: ({ context }) => context.userId !== null,
    /** Lists come with the live connection; without one they are polled in the user's beat. */
    isLive: ({ context }) => context.live,
    isOnline: ({ context }) => context.online,
    isAnotherUser: ({ context }, { user }: { user: User | null }) => (user?.id ?? null) !== context.userId,
  },
  delays: {
    refresh: ({ context }) => (context.pushSubscribed ? userRefreshWithPushMs : userRefreshMs),
    reconnect: ({ context }) => reconnectDelayMs(context.failures, context.input.random()),
    firstPoll: firstPollMs,
    doubtPause: doubtPauseMs,
    listsReload: listsReloadMs,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    userId: input.user?.id ?? null,
    pushSubscribed: input.user?.push_subscribed ?? false,
    online: input.online,
    live: false,
    failures: 0,
    input,
  }),
  invoke: {
    id: 'timeBonus',
    src: 'timeBonus',
    input: ({ context }) => ({
      timeBonusSeconds: context.input.timeBonusSeconds,
      dismissed: context.input.bonusDismissed,
    }),
  },
  on: {
    'network.changed': { actions: assign({ online: ({ event }) => event.online }) },
    'user.changed': [
      {
        // A login or logout starts everything anew; a newer state of the same member only counts.
        guard: { type: 'isAnotherUser', params: ({ event }) => ({ user: event.user }) },
        target: '.deciding',
        actions: { type: 'noteUser', params: ({ event }) => ({ user: event.user }) },
      },
      { actions: { type: 'noteUser', params: ({ event }) => ({ user: event.user }) } },
    ],
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isMember', target: 'member' }, { target: 'visitor' }] },
    visitor: { entry: { type: 'publishConnection', params: { connection: 'off' } } },
    member: {
      type: 'parallel',
      on: {
        // A call that left before a login was renewed (confirming the address, a new password) is refused as well, so the
        // server is asked who is here before anybody is sent away.
        'login.lost': '.beat.refreshing',
      },
      states: {
        beat: {
          initial: 'first',
          on: { 'user.requested': '.refreshing' },
          states: {
            first: {
              // With a live connection too: what came between the page and the connection is in no frame.
              after: { firstPoll: { target: 'refreshing', actions: raise({ type: 'lists.requested' }) } },
            },
            resting: {
              after: {
                refresh: [
                  { guard: 'isLive', target: 'refreshing' },
                  { target: 'refreshing', actions: raise({ type: 'lists.requested' }) },
                ],
              },
            },
            refreshing: {
              invoke: {
                id: 'refreshUser',
                src: 'refreshUser',
                onDone: [
                  {
                    guard: ({ event }) => event.output === null,
                    target: '#session.visitor',
                    actions: [
                      { type: 'noteUser', params: { user: null } },
                      { type: 'publishUser', params: { user: null } },
                      'leave',
                    ],
                  },
                  {
                    target: 'resting',
                    actions: [
                      { type: 'noteUser', params: ({ event }) => ({ user: event.output }) },
                      { type: 'publishUser', params: ({ event }) => ({ user: event.output }) },
                      raise({ type: 'user.confirmed' }),
                    ],
                  },
                ],
                onError: 'resting',
              },
            },
          },
        },
        lists: {
          initial: 'idle',
          states: {
            idle: { on: { 'lists.requested': 'settling' } },
            // Several reasons within half a second make one question.
            settling: { after: { listsReload: 'reading' } },
            reading: {
              on: { 'lists.requested': { target: 'settling' } },
              invoke: {
                id: 'readLists',
                src: 'readLists',
                onDone: {
                  target: 'idle',
                  actions: { type: 'publishLists', params: ({ event }) => ({ lists: event.output }) },
                },
                onError: 'idle',
              },
            },
          },
        },
        link: {
          initial: 'closed',
          states: {
            closed: {
              entry: { type: 'publishConnection', params: { connection: 'off' } },
              always: { guard: 'isOnline', target: 'open' },
            },
            open: {
              initial: 'connecting',
              invoke: { id: 'socket', src: 'socket' },
              on: {
                'socket.closed': [
                  { guard: ({ event }) => event.sessionEnded, target: 'doubted', actions: 'noteFailure' },
                  { guard: ({ event }) => event.crowded, target: 'lost', actions: 'noteCrowd' },
                  { target: 'lost', actions: 'noteFailure' },
                ],
                'network.changed': {
                  guard: ({ event }) => !event.online,
                  target: 'closed',
                  actions: assign({ online: false, failures: 0 }),
                },
                'typing.started': { actions: sendTo('socket', ({ event }) => event) },
                'command.given': { actions: sendTo('socket', ({ event }) => event) },
                'socket.received': {
                  actions: { type: 'publishLive', params: ({ event }) => ({ event: event.event }) },
                },
              },
              states: {
                connecting: {
                  entry: { type: 'publishConnection', params: { connection: 'connecting' } },
                  on: {
                    'socket.received': {
                      target: 'live',
                      actions: { type: 'publishLive', params: ({ event }) => ({ event: event.event }) },
                    },
                  },
                },
                live: {
                  entry: [
                    { type: 'publishConnection', params: { connection: 'live' } },
                    assign({ live: true, failures: 0 }),
                  ],
                  exit: assign({ live: false }),
                },
              },
            },
            // The session is said to have ended: who is here is asked before the next connection, which would end the same
            // way. Nobody leads out of all of this; no answer is asked for again. First comes a pause: where this very page has
            // ended it (logout, leaving), the answer to that act leads on, and no question of ours must be faster.
            doubted: {
              entry: { type: 'publishConnection', params: { connection: 'lost' } },
              initial: 'pausing',
              states: {
                pausing: { after: { doubtPause: 'asking' } },
                asking: {
                  entry: raise({ type: 'user.requested' }),
                  after: { reconnect: { target: 'asking', reenter: true, actions: 'noteFailure' } },
                  on: {
                    'network.changed': [
                      {
                        guard: ({ event }) => event.online,
                        target: 'asking',
                        reenter: true,
                        actions: assign({ online: true }),
                      },
                    ],
                  },
                },
              },
              on: { 'user.confirmed': 'lost' },
            },
            lost: {
              entry: { type: 'publishConnection', params: { connection: 'lost' } },
              after: { reconnect: 'open' },
              on: {
                'network.changed': [
                  { guard: ({ event }) => event.online, target: 'open', actions: assign({ online: true }) },
                  { target: 'closed', actions: assign({ online: false }) },
                ],
              },
            },
          },
        },
      },
    },
  },
});
