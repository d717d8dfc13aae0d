import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const keyOf = (name: string): string => `vesper.${name}`;

const read = (name: string): number | null => {
  try {
    const value = localStorage.getItem(keyOf(name));
    return value === null ? null : Number(value);
  } catch {
    // A browser that keeps nothing remembers nothing.
    return null;
  }
};

/** Remembers on this device that something was put away now (spec §4: by timestamp). */
export const rememberNow = (name: string): void => {
  try {
    localStorage.setItem(keyOf(name), String(Date.now()));
  } catch {
    // See above; it is put away until the page is loaded anew.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** When something was put away on this device, in milliseconds; null for never, undefined while that is not known yet. */
export const useRemembered = (name: string): number | null | undefined =>
  useSyncExternalStore(
    subscribe,
    () => read(name),
    () => undefined,
  );
