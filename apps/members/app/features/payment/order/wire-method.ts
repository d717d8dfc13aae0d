import { storedIn } from '@vesper/domain';

/** What was chosen among the methods, on the wire: what is kept, or a method and whether it is to be. */
export const toWireMethod = (choice: string, keep: boolean) => {
  const stored = storedIn(choice);
  if (stored !== null) return { stored_method: stored };
  return { method: choice, ...(keep && { keep: true }) };
};
