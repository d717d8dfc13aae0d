import type { SignupSnapshot } from '@vesper/domain';
import { deviceStorage } from '@vesper/session';
import type { Snapshot } from 'xstate';

const storageName = 'signup';

/** The signup that was under way on this device, as `storableSignup` made it; null when there is none. */
export const keptSignup = (): SignupSnapshot | null => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(storageName) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'context' in kept ? (kept as SignupSnapshot) : null;
  } catch {
    return null;
  }
};

export const keepSignup = (snapshot: Snapshot<unknown>): void =>
  void deviceStorage.set(storageName, JSON.stringify(snapshot));

export const forgetSignup = (): void => deviceStorage.remove(storageName);
