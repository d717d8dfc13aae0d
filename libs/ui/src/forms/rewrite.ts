/** Which way a key deleted: what is left of a deleted gap must take the character beside it along. */
export type Deleted = 'backward' | 'forward' | undefined;

export interface Rewriting {
  /** What the field holds after the key, gaps and all. */
  readonly typed: string;
  /** Where the caret stands in it, in UTF-16 units. */
  readonly caret: number;
  /** What the field held before. */
  readonly previous: string;
  readonly deleted: Deleted;
  /** Whether a character belongs to the value; all others are gaps that the writing makes. */
  readonly keeps: (character: string) => boolean;
  /** Writes the kept characters out, with gaps; it may drop some at the end, and never changes their order. */
  readonly write: (kept: string) => string;
}

export interface Rewritten {
  readonly text: string;
  readonly caret: number;
}

const keptOf = (text: string, keeps: Rewriting['keeps']): string => [...text].filter(keeps).join('');

/** The place behind the `count`-th kept character, so that the caret stays after the same character. */
export const caretAfter = (text: string, count: number, keeps: Rewriting['keeps']): number => {
  let left = count;
  for (let index = 0; index < text.length; index += 1) {
    if (left === 0) return index;
    if (keeps(text.charAt(index))) left -= 1;
  }
  return text.length;
};

/**
 * Writes a field's text out anew after each key and says where the caret belongs. Deleting a gap deletes the character
 * behind it (before it, with the Delete key): else the gap would be written again and the key would seem dead.
 */
export const rewrite = ({ typed, caret, previous, deleted, keeps, write }: Rewriting): Rewritten => {
  let before = keptOf(typed.slice(0, caret), keeps);
  let after = keptOf(typed.slice(caret), keeps);
  if (deleted && typed.length < previous.length && before + after === keptOf(previous, keeps)) {
    if (deleted === 'backward') before = before.slice(0, -1);
    else after = after.slice(1);
  }
  const text = write(before + after);
  // At the very end the caret goes behind what the writing may have put there, a closing bracket say.
  return { text, caret: after === '' ? text.length : caretAfter(text, before.length, keeps) };
};

/** Reads from a browser's input event which way it deleted. */
export const deletedBy = (event: Event): Deleted => {
  if (!(event instanceof InputEvent)) return undefined;
  if (event.inputType === 'deleteContentBackward') return 'backward';
  return event.inputType === 'deleteContentForward' ? 'forward' : undefined;
};

/** Puts the rewritten text into an input. Does nothing when it stands there already: setting it would move the caret. */
export const place = (input: HTMLInputElement, { text, caret }: Rewritten): void => {
  if (input.value === text) return;
  input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
};
