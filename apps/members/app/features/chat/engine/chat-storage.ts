import type { Outbox } from '@vesper/domain';
import { tabStorage } from '@vesper/session';

// Kept by the other member, because a conversation has no id before its first message.

const draftName = (member: string): string => `draft.${member}`;
const outboxName = (member: string): string => `outbox.${member}`;

const write = (name: string, value: string | null): void => {
  if (value === null) tabStorage.remove(name);
  else tabStorage.set(name, value);
};

export const readDraft = (member: string): string => tabStorage.get(draftName(member)) ?? '';
export const writeDraft = (member: string, text: string): void => write(draftName(member), text || null);

const isOutbox = (value: unknown): value is Outbox =>
  Array.isArray(value) &&
  value.every((item) => typeof item?.clientId === 'string' && typeof item?.text === 'string');

/**
 * Messages that were not accepted before the page went, to be tried once more in their order: sending one twice does nothing
 * twice, its id is the same. What `staysRefused` by its code stays failed: the server keeps the message that it refused last
 * for money, and looking at an older one must not make that the last.
 */
export const readOutbox = (member: string, staysRefused: (code: string) => boolean): Outbox => {
  try {
    const value: unknown = JSON.parse(tabStorage.get(outboxName(member)) ?? '[]');
    if (!isOutbox(value)) return [];
    return value.map((item) =>
      item.state === 'failed' && item.errorCode !== null && staysRefused(item.errorCode)
        ? item
        : { ...item, state: 'queued', errorCode: null },
    );
  } catch {
    return [];
  }
};

/** Waiting messages are the server's already and are not kept here. */
export const writeOutbox = (member: string, outbox: Outbox): void => {
  const unsent = outbox.filter(({ state }) => state !== 'waiting');
  write(outboxName(member), unsent.length > 0 ? JSON.stringify(unsent) : null);
};
