import type { Api } from '@vesper/api-client';
import type { LiveEvent } from '@vesper/contract';
import { tickerFrom, timeBonusMachine } from '@vesper/domain';
import { type Actor, createActor, fromPromise } from 'xstate';
import { applyLiveEvent } from '../live/apply-live-event.ts';
import { followNumbers } from '../live/follow-numbers.ts';
import { liveSocket } from '../live/live-socket.ts';
import type { Session } from '../session.ts';
import { type Lists, sessionMachine } from './session.machine.ts';
import type { SessionOptions } from './session-options.ts';
import { partsUnlessSame, unlessSame } from './unless-same.ts';

export type RootActor = Actor<typeof sessionMachine>;

const readLists = async (api: Api): Promise<Lists> => {
  const [chats, likes] = await Promise.all([api.call('chats'), api.call('likes')]);
  return {
    chats: chats.chats,
    totalUnread: chats.total_unread,
    archived: chats.archived,
    likes: { sent: likes.profiles, received: likes.liked_by, matches: likes.matches },
    totalNewLikes: likes.total_new,
  };
};

/** Reads the user with the totals and the number of the last event, as every poll does. */
const readUser = async (session: Session, api: Api, hearNumber: (number: number | null) => void) => {
  const { user: now, totals, last_event: last } = await api.call('user');
  const { totalNewLikes, connection } = session.getSnapshot();
  // More: a like that was given again is told without a ring, and may have been told while there was no connection. Fewer: of
  // who has left or is on a break nothing is told, and the badge would know of fewer than the list marks as new.
  if (totals && totals.new_likes !== totalNewLikes && connection === 'live')
    session.request({ type: 'lists.requested' });
  if (totals) session.update({ totalUnread: totals.unread_messages, totalNewLikes: totals.new_likes });
  hearNumber(last);
  return now;
};

/**
 * Prepares the root actor of a page, with the calls and the browser it needs; what it learns goes into the session. Answers
 * how to create it, as the one who is logged in by then.
 */
export const prepareRootActor = (
  session: Session,
  { api, surroundings, onLoginLost }: SessionOptions,
): (() => RootActor) => {
  const { openSocket: open, nowMs, every } = surroundings;
  let actor: RootActor;

  const takeLive = (event: LiveEvent): void => {
    const { change, reload } = applyLiveEvent(session.getSnapshot(), event);
    session.update(change);
    // What was missed without a connection is read when there is one again; the first poll reads all of it, in its own time.
    const isFirst = event.type === 'ready' && actor.getSnapshot().matches({ member: { beat: 'first' } });
    for (const what of isFirst ? [] : reload)
      actor.send({ type: what === 'lists' ? 'lists.requested' : 'user.requested' });
    session.emitLive(event);
  };

  const { takeFrame, hearNumber, lastEvent } = followNumbers(session, {
    apply: takeLive,
    ask: (after) => actor.send({ type: 'command.given', command: { type: 'resume', after } }),
  });
  const member = () => session.getSnapshot().user?.id ?? null;
  const machine = sessionMachine.provide({
    actors: {
      refreshUser: fromPromise(() => readUser(session, api, hearNumber)),
      readLists: fromPromise(() => readLists(api)),
      socket: liveSocket({ open, nowMs, every, lastEvent, member }),
      timeBonus: timeBonusMachine.provide({
        actors: { ticker: tickerFrom({ now: () => nowMs() + session.clockOffsetMs, every }) },
        actions: { rememberDismissal: surroundings.storeDismissal },
      }),
    },
    actions: {
      publishUser: (_, params) => session.setUser(unlessSame(session.getSnapshot().user, params.user)),
      // That they were read at all is news to who shows them: a card that had gone comes back with the same words.
      publishLists: (_, { lists: { likes, ...others } }) =>
        session.update({ likes, ...partsUnlessSame(session.getSnapshot(), others) }),
      publishConnection: (_, { connection }) => session.update({ connection }),
      publishLive: (_, { event }) => takeFrame(event),
      leave: onLoginLost,
    },
  });
  return () => {
    const { settings, user } = session.getSnapshot();
    actor = createActor(machine, {
      input: {
        user,
        online: surroundings.isOnline(),
        timeBonusSeconds: settings.time_bonus_seconds,
        bonusDismissed: surroundings.readDismissal(),
        random: surroundings.random,
      },
    });
    return actor;
  };
};
