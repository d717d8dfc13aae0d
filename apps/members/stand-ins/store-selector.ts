import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

interface Selection<T> {
  readonly value: T;
}

/**
 * What `@xstate/react` asks of the package `use-sync-external-store/with-selector`, on React's own hook: that package brings
 * a second build and shims for Reacts before 18 along, which weigh more than all the rest of the selectors. Stands in for it
 * in the bundle (`vite.config.ts`).
 *
 * Answers a part of what a store holds. It renders anew only when that part changes, by `isEqual` or as another value; as
 * long as it does not, the answer stays the same object.
 */
export const useSyncExternalStoreWithSelector = <S, T>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => S,
  getServerSnapshot: (() => S) | null | undefined,
  selector: (snapshot: S) => T,
  isEqual: (a: T, b: T) => boolean = Object.is,
): T => {
  const shown = useRef<Selection<T> | null>(null);
  const select = useMemo(() => {
    let last: (Selection<T> & { readonly snapshot: S }) | null = null;
    return (snapshot: S): T => {
      if (last && Object.is(last.snapshot, snapshot)) return last.value;
      const next = selector(snapshot);
      const before = last ?? shown.current;
      const value = before && isEqual(before.value, next) ? before.value : next;
      last = { snapshot, value };
      return value;
    };
  }, [selector, isEqual]);
  const value = useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    getServerSnapshot ? () => select(getServerSnapshot()) : undefined,
  );
  useEffect(() => {
    shown.current = { value };
  }, [value]);
  return value;
};
