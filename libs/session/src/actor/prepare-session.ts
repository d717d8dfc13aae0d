import type { User } from '@vesper/contract';
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

/** What the root actor begins with. */
interface Beginning {
  readonly user: User | null;
  readonly online: boolean;
}

/** Starts the root actor, which was created with a beginning, and attaches it to its session. */
const start = (
  session: Session,
  { api, surroundings }: SessionOptions,
  actor: RootActor,
  beginning: Beginning,
): void => {
  const stopBadge = followBadge(session, surroundings.showBadge);
  const online = surroundings.isOnline();
  session.update({ online });
  actor.start();
  // The browser may have done something else since it was created.
  const { user } = session.getSnapshot();
  if (user !== beginning.user) actor.send({ type: 'user.changed', user });
  if (online !== beginning.online) actor.send({ type: 'network.changed', online });
  const stopTelling = tellReceived(session, api);
  const tellBonus = followBonus(session, actor, surroundings.nowMs);

  const stopWatching = surroundings.watch({
    network: (isOnline) => {
      session.update({ online: isOnline });
      actor.send({ type: 'network.changed', online: isOnline });
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
 * Prepares the root actor of a page. Answers how to create it, and that how to start it and attach it to its session:
 * `session.detach()` then ends it with its connection and timers. An old phone takes for each of the three as long as a press may wait.
 */
export const prepareSession = (session: Session, options: SessionOptions): (() => () => void) => {
  const createActor = prepareRootActor(session, options);
  return () => {
    const actor = createActor();
    const beginning = { user: session.getSnapshot().user, online: options.surroundings.isOnline() };
    return () => start(session, options, actor, beginning);
  };
};
