import { type Deleted, rewrite, type Rewritten } from '../rewrite.ts';

/** Whether a character can stand in an IBAN. */
const belongs = (character: string): boolean => /[0-9a-z]/i.test(character);

/** Letters and figures only, in capitals: how an IBAN is sent and checked. */
export const cleanIban = (text: string): string => text.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** Groups of four, as IBANs are printed on cards and letters. */
export const groupIban = (text: string): string => (cleanIban(text).match(/.{1,4}/g) ?? []).join(' ');

/** Invoices write the word in front, and it is copied along: "IBAN: DE89 ...". */
const printedWord = /^\s*iban[\s:]*(?=[a-z]{2}\d)/i;

/** What the field shows after a key or a paste, and where its caret stands. `caret` counts UTF-16 units of `typed`. */
export const typeIban = (typed: string, caret: number, previous = '', deleted?: Deleted): Rewritten => {
  const skipped = printedWord.exec(typed)?.[0].length ?? 0;
  return rewrite({
    typed: typed.slice(skipped),
    caret: Math.max(0, caret - skipped),
    previous,
    deleted,
    keeps: belongs,
    write: groupIban,
  });
};
