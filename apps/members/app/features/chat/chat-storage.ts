import type { Outbox } from '@vesper/domain';

// Kept by the other member, because a conversation has no id before its first message. Storage may be off or full: then
// a text lives as long as its page.

const draftKey = (member: string): string => `vesper.draft.${member}`;
const outboxKey = (member: string): string => `vesper.outbox.${member}`;

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    return;
  }
};

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

export const readDraft = (member: string): string => read(draftKey(member)) ?? '';
export const writeDraft = (member: string, text: string): void => write(draftKey(member), text || null);

const isOutbox = (value: unknown): value is Outbox =>
  Array.isArray(value) &&
  value.every((item) => typeof item?.clientId === 'string' && typeof item?.text === 'string');

/** Messages that were not accepted before the page went; sending one twice does nothing twice, its id is the same. */
export const readOutbox = (member: string): Outbox => {
  try {
    const value: unknown = JSON.parse(read(outboxKey(member)) ?? '[]');
    // What was refused may be allowed by now (credits bought, premium): everything is tried once more, in its order.
    return isOutbox(value) ? value.map((item) => ({ ...item, state: 'queued', errorCode: null })) : [];
  } catch {
    return [];
  }
};

/** Waiting messages are the server's already and are not kept here. */
export const writeOutbox = (member: string, outbox: Outbox): void => {
  const unsent = outbox.filter(({ state }) => state !== 'waiting');
  write(outboxKey(member), unsent.length > 0 ? JSON.stringify(unsent) : null);
};
