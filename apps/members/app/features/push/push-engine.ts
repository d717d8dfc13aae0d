import type { Api } from '@vesper/api-client';
import { pushMachine, pushOffers, type PushSnapshot } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { followPushStatus, pushStatusHere, subscribeToPush, unsubscribeFromPush } from '@vesper/session/push';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { ActorEngine } from '../../parts/engine/use-later-actor.ts';
import type { PushView } from './push-view.ts';

export type PushActor = Actor<typeof pushMachine>;
export type PushEngine = ActorEngine<PushActor, PushView>;

const viewOf = (snapshot: PushSnapshot): PushView => ({
  state: snapshot.value === 'failure' ? 'failed' : snapshot.context.status,
  isBusy: snapshot.value === 'subscribing' || snapshot.value === 'unsubscribing',
  isOn: snapshot.context.status === 'subscribed',
  // The first of what is offered is the button.
  offer: pushOffers(snapshot)[0] ?? null,
});

const pushActors = (api: Api, session: Session, publicKey: string) => ({
  subscribe: fromPromise(async () => {
    const answer = await subscribeToPush(api, publicKey);
    if (answer === 'subscribed') session.patchUser({ push_subscribed: true });
    return answer;
  }),
  unsubscribe: fromPromise(async () => {
    await unsubscribeFromPush();
    session.patchUser({ push_subscribed: false });
  }),
});

/** Tells the machine what the browser says, unless that was overtaken by something that happened while it was asked. */
const tellStatus = async (actor: PushActor, publicKey: string): Promise<void> => {
  const asked = actor.getSnapshot();
  const status = await pushStatusHere(publicKey);
  if (actor.getSnapshot() === asked && status !== asked.context.status)
    actor.send({ type: 'status.changed', status });
};

/** Answers how to start the machine of push on this device, as the browser stands now. */
export const loadPush = async (api: Api, session: Session): Promise<() => PushEngine> => {
  const publicKey = session.getSnapshot().settings.push_public_key;
  const status = await pushStatusHere(publicKey);
  return () => {
    const machine = pushMachine.provide({ actors: pushActors(api, session, publicKey) });
    const actor: PushActor = createActor(machine, { input: { status } });
    actor.start();
    const unfollow = followPushStatus(() => void tellStatus(actor, publicKey));
    return {
      actor,
      viewOf,
      stop: () => {
        unfollow();
        actor.stop();
      },
    };
  };
};
