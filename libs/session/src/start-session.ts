import type { Api } from '@vesper/api-client';
import type { LiveEvent, User } from '@vesper/contract';
import { isTimeBonusModalShown, tickerFrom, timeBonusMachine, type TimeBonusEvent } from '@vesper/domain';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { applyLiveEvent } from './apply-live-event.ts';
import { liveSocket, type SocketLike } from './live-socket.ts';
import type { Session, SessionRequest } from './session.ts';
import { type Lists, sessionMachine } from './session.machine.ts';

/** The browser, as far as the root actor uses it; tests give another one. */
export interface SessionSurroundings {
  readonly openSocket: (path: string) => SocketLike;
  readonly nowMs: () => number;
  readonly every: (ms: number, call: () => void) => () => void;
  readonly random: () => number;
  readonly isOnline: () => boolean;
  /** Hears the network come and go, and pushed news; answers how to stop. */
  readonly watch: (on: {
    readonly network: (online: boolean) => void;
    readonly pushed: () => void;
  }) => () => void;
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

const readLists = async (api: Api): Promise<Lists> => {
  const [chats, likes] = await Promise.all([api.call('chats'), api.call('likes')]);
  return {
    chats: chats.chats,
    totalUnread: chats.total_unread,
    likes: { sent: likes.profiles, received: likes.liked_by, matches: likes.matches },
    totalNewLikes: likes.total_new,
  };
};

const bonusEvent = (user: User | null, bonusSeconds: number, nowMs: number): TimeBonusEvent => {
  if (!user?.time_bonus_ends_at) return { type: 'user.left' };
  // The server names the deadline; the machine counts from the beginning of the same window.
  const signupAtMs = Date.parse(user.time_bonus_ends_at) - bonusSeconds * 1000;
  return { type: 'user.loaded', signupAtMs, paid: user.paid_user, credits: user.credits, nowMs };
};

/**
 * Starts the root actor of a page and attaches it to its session. `session.detach()` ends it with its connection and
 * timers.
 */
export const startSession = (session: Session, { api, surroundings, onLoginLost }: SessionOptions): void => {
  const { settings, user: firstUser } = session.getSnapshot();
  const serverNowMs = (): number => surroundings.nowMs() + session.clockOffsetMs;

  const takeLive = (event: LiveEvent): void => {
    const { change, reload } = applyLiveEvent(session.getSnapshot(), event);
    session.update(change);
    for (const what of reload) actor.send({ type: what === 'lists' ? 'lists.requested' : 'user.requested' });
    session.emitLive(event);
  };

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        refreshUser: fromPromise(async () => (await api.call('user')).user),
        readLists: fromPromise(() => readLists(api)),
        socket: liveSocket({
          open: surroundings.openSocket,
          nowMs: surroundings.nowMs,
          every: surroundings.every,
        }),
        timeBonus: timeBonusMachine.provide({
          actors: { ticker: tickerFrom({ now: serverNowMs, every: surroundings.every }) },
          actions: { rememberDismissal: surroundings.storeDismissal },
        }),
      },
      actions: {
        publishUser: (_, { user }) => session.setUser(user),
        publishLists: (_, { lists }) => session.update(lists),
        publishConnection: (_, { connection }) => session.update({ connection }),
        publishLive: (_, { event }) => takeLive(event),
        leave: onLoginLost,
      },
    }),
    {
      input: {
        user: firstUser,
        online: surroundings.isOnline(),
        timeBonusSeconds: settings.time_bonus_seconds,
        bonusDismissed: surroundings.readDismissal(),
        random: surroundings.random,
      },
    },
  );

  // Its kind is known from `setup`; the children of a snapshot do not carry it through `provide`.
  const bonus = () =>
    actor.getSnapshot().children.timeBonus as ActorRefFrom<typeof timeBonusMachine> | undefined;
  const tellBonus = (user: User | null): void =>
    bonus()?.send(bonusEvent(user, settings.time_bonus_seconds, serverNowMs()));

  let badge = -1;
  const stopBadge = session.subscribe(() => {
    const { totalUnread, totalNewLikes } = session.getSnapshot();
    if (badge === totalUnread + totalNewLikes) return;
    badge = totalUnread + totalNewLikes;
    surroundings.showBadge(badge);
  });

  session.update({ online: surroundings.isOnline() });
  actor.start();
  bonus()?.subscribe((snapshot) => {
    const endsAt = session.getSnapshot().user?.time_bonus_ends_at;
    const { remainingSeconds } = snapshot.context;
    session.update({
      timeBonus:
        endsAt && remainingSeconds > 0
          ? { endsAtMs: Date.parse(endsAt), remainingSeconds, modalOpen: isTimeBonusModalShown(snapshot) }
          : null,
    });
  });
  tellBonus(firstUser);

  const stopWatching = surroundings.watch({
    network: (online) => {
      session.update({ online });
      actor.send({ type: 'network.changed', online });
    },
    pushed: () => actor.send({ type: 'lists.requested' }),
  });

  const request = (wanted: SessionRequest): void => {
    switch (wanted.type) {
      case 'area.entered':
      case 'area.left':
        bonus()?.send(wanted);
        break;
      case 'bonus.dismissed':
        bonus()?.send({ type: 'modal.dismissed' });
        break;
      default:
        actor.send(wanted);
    }
  };

  session.attach({
    request,
    userChanged: (user) => {
      actor.send({ type: 'user.changed', user });
      tellBonus(user);
    },
    stop: () => {
      stopWatching();
      stopBadge();
      actor.stop();
    },
  });
};
