import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Examples } from './example.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';

/** What the table is tried against, by language. */
export const examples: Readonly<Record<string, Examples>> = { en, de, nl, fr, es, it, pl, sv, da, nb, fi };
