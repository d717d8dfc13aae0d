import { useCallback, useState } from 'react';

/** The message that somebody wants to be led to (by its number), until they are, and the last one that was found. */
export const useWanted = () => {
  const [wanted, setWanted] = useState<number | null>(null);
  const [found, setFound] = useState<number | null>(null);
  const jump = useCallback((seq: number): void => {
    setFound(null);
    setWanted(seq);
  }, []);
  const onArrived = useCallback((seq: number | null): void => {
    setFound(seq);
    setWanted(null);
  }, []);
  return { wanted, found, jump, onArrived };
};
