import { assign, fromCallback, not, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { SecondPassed } from './ticker.ts';
import { shouldOpenTimeBonusModal, timeBonusModalDelayMs } from './time-bonus-modal.ts';
import { timeBonusWindow } from './time-bonus-window.ts';

export type TimeBonusInput = {
  timeBonusSeconds: number;
  /** The modal was dismissed at an earlier visit. */
  dismissed?: boolean;
};

export type TimeBonusContext = {
  timeBonusSeconds: number;
  dismissed: boolean;
  signupAtMs: number | null;
  paid: boolean;
  credits: number;
  /** 0 while there is no bonus. */
  remainingSeconds: number;
};

export type TimeBonusEvent =
  /** Who is logged in, at each refresh; times in milliseconds by one and the same clock. */
  | { type: 'user.loaded'; signupAtMs: number; paid: boolean; credits: number; nowMs: number }
  /** Logout, or there is no user. */
  | { type: 'user.left' }
  | SecondPassed
  | { type: 'area.entered' }
  | { type: 'area.left' }
  /** Closed, or followed to the credits: who has seen it sees it no second time. */
  | { type: 'modal.dismissed' };

export type TimeBonusEventType = TimeBonusEvent['type'];

function remaining(context: TimeBonusContext, nowMs: number): number {
  if (context.signupAtMs === null) return 0;
  const { signupAtMs, paid } = context;
  return timeBonusWindow({ signupAtMs, paid, nowMs }, context.timeBonusSeconds).remainingSeconds;
}

const timeBonusSetup = setup({
  types: {
    context: {} as TimeBonusContext,
    events: {} as TimeBonusEvent,
    input: {} as TimeBonusInput,
  },
  actors: {
    /** Sends `second.passed` each second; see `tickerFrom`. Without one the countdown stands still. */
    ticker: fromCallback<SecondPassed>(() => {}),
  },
  actions: {
    /** Keeps the dismissal for later visits; the app brings it along. */
    rememberDismissal: () => {},
    noteUser: assign(({ context, event }) => {
      if (event.type !== 'user.loaded') return {};
      const { signupAtMs, paid, credits, nowMs } = event;
      const known = { ...context, signupAtMs, paid, credits };
      return { ...known, remainingSeconds: remaining(known, nowMs) };
    }),
    noteTime: assign(({ context, event }) =>
      event.type === 'second.passed' ? { remainingSeconds: remaining(context, event.nowMs) } : {},
    ),
    forgetUser: assign({ signupAtMs: null, paid: false, credits: 0, remainingSeconds: 0 }),
    noteDismissal: assign({ dismissed: true }),
  },
  guards: {
    isOver: ({ context }) => context.remainingSeconds === 0,
    opensModal: ({ context }) =>
      shouldOpenTimeBonusModal({
        bonusOpen: context.remainingSeconds > 0,
        credits: context.credits,
        dismissed: context.dismissed,
        inMembersAreaMs: timeBonusModalDelayMs,
      }),
  },
  delays: { modalDelay: timeBonusModalDelayMs },
});

/**
 * The time bonus (spec §4): a countdown to the server's real deadline, and a modal that opens 40 s
 * after entering the members area. Going from screen to screen within the area starts nothing anew.
 */
export const timeBonusMachine = timeBonusSetup.createMachine({
  id: 'timeBonus',
  context: ({ input }) => ({
    timeBonusSeconds: input.timeBonusSeconds,
    dismissed: input.dismissed ?? false,
    signupAtMs: null,
    paid: false,
    credits: 0,
    remainingSeconds: 0,
  }),
  type: 'parallel',
  on: {
    'user.loaded': { actions: 'noteUser' },
    'user.left': { actions: 'forgetUser' },
  },
  states: {
    countdown: {
      initial: 'inactive',
      states: {
        inactive: { always: { guard: not('isOver'), target: 'active' } },
        active: {
          invoke: { id: 'ticker', src: 'ticker' },
          always: { guard: 'isOver', target: 'inactive' },
          on: { 'second.passed': { actions: 'noteTime' } },
        },
      },
    },
    area: {
      initial: 'outside',
      states: {
        outside: { on: { 'area.entered': 'waiting' } },
        waiting: {
          after: { modalDelay: [{ guard: 'opensModal', target: 'modal' }, { target: 'quiet' }] },
          on: { 'area.left': 'outside' },
        },
        modal: {
          always: { guard: 'isOver', target: 'quiet' },
          on: {
            'modal.dismissed': { target: 'quiet', actions: ['noteDismissal', 'rememberDismissal'] },
            'area.left': 'outside',
          },
        },
        quiet: { on: { 'area.left': 'outside' } },
      },
    },
  },
});

export type TimeBonusSnapshot = SnapshotFrom<typeof timeBonusMachine>;
