import { del, get, set } from 'idb-keyval';
import { askStore } from '../ask-store.ts';

/** Files take their time; what this page has chosen it has at hand. */
const ask = askStore('vesper-files', 'files', 5000);

/** Until the page goes: also where the browser keeps nothing. */
const here = new Map<string, Blob>();

const keyOf = (owner: string, clientId: string): string => `${owner} ${clientId}`;

/** Keeps the file of a message that is not sent yet, under the message's key. */
export const keepFile = async (owner: string, clientId: string, file: Blob): Promise<void> => {
  here.set(keyOf(owner, clientId), file);
  await ask((to) => set(keyOf(owner, clientId), file, to), undefined);
};

export const readFile = async (owner: string, clientId: string): Promise<Blob | undefined> => {
  const key = keyOf(owner, clientId);
  const kept = here.get(key) ?? (await ask((from) => get<unknown>(key, from), undefined));
  return kept instanceof Blob ? kept : undefined;
};

/** The message is with the server, or was taken back; the page goes on showing it while it stands. */
export const forgetFile = async (owner: string, clientId: string): Promise<void> => {
  await ask((from) => del(keyOf(owner, clientId), from), undefined);
};
