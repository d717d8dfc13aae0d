import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { type Engine, type LaterEngine, useEngine } from '../../frame/start/use-engine.ts';

/** A running machine with whatever feeds it. */
export interface ActorEngine<A extends AnyActorRef = AnyActorRef, V = unknown> extends Engine {
  readonly actor: A;
  /** What a snapshot shows. It comes with the machine, so that a first load needs nothing of either. */
  readonly viewOf: (snapshot: SnapshotFrom<A>) => V;
}

type EventOf<E extends ActorEngine> = Parameters<E['actor']['send']>[0];
type ViewOf<E extends ActorEngine> = ReturnType<E['viewOf']>;

/** Changes only with the machine's coming and going; what it shows is read with `useView`. */
export interface LaterActor<E extends ActorEngine> extends LaterEngine<E> {
  /** What is shown until the machine runs. */
  readonly first: ViewOf<E>;
  /** Sends an event; those sent before the machine runs wait for it in their order. Never changes. */
  readonly send: (event: EventOf<E>) => void;
}

/** Each part of a screen asks for the view of the same snapshot. */
const remembered = <S, V>(viewOf: (snapshot: S) => V): ((snapshot: S) => V) => {
  let last: { readonly snapshot: S; readonly view: V } | undefined;
  return (snapshot) => {
    if (last?.snapshot !== snapshot) last = { snapshot, view: viewOf(snapshot) };
    return last.view;
  };
};

/** A machine that is loaded after its screen stands. `load` and `first` count as they were at the first render. */
export const useLaterActor = <E extends ActorEngine>(
  load: () => Promise<() => E>,
  first: ViewOf<E>,
): LaterActor<E> => {
  const running = useRef<E | undefined>(undefined);
  const kept = useRef<EventOf<E>[]>([]);
  const [atFirst] = useState(first);
  const { engine, hasFailed, retry } = useEngine(async () => {
    const start = await load();
    return (): E => {
      const started = start();
      for (const event of kept.current.splice(0)) started.actor.send(event);
      running.current = started;
      return {
        ...started,
        viewOf: remembered(started.viewOf),
        stop: () => {
          running.current = undefined;
          started.stop();
        },
      };
    };
  });
  const send = useCallback((event: EventOf<E>): void => {
    if (running.current) running.current.actor.send(event);
    else kept.current.push(event);
  }, []);
  return useMemo(
    () => ({ engine, hasFailed, retry, send, first: atFirst }),
    [engine, hasFailed, retry, send, atFirst],
  );
};

/** A part of what the machine's screen shows; renders anew only when that part changes. Objects need a `compare`. */
export const useView = <E extends ActorEngine, T>(
  { engine, first }: Pick<LaterActor<E>, 'engine' | 'first'>,
  select: (view: ViewOf<E>) => T,
  compare?: (a: T, b: T) => boolean,
): T =>
  useSelector(
    engine?.actor,
    (snapshot: SnapshotFrom<E['actor']> | undefined) =>
      select(engine && snapshot ? (engine.viewOf(snapshot) as ViewOf<E>) : first),
    compare,
  );
