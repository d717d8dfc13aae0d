import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { EngineFailure } from '../start/engine-failure.tsx';

interface LaterPartOptions<P> {
  /** The part itself where it is at hand: the server has it at once, so that pages work without script. */
  readonly here?: ComponentType<P> | undefined;
  /** What stands in its place until it comes. */
  readonly waiting?: ReactNode;
  /**
   * Where its failure is told: in its place, over the page for what opens over it, or nowhere for what only helps along. It
   * is tried again by itself when the network is back, wherever that is.
   */
  readonly failure?: 'here' | 'over' | 'nowhere';
}

interface Attempt<P> {
  readonly props: P;
  readonly retry: () => void;
  readonly failure: LaterPartOptions<P>['failure'];
}

type Attempted<P> = LazyExoticComponent<ComponentType<Attempt<P>>>;

const Failure = ({ retry, failure }: Pick<Attempt<object>, 'retry' | 'failure'>) => {
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  if (failure === 'nowhere') return null;
  const told = <EngineFailure of={{ hasFailed: true, retry }} />;
  return failure === 'over' ? <div className="later-failure">{told}</div> : told;
};

/** React keeps what a `lazy` part came to for ever, so another try is another one. */
const attempt = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  onFailure: () => void,
): Attempted<P> =>
  lazy(async (): Promise<{ default: ComponentType<Attempt<P>> }> => {
    try {
      const Part = await load();
      return { default: ({ props }: Attempt<P>) => <Part {...props} /> };
    } catch {
      onFailure();
      return { default: Failure };
    }
  });

/**
 * The one way to bring a part of a screen along once it is needed. Where its code does not come (offline, or a deploy took
 * it away) that is said with the way to try again, and the rest of the page stays as it is.
 */
export const laterPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { here, waiting = null, failure = 'here' }: LaterPartOptions<P> = {},
): ComponentType<P> => {
  if (here) {
    const Here = here;
    // As deep as in the browser, or what the server rendered would not be taken over there.
    return (props: P) => (
      <Suspense fallback={waiting}>
        <Here {...props} />
      </Suspense>
    );
  }
  let latest: Attempted<P>;
  // Whoever wants the part after a failure begins anew.
  const renew = (): Attempted<P> => (latest = attempt(load, renew));
  renew();
  return function LaterPart(props: P) {
    const [Part, setPart] = useState<Attempted<P>>(latest);
    const retry = useCallback(() => setPart(renew()), []);
    return (
      <Suspense fallback={waiting}>
        <Part props={props} retry={retry} failure={failure} />
      </Suspense>
    );
  };
};
