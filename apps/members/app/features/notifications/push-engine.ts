import type { Api } from '@vesper/api-client';
import { pushMachine } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { pushStatusHere, subscribeToPush, unsubscribeFromPush } from '@vesper/session/push';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { ActorEngine } from '../../parts/engine/use-later-actor.ts';

export type PushActor = Actor<typeof pushMachine>;

/** Answers how to start the machine of push on this device, as the browser stands now. */
export const loadPush = async (api: Api, session: Session): Promise<() => ActorEngine<PushActor>> => {
  const publicKey = session.getSnapshot().settings.push_public_key;
  const status = await pushStatusHere(publicKey);
  return () => {
    const actor: PushActor = createActor(
      pushMachine.provide({
        actors: {
          subscribe: fromPromise(async () => {
            const answer = await subscribeToPush(api, publicKey);
            if (answer === 'subscribed') session.patchUser({ push_subscribed: true });
            return answer;
          }),
          unsubscribe: fromPromise(async () => {
            await unsubscribeFromPush();
            session.patchUser({ push_subscribed: false });
          }),
        },
      }),
      { input: { status } },
    );
    actor.start();
    return { actor, stop: () => actor.stop() };
  };
};
