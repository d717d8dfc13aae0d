import { prepareRootActor, type RootActor } from './root-actor.ts';
import type { Session, SessionRequest } from '../session.ts';
import { tellReceived } from '../live/tell-received.ts';
import type { SessionOptions } from './session-options.ts';
import { bonusOf, followBonus } from './time-bonus-feed.ts';

/** Shows on the app's icon how much is new, whenever that changes. Answers how to stop. */
const followBadge = (session: Session, show: (count: number) => void): (() => void) => {
  let badge = -1;
  return session.subscribe(() => {
    const { totalUnread, totalNewLikes } = session.getSnapshot();
    if (badge === totalUnread + totalNewLikes) return;
    badge = totalUnread + totalNewLikes;
    show(badge);
  });
};

/** Starts the root actor and attaches it to its session. */
const start = (session: Session, options: SessionOptions, createActor: () => RootActor): void => {
  const { surroundings } = options;
  const actor = createActor();
  const stopBadge = followBadge(session, surroundings.showBadge);
  session.update({ online: surroundings.isOnline() });
  actor.start();
  const stopTelling = tellReceived(session, options.api);
  const tellBonus = followBonus(session, actor, surroundings.nowMs);

  const stopWatching = surroundings.watch({
    network: (online) => {
      session.update({ online });
      actor.send({ type: 'network.changed', online });
    },
    pushed: () => actor.send({ type: 'lists.requested' }),
    hidden: () => {
      if (session.getSnapshot().user) surroundings.tellHidden();
    },
  });

  const request = (wanted: SessionRequest): void => {
    switch (wanted.type) {
      case 'area.entered':
      case 'area.left':
        bonusOf(actor)?.send(wanted);
        break;
      case 'bonus.dismissed':
        bonusOf(actor)?.send({ type: 'modal.dismissed' });
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
      stopTelling();
      actor.stop();
    },
  });
};

/**
 * Prepares the root actor of a page. Answers how to start it and attach it to its session; `session.detach()` then ends it
 * with its connection and timers.
 */
export const prepareSession = (session: Session, options: SessionOptions): (() => void) => {
  const createActor = prepareRootActor(session, options);
  return () => start(session, options, createActor);
};
