import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { notProvided, refusalOf } from '../refusal/refusal.ts';

/** What the browser says of push; `subscribed` means on this device, for this member. */
export type PushStatus = 'notCapable' | 'unsubscribed' | 'subscribed' | 'denied';

export type PushInput = { status: PushStatus };

export type PushContext = {
  status: PushStatus;
  /** What failed, so that it can be tried again. */
  failedAct: 'subscribe' | 'unsubscribe' | null;
  errorCode: string | null;
};

export type PushEvent =
  | { type: 'push.accepted' }
  | { type: 'push.withdrawn' }
  | { type: 'push.retried' }
  /** The member changed the permission in the browser, or the subscription came or ended there. */
  | { type: 'status.changed'; status: PushStatus };

export type PushEventType = PushEvent['type'];

const pushSetup = setup({
  types: { context: {} as PushContext, events: {} as PushEvent, input: {} as PushInput },
  actors: {
    /** Asks the browser and registers with the server; `denied` when the browser said no. */
    subscribe: fromPromise<'subscribed' | 'denied'>(() => notProvided('subscribe')),
    unsubscribe: fromPromise<void>(() => notProvided('unsubscribe')),
  },
  actions: {
    noteStatus: assign((_, params: { status: PushStatus }) => ({
      status: params.status,
      failedAct: null,
      errorCode: null,
    })),
    noteFailure: assign((_, params: { act: 'subscribe' | 'unsubscribe'; error: unknown }) => ({
      failedAct: params.act,
      errorCode: refusalOf(params.error).code,
    })),
    clearFailure: assign({ failedAct: null, errorCode: null }),
  },
  guards: {
    isNotCapable: ({ context }) => context.status === 'notCapable',
    isSubscribed: ({ context }) => context.status === 'subscribed',
    isDenied: ({ context }) => context.status === 'denied',
    failedToSubscribe: ({ context }) => context.failedAct === 'subscribe',
  },
});

/** While an act is under way its own answer counts: the browser tells of the changes it makes itself. */
const heedBrowser = {
  'status.changed': {
    target: 'settling',
    actions: {
      type: 'noteStatus' as const,
      params: ({ event }: { event: Extract<PushEvent, { type: 'status.changed' }> }) => ({
        status: event.status,
      }),
    },
  },
};

/** Push notices on this device (spec §4): not capable, unsubscribed, subscribed, denied, and the ways between. */
export const pushMachine = pushSetup.createMachine({
  id: 'push',
  context: ({ input }) => ({ status: input.status, failedAct: null, errorCode: null }),
  initial: 'settling',
  states: {
    /** Left at once, for the state that the status names. */
    settling: {
      always: [
        { guard: 'isNotCapable', target: 'notCapable' },
        { guard: 'isSubscribed', target: 'subscribed' },
        { guard: 'isDenied', target: 'denied' },
        { target: 'unsubscribed' },
      ],
    },
    notCapable: { on: heedBrowser },
    unsubscribed: { on: { ...heedBrowser, 'push.accepted': 'subscribing' } },
    subscribing: {
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        onDone: {
          target: 'settling',
          actions: { type: 'noteStatus', params: ({ event }) => ({ status: event.output }) },
        },
        onError: {
          target: 'failure',
          actions: { type: 'noteFailure', params: ({ event }) => ({ act: 'subscribe', error: event.error }) },
        },
      },
    },
    subscribed: { on: { ...heedBrowser, 'push.withdrawn': 'unsubscribing' } },
    unsubscribing: {
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        onDone: {
          target: 'settling',
          actions: { type: 'noteStatus', params: () => ({ status: 'unsubscribed' }) },
        },
        onError: {
          target: 'failure',
          actions: {
            type: 'noteFailure',
            params: ({ event }) => ({ act: 'unsubscribe', error: event.error }),
          },
        },
      },
    },
    /** Only the browser's own settings lead out of here: `status.changed`. */
    denied: { on: heedBrowser },
    failure: {
      on: {
        ...heedBrowser,
        'push.retried': [
          { guard: 'failedToSubscribe', target: 'subscribing', actions: 'clearFailure' },
          { target: 'unsubscribing', actions: 'clearFailure' },
        ],
      },
    },
  },
});

export type PushSnapshot = SnapshotFrom<typeof pushMachine>;

/** The events that the settings and the alert show as buttons. */
export const pushControls = [
  'push.accepted',
  'push.withdrawn',
  'push.retried',
] as const satisfies readonly PushEventType[];

export type PushControl = (typeof pushControls)[number];

const offersOf: Readonly<Record<PushSnapshot['value'], readonly PushControl[]>> = {
  settling: [],
  notCapable: [],
  unsubscribed: ['push.accepted'],
  subscribing: [],
  subscribed: ['push.withdrawn'],
  unsubscribing: [],
  denied: [],
  failure: ['push.retried'],
};

/** What a screen with the push choice offers. */
export function pushOffers(snapshot: PushSnapshot): readonly PushControl[] {
  return offersOf[snapshot.value];
}
