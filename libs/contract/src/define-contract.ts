export type CallAccess = 'visitor' | 'member';

export interface CallAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path without query; same for all calls of one noun. */
  readonly path: `/api/${string}.php`;
  readonly access: CallAccess;
  /** The call creates or charges: it must carry an `Idempotency-Key`. */
  readonly keyed?: true;
  /** Its body is a form with a file, read while it comes; how long that takes is up to the sender. */
  readonly file?: true;
  /** Query values that tell two calls with the same method and path apart. */
  readonly when?: Readonly<Record<string, string>>;
  /** How long the caller's own browser may keep the answer; without it, it keeps none. */
  readonly cacheSeconds?: number;
  /** The user endpoint and logout act only for requests with the client header (spec §7). */
  readonly clientHeader?: true;
}

/**
 * Where a subject's calls are found. Schema-free, so that the browser can read it without a validation library; the
 * schemas stand in `schemas.ts` beside it. Paths and methods of spec §7 are fixed; the others follow the same style
 * (readings, "Calls").
 */
export type SubjectCalls = Readonly<Record<string, CallAddress>>;

/** What a subject's calls may be refused with. */
export interface SubjectErrors {
  /** Stable code → HTTP status; its text is `refusal.<code>` or `refusal-account.<code>` (spec §8). */
  readonly status: Readonly<Record<string, number>>;
  /** Codes that stand in `error.fields`, one for each field that was refused. */
  readonly fields: readonly string[];
}
