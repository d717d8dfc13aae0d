import { createContext, useContext } from 'react';

/** Opens the report of the other side of this conversation, with these messages (seqs) chosen; none: their newest. */
export type OpenReport = (chosen?: readonly number[]) => void;

/** Given by the screen of a conversation. */
export const Opening = createContext<OpenReport>(() => undefined);

/** Opens the report, from wherever on the screen of a conversation. */
export const useOpenReport = (): OpenReport => useContext(Opening);
