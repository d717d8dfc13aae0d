import type { SignupSnapshot } from '@vesper/domain';
import type { Snapshot } from 'xstate';

const storageKey = 'vesper.signup';

/** The signup that was under way on this device, as `storableSignup` made it; null when there is none. */
export const keptSignup = (): SignupSnapshot | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'context' in kept ? (kept as SignupSnapshot) : null;
  } catch {
    return null;
  }
};

export const keepSignup = (snapshot: Snapshot<unknown>): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(snapshot));
  } catch {
    // Storage may be full or off: signup then only lives as long as the page.
  }
};

export const forgetSignup = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept then.
  }
};
