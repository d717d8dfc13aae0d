import { useOwnId } from '@vesper/session';
import { useEffect, useState } from 'react';

/** The address of the file of a message that the browser still has; null until it is found. */
export const useKeptFile = (clientId: string | undefined): string | null => {
  const owner = useOwnId();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (clientId === undefined || owner === undefined) return;
    let made: string | undefined;
    let isWanted = true;
    const find = async (): Promise<void> => {
      const { readFile } = await import('../outbox/files/file-store.ts');
      const file = await readFile(owner, clientId);
      if (!file || !isWanted) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    };
    void find();
    return () => {
      isWanted = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [clientId, owner]);
  return address;
};
