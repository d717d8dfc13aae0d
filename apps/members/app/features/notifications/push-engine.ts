import type { Api } from '@vesper/api-client';
import { pushMachine } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { pushStatusHere, subscribeToPush, unsubscribeFromPush } from '@vesper/session/push';
import { type Actor, createActor, fromPromise } from 'xstate';

export type PushActor = Actor<typeof pushMachine>;

/** Starts the machine of push on this device, as the browser stands now. */
export const startPush = async (api: Api, session: Session): Promise<PushActor> => {
  const publicKey = session.getSnapshot().settings.push_public_key;
  const actor: PushActor = createActor(
    pushMachine.provide({
      actors: {
        subscribe: fromPromise(async () => {
          const status = await subscribeToPush(api, publicKey);
          if (status === 'subscribed') session.patchUser({ push_subscribed: true });
          return status;
        }),
        unsubscribe: fromPromise(async () => {
          await unsubscribeFromPush();
          session.patchUser({ push_subscribed: false });
        }),
      },
    }),
    { input: { status: await pushStatusHere(publicKey) } },
  );
  actor.start();
  return actor;
};
