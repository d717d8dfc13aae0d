import { type Deleted, rewrite } from '../rewrite.ts';
import {
  asNational,
  belongsToPhone,
  isWritable,
  namedCountry,
  type PhoneCountry,
  type PhoneRules,
  writePhone,
} from './phone-number.ts';

/** What stands in the two parts of the field. */
export interface PhoneEntry {
  /** ISO 3166-1 code of the chosen country. */
  readonly country: string;
  readonly text: string;
  /** Where the caret stands in the text, in UTF-16 units. */
  readonly caret: number;
}

export interface PhoneChange {
  /** The number is whole (pasted, or left), and may be turned into a national one. */
  readonly whole: boolean;
  readonly deleted: Deleted;
  /** What the text was before. */
  readonly previous: string;
}

/** Writes a number out, lets it choose its country, and turns it into a national one once it is whole. */
export const writeOut = (
  rules: PhoneRules,
  countries: readonly PhoneCountry[],
  entry: PhoneEntry,
  { whole, deleted, previous }: PhoneChange,
): PhoneEntry => {
  if (!isWritable(entry.text)) return entry;
  const named = namedCountry(rules, countries, entry.country, entry.text);
  const country = named ?? entry.country;
  const next = rewrite({
    typed: entry.text,
    caret: entry.caret,
    previous,
    deleted,
    keeps: belongsToPhone,
    write: (kept) => writePhone(rules, country, kept),
  });
  const national = whole && named ? asNational(rules, country, next.text) : next.text;
  return { country, text: national, caret: national === next.text ? next.caret : national.length };
};
