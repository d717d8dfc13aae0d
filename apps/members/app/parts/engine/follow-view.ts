import type { ActorEngine, LaterActor } from './use-later-actor.ts';

/**
 * Tells a part of what the machine's screen shows, now and whenever it changes; nothing is rendered for it. For what changes with
 * every key press. Belongs into an effect. Answers how to stop.
 */
export const followView = <E extends ActorEngine, T>(
  { engine, first }: Pick<LaterActor<E>, 'engine' | 'first'>,
  select: (view: ReturnType<E['viewOf']>) => T,
  hear: (part: T) => void,
): (() => void) => {
  if (!engine) {
    hear(select(first));
    return () => undefined;
  }
  const read = (): T => select(engine.viewOf(engine.actor.getSnapshot()) as ReturnType<E['viewOf']>);
  let told = read();
  hear(told);
  const subscription = engine.actor.subscribe(() => {
    const now = read();
    if (Object.is(now, told)) return;
    told = now;
    hear(now);
  });
  return () => subscription.unsubscribe();
};
