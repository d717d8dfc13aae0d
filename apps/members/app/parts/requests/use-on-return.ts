import { useEffect, useRef } from 'react';

/** Does something each time one comes back to the page: from another tab, another program or a phone that slept. */
export const useOnReturn = (act: () => void): void => {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => {
    const onVisibility = (): void => {
      if (document.visibilityState === 'visible') newest.current();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
};
