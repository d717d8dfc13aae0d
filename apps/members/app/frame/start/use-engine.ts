import { useCallback, useEffect, useRef, useState } from 'react';

/** Something that runs beside a screen: a machine with its calls, say. */
export interface Engine {
  readonly stop: () => void;
}

/** Fetches what an engine is made of and answers how to start it. Rejects when its code or its data do not come. */
export type LoadEngine<E extends Engine> = () => Promise<() => E>;

export interface LaterEngine<E> {
  /** Undefined until it runs; the screen then shows what the server rendered, and its forms post as without script. */
  readonly engine: E | undefined;
  /** It could not be loaded: shown by `EngineFailure`. */
  readonly hasFailed: boolean;
  /** Loads it again. Never changes. */
  readonly retry: () => void;
}

/**
 * The one way to bring an engine to a screen: loaded once that stands, started only while it is still there, stopped with
 * it. `load` counts as it was at the first render.
 */
export const useEngine = <E extends Engine>(load: LoadEngine<E>): LaterEngine<E> => {
  const [engine, setEngine] = useState<E | null>();
  const [attempt, setAttempt] = useState(0);
  const first = useRef(load);
  const retry = useCallback(() => {
    setEngine(undefined);
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    let running: E | undefined;
    const stop = new AbortController();
    const { signal } = stop;
    first
      .current()
      .then((start) => {
        if (!signal.aborted) setEngine((running = start()));
      })
      .catch(() => {
        if (!signal.aborted) setEngine(null);
      });
    return () => {
      stop.abort();
      running?.stop();
    };
  }, [attempt, retry]);
  return { engine: engine ?? undefined, hasFailed: engine === null, retry };
};
