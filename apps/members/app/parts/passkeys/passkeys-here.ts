import { useEffect, useState } from 'react';

/** Whether this browser knows passkeys; only known once the page is in the browser. */
export const usePasskeysHere = (): boolean => {
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(typeof PublicKeyCredential === 'function'), []);
  return known;
};

/** Who puts the device's own window away has changed their mind: that is no failure. */
export const isWithdrawn = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
