import { tabStorage } from '@vesper/session';

const storageName = 'api-signup';

/** Notes that this account came from a lander or partner: its owner is reminded more plainly (spec §4). */
export const noteApiSignup = (): void => void tabStorage.set(storageName, '1');

export const cameFromApiSignup = (): boolean => tabStorage.get(storageName) !== null;

export const forgetApiSignup = (): void => tabStorage.remove(storageName);
