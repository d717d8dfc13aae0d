import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  memo,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { EngineFailure } from '../start/engine-failure.tsx';

interface LaterPartOptions<P> {
  /** The part itself on the server, which has it at once, so that pages work without script. */
  readonly here?: ComponentType<P> | undefined;
  /** What stands in its place until it comes; a function where that depends on what it is given. */
  readonly waiting?: ReactNode | ((props: P) => ReactNode);
  /**
   * Its failure is told in its place; `over` the page for what opens over it, and `nowhere` for what only helps along. It is
   * tried again by itself when the network is back, wherever that is.
   */
  readonly failure?: 'over' | 'nowhere';
}

interface Attempt<P> {
  readonly props: P;
  readonly retry: () => void;
}

type Attempted<P> = LazyExoticComponent<ComponentType<Attempt<P>>>;

/**
 * The one way to bring a part of a screen along once it is needed. Where its code does not come (offline, or a deploy took
 * it away) that is said with the way to try again, and the rest of the page stays as it is.
 */
export const laterPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { here, waiting, failure }: LaterPartOptions<P> = {},
): ComponentType<P> => {
  const place = (props: P): ReactNode => (typeof waiting === 'function' ? waiting(props) : waiting);
  if (import.meta.env.SSR && here) {
    const Here = here;
    // As deep as in the browser, or what the server rendered would not be taken over there.
    return (props) => (
      <Suspense fallback={place(props)}>
        <Here {...props} />
      </Suspense>
    );
  }
  const Failure = ({ retry }: Attempt<P>) => (
    <div className={failure && `later-failure--${failure}`}>
      <EngineFailure of={{ hasFailed: true, retry }} />
    </div>
  );
  // React keeps what a `lazy` part came to for ever: who tries again, or wants it after a failure, gets another one.
  const attempt = (): Attempted<P> =>
    lazy(async (): Promise<{ default: ComponentType<Attempt<P>> }> => {
      try {
        const Part = await load();
        return { default: ({ props }) => <Part {...props} /> };
      } catch {
        latest = attempt();
        return { default: Failure };
      }
    });
  let latest = attempt();
  // What the server rendered stays until the code has come, as long as nothing else is wanted: React takes away at once what is
  // rendered anew meanwhile, and puts it back when it comes.
  return memo((props: P) => {
    const [Part, setPart] = useState<Attempted<P>>(latest);
    return (
      <Suspense fallback={place(props)}>
        <Part props={props} retry={() => setPart(latest)} />
      </Suspense>
    );
  });
};
