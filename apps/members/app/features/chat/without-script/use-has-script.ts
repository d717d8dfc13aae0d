import { useSyncExternalStore } from 'react';

const stays = () => () => undefined;
const yes = () => true;
const no = () => false;

/** Whether the page's script is at work: not in what the server made, and not before the page is awake. */
export const useHasScript = (): boolean => useSyncExternalStore(stays, yes, no);
