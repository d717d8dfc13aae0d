import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSyncExternalStoreWithSelector } from './store-selector.ts';

interface Held {
  readonly letters: readonly string[];
  readonly other: number;
}

const aStore = (held: Held) => {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => held,
    change: (next: Partial<Held>) =>
      act(() => {
        held = { ...held, ...next };
        for (const listener of listeners) listener();
      }),
    listeners,
  };
};

const sameLetters = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

const setUp = () => {
  const store = aStore({ letters: ['a'], other: 0 });
  let renders = 0;
  const hook = renderHook(() => {
    renders += 1;
    // A new function and a new list each time, as screens write it.
    return useSyncExternalStoreWithSelector(
      store.subscribe,
      store.read,
      store.read,
      ({ letters }) => [...letters],
      sameLetters,
    );
  });
  return { ...hook, store, renders: () => renders };
};

describe('a part of a store', () => {
  it('renders anew when the part changes, and only then', () => {
    const { result, store, renders } = setUp();
    expect(result.current).toEqual(['a']);
    store.change({ other: 1 });
    expect(renders()).toBe(1);
    store.change({ letters: ['a', 'b'] });
    expect(result.current).toEqual(['a', 'b']);
    expect(renders()).toBe(2);
  });

  it('stays the same object while it is equal, also over a render for another reason', () => {
    const { result, store, rerender } = setUp();
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
    store.change({ letters: ['a'] });
    expect(result.current).toBe(first);
  });

  it('lets go of the store with its screen', () => {
    const { store, unmount } = setUp();
    expect(store.listeners.size).toBe(1);
    unmount();
    expect(store.listeners.size).toBe(0);
  });
});
