import type { z, ZodType } from 'zod';
import type { callSchemas } from './call-schemas.ts';
import type { CallName } from './call-table.ts';

type Schemas = typeof callSchemas;
type Part<N extends CallName, K extends string> =
  Schemas[N] extends Record<K, infer S extends ZodType> ? S : never;

/** What the caller puts into the query string of call `N`; `undefined` where it has none. */
export type CallQuery<N extends CallName> = [Part<N, 'query'>] extends [never]
  ? undefined
  : z.input<Part<N, 'query'>>;
/** What the caller sends as the body of call `N`; `undefined` where it has none. */
export type CallBody<N extends CallName> = [Part<N, 'body'>] extends [never]
  ? undefined
  : z.input<Part<N, 'body'>>;
/** The same two, as the server reads them after checking. */
export type CheckedQuery<N extends CallName> = [Part<N, 'query'>] extends [never]
  ? undefined
  : z.output<Part<N, 'query'>>;
export type CheckedBody<N extends CallName> = [Part<N, 'body'>] extends [never]
  ? undefined
  : z.output<Part<N, 'body'>>;
/** What call `N` answers when it is not refused. */
export type CallAnswer<N extends CallName> = z.output<Part<N, 'answer'>>;
