import { deviceStorage } from '@vesper/session';
import { keptOwn } from '../../../../frame/kept-own.ts';

/** By the names of a section's fields, its hidden ones among them: what stood in its form; a list of what is chosen several times. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** What was typed into one section, and not known to be saved when its page was left. */
export interface LeftEdit {
  readonly id: string;
  readonly section: string;
  readonly values: FormValues;
}

interface LeftEdits {
  readonly owner: string;
  readonly edits: readonly LeftEdit[];
}

/** Of more pages than anybody leaves like that. */
const mostEdits = 12;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEdit = (value: unknown): value is LeftEdit =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.section === 'string' &&
  isRecord(value.values) &&
  Object.values(value.values)
    .flat()
    .every((text) => typeof text === 'string');

const read = (owner: string): LeftEdits | null => {
  try {
    const value: unknown = JSON.parse(deviceStorage.get(keptOwn.edits) ?? 'null');
    if (!isRecord(value) || value.owner !== owner || !Array.isArray(value.edits)) return null;
    return { owner, edits: value.edits.filter(isEdit) };
  } catch {
    return null;
  }
};

const write = (kept: LeftEdits): void => void deviceStorage.set(keptOwn.edits, JSON.stringify(kept));

/**
 * Makes room on this device for what a member leaves unsaved: without it nothing is kept, so that a page that is left by logging out
 * keeps nothing (`forgetOwn`). What another member has left goes.
 */
export const openEdits = (owner: string): void => {
  if (!read(owner)) write({ owner, edits: [] });
};

/** The one of a section that was left first; the others follow when that is saved. */
export const firstEdit = (owner: string, section: string): LeftEdit | undefined =>
  read(owner)?.edits.find((edit) => edit.section === section);

/** Keeps an edit, in the place of what was kept of it before. */
export const keepEdit = (owner: string, edit: LeftEdit): void => {
  const kept = read(owner);
  if (!kept) return;
  const others = kept.edits.filter(({ id }) => id !== edit.id);
  write({ owner, edits: [...others, edit].slice(-mostEdits) });
};

/** Forgets an edit: it is saved, or not wanted any more. */
export const forgetEdit = (owner: string, id: string): void => {
  const kept = read(owner);
  if (kept?.edits.some((edit) => edit.id === id))
    write({ owner, edits: kept.edits.filter((edit) => edit.id !== id) });
};
