import { deviceStorage } from '@vesper/session';
import { keptOwn } from '../../frame/kept-own.ts';
import { dropUnwritten, writeInPause } from './draft-pause.ts';
import type { DraftPlace } from './draft-place.ts';

/** As they stand on the device: of one member, by the other one of each conversation, the newest last. */
interface Drafts {
  readonly owner: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** So many conversations keep a draft: each pause in one of them writes them all. */
const mostDrafts = 40;

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'texts' in value &&
  typeof value.texts === 'object' &&
  value.texts !== null &&
  Object.values(value.texts).every((text) => typeof text === 'string');

const parse = (kept: string): Drafts | null => {
  try {
    const value: unknown = JSON.parse(kept);
    return isDrafts(value) ? value : null;
  } catch {
    return null;
  }
};

/** What was read last: each row of the list asks, and mostly nothing has changed. */
let known: { readonly kept: string; readonly drafts: Drafts | null } | undefined;
const listeners = new Set<() => void>();

const read = (): Drafts | null => {
  const kept = deviceStorage.get(keptOwn.drafts);
  if (kept === null) return null;
  if (known?.kept !== kept) known = { kept, drafts: parse(kept) };
  return known.drafts;
};

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** The words that somebody has begun to write to somebody, on this device; empty for none. */
export const readDraft = ({ owner, peer }: DraftPlace): string => {
  const drafts = read();
  return drafts?.owner === owner && Object.hasOwn(drafts.texts, peer) ? (drafts.texts[peer] ?? '') : '';
};

/**
 * Keeps them at once, beyond the tab; empty ones are forgotten, with what waits for a pause there. What another member has left on
 * this device goes with the first of them.
 */
export const writeDraft = ({ owner, peer }: DraftPlace, text: string): void => {
  dropUnwritten((place) => place.owner === owner && place.peer === peer);
  if (readDraft({ owner, peer }) === text) return;
  const drafts = read();
  const others = Object.entries(drafts?.owner === owner ? drafts.texts : {}).filter(([id]) => id !== peer);
  const texts = text === '' ? others : [...others, [peer, text] as const].slice(-mostDrafts);
  if (texts.length === 0) deviceStorage.remove(keptOwn.drafts);
  else deviceStorage.set(keptOwn.drafts, JSON.stringify({ owner, texts: Object.fromEntries(texts) }));
  tell();
};

/** Keeps them in the next pause between two keys (`writeInPause`); what was sent or taken away is forgotten at once. */
export const writeDraftInPause = (place: DraftPlace, text: string): void => {
  if (text === '') writeDraft(place, '');
  else writeInPause(place, () => writeDraft(place, text));
};

/** Forgets what is not this member's. */
export const forgetDraftsOfOthers = (owner: string): void => {
  dropUnwritten((place) => place.owner !== owner);
  const drafts = read();
  if (!drafts || drafts.owner === owner) return;
  deviceStorage.remove(keptOwn.drafts);
  tell();
};

/** Tells of every change, also of other tabs. Answers how to stop. */
export const onDrafts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stopElsewhere = deviceStorage.onChangedElsewhere(keptOwn.drafts, listener);
  return () => {
    listeners.delete(listener);
    stopElsewhere();
  };
};
