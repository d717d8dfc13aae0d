const storageKey = 'vesper.api-signup';

/** Notes that this account came from a lander or partner: its owner is reminded more plainly (spec §4). */
export const noteApiSignup = (): void => {
  try {
    sessionStorage.setItem(storageKey, '1');
  } catch {
    // Storage may be forbidden; then the alert has to do.
  }
};

export const cameFromApiSignup = (): boolean => {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
};

export const forgetApiSignup = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
};
