import type { Outbox, OutboxItem } from '@vesper/domain';
import { del, entries, update } from 'idb-keyval';
import { askStore } from './ask-store.ts';

/** A message that is not sent yet, with whose it is: several members may use one browser. */
interface KeptItem {
  readonly owner: string;
  readonly peer: string;
  /** Counts up in the order in which they were written. */
  readonly place: number;
  readonly item: OutboxItem;
}

/** What has not been sent to one member, in order. */
export interface Unsent {
  readonly peer: string;
  readonly outbox: Outbox;
}

/** Keeps no screen waiting. */
const ask = askStore('vesper', 'outbox', 1000);

let lastPlace = 0;

const nextPlace = (): number => (lastPlace = Math.max(lastPlace + 1, Date.now()));

const keyOf = (owner: string, clientId: string): string => `${owner} ${clientId}`;

const isKept = (value: unknown): value is KeptItem => {
  const { owner, peer, place, item } = (value ?? {}) as Partial<KeptItem>;
  const isItem = typeof item?.clientId === 'string' && typeof item.content?.kind === 'string';
  return isItem && typeof owner === 'string' && typeof peer === 'string' && typeof place === 'number';
};

const readAll = async (owner: string): Promise<KeptItem[]> => {
  const all: [IDBValidKey, unknown][] = await ask((from) => entries(from), []);
  const own = all.map(([, value]) => value).filter(isKept);
  return own.filter((kept) => kept.owner === owner).sort((one, two) => one.place - two.place);
};

/** All that this member has not sent yet, to whom each is written; empty where the browser keeps nothing. */
export const readUnsent = async (owner: string): Promise<Unsent[]> => {
  const byPeer = new Map<string, OutboxItem[]>();
  for (const { peer, item } of await readAll(owner)) byPeer.set(peer, [...(byPeer.get(peer) ?? []), item]);
  return [...byPeer].map(([peer, outbox]) => ({ peer, outbox }));
};

/** Keeps an item; one that is there already keeps its place. */
const keepItem = (owner: string, peer: string, item: OutboxItem): Promise<void> => {
  const kept = (before: KeptItem | undefined): KeptItem => {
    const place = before?.place ?? nextPlace();
    return { owner, peer, place, item };
  };
  return ask((from) => update<KeptItem>(keyOf(owner, item.clientId), kept, from), undefined);
};

/** Notes what has changed in an outbox; what is with the server is forgotten. Answers when that is kept. */
export const keepChanges = async (
  owner: string,
  peer: string,
  before: Outbox,
  now: Outbox,
): Promise<void> => {
  const unsent = now.filter(({ state }) => state !== 'waiting');
  const gone = before.filter(({ clientId }) => !unsent.some((item) => item.clientId === clientId));
  const changed = unsent.filter((item) => !before.includes(item));
  // One after the other: the order in which they were written is theirs.
  for (const item of changed) await keepItem(owner, peer, item);
  for (const { clientId, content } of gone) {
    await ask((from) => del(keyOf(owner, clientId), from), undefined);
    if (content.kind === 'photo' || content.kind === 'voice')
      await (await import('./files/file-store.ts')).forgetFile(owner, clientId);
  }
};
