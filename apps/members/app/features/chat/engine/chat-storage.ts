import type { Outbox, OutboxItem } from '@vesper/domain';
import { tabStorage } from '@vesper/session';
import type { DraftPlace } from '../../../parts/drafts/draft-place.ts';

/** Whose it is, and for whom: several may use one browser, and a conversation has no id before its first message. */
export type Between = DraftPlace;

const outboxName = ({ owner, peer }: Between): string => `outbox.${owner}.${peer}`;

const write = (name: string, value: string | null): void => {
  if (value === null) tabStorage.remove(name);
  else tabStorage.set(name, value);
};

const isOutbox = (value: unknown): value is Outbox =>
  Array.isArray(value) &&
  value.every((item) => typeof item?.clientId === 'string' && typeof item?.content?.kind === 'string');

/**
 * Messages that were not accepted before the page went, to be tried once more in their order: sending one twice does nothing
 * twice, its id is the same. What `staysRefused` stays failed: the server keeps the message that it refused last
 * for money, and looking at an older one must not make that the last.
 * @param kept what the browser keeps of them (`readUnsent`), beyond the life of this tab
 */
export const readOutbox = (
  between: Between,
  kept: Outbox,
  staysRefused: (item: OutboxItem) => boolean,
): Outbox => {
  const here = readTab(between);
  const known = new Set(kept.map(({ clientId }) => clientId));
  // What the browser's database has not taken any more stands in this tab alone, and was written last.
  return [...kept, ...here.filter(({ clientId }) => !known.has(clientId))].map((item) =>
    item.state === 'failed' && staysRefused(item) ? item : { ...item, state: 'queued', errorCode: null },
  );
};

const readTab = (between: Between): Outbox => {
  try {
    const value: unknown = JSON.parse(tabStorage.get(outboxName(between)) ?? '[]');
    return isOutbox(value) ? value : [];
  } catch {
    return [];
  }
};

/**
 * Keeps them in this tab at once, so that no reload loses what the browser's database is still to take. Waiting messages are the
 * server's already and are not kept here.
 */
export const writeOutbox = (between: Between, outbox: Outbox): void => {
  const unsent = outbox.filter(({ state }) => state !== 'waiting');
  write(outboxName(between), unsent.length > 0 ? JSON.stringify(unsent) : null);
};
