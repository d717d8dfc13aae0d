import type { HintKind } from '../score-message.ts';

/** Sentences of a language: what each kind of hint must find, and what people write who want neither. */
export type Examples = Readonly<Record<HintKind | 'ordinary', readonly string[]>>;
