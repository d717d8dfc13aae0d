import { useCallback, useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import { type Engine, type LaterEngine, useEngine } from '../../frame/start/use-engine.ts';

/** A running machine with whatever feeds it. */
export interface ActorEngine<A extends AnyActorRef> extends Engine {
  readonly actor: A;
}

type EventOf<A extends AnyActorRef> = Parameters<A['send']>[0];

export interface LaterActor<A extends AnyActorRef> extends Omit<LaterEngine<never>, 'engine'> {
  /** Undefined until it runs. */
  readonly actor: A | undefined;
  /** Sends an event; those sent before the machine runs wait for it in their order. Never changes. */
  readonly send: (event: EventOf<A>) => void;
}

/** A machine that is loaded after its screen stands; read it with the selectors of `@xstate/react`. */
export const useLaterActor = <A extends AnyActorRef>(
  load: () => Promise<() => ActorEngine<A>>,
): LaterActor<A> => {
  const running = useRef<A | undefined>(undefined);
  const kept = useRef<EventOf<A>[]>([]);
  const { engine, hasFailed, retry } = useEngine(async () => {
    const start = await load();
    return (): ActorEngine<A> => {
      const { actor, stop } = start();
      for (const event of kept.current.splice(0)) actor.send(event);
      running.current = actor;
      return {
        actor,
        stop: () => {
          running.current = undefined;
          stop();
        },
      };
    };
  });
  const send = useCallback((event: EventOf<A>): void => {
    if (running.current) running.current.send(event);
    else kept.current.push(event);
  }, []);
  return { actor: engine?.actor, hasFailed, retry, send };
};
