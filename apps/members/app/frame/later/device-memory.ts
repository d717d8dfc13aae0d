import { deviceStorage } from '@vesper/session';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const read = (name: string): number | null => {
  const value = deviceStorage.get(name);
  return value === null ? null : Number(value);
};

/** Remembers on this device that something was put away now (spec §4: by timestamp). */
export const rememberNow = (name: string): void => {
  deviceStorage.set(name, String(Date.now()));
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
