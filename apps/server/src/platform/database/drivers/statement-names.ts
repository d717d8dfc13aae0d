import { createHash } from 'node:crypto';

/** How many statements one connection keeps prepared; the product has some hundreds. What comes later is planned anew. */
const mostNames = 600;
/** A statement with more values than this is a list that was written out (rows to insert): the next one is of another length. */
export const mostValues = 48;

/** Names by text, for all connections of this process: a text is hashed once. */
const hashes = new Map<string, string>();
const mostHashes = 2000;

const hashOf = (text: string): string => {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = `v${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  if (hashes.size < mostHashes) hashes.set(text, hash);
  return hash;
};

/** `begin`, `commit` and the statements of a migration have no plan that could be kept; a question has one without any values too. */
const isPlanned = (text: string, values: number): boolean => values > 0 || text.startsWith('select');

const hasCode = (error: unknown): error is { code: string; message: string } =>
  error instanceof Error && 'code' in error;

/**
 * A migration has changed what a prepared statement answers (a new column in `select *`) while a server was running: the
 * database refuses it from then on, under this name.
 */
export const isStaleStatement = (error: unknown): boolean =>
  hasCode(error) && error.code === '0A000' && error.message.includes('cached plan must not change');

/** The database's word for a statement that it was never given, since the first who asked it was refused (26000). */
export const isUnknownStatement = (error: unknown): boolean => hasCode(error) && error.code === '26000';

/** The names under which one connection keeps its statements prepared: a hash of the text each, and not endlessly many. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #given = 0;

  /** The name for a statement of so many values; undefined when it is to be sent without one. */
  nameOf(text: string, values: number): string | undefined {
    if (!isPlanned(text, values) || values > mostValues) return undefined;
    const hash = hashOf(text);
    return (this.#names.get(hash) ?? this.#give(hash, hash)) || undefined;
  }

  /** The statement of this text is to be prepared again: what the connection knows under its name is of no use any more. */
  renew(text: string): void {
    const hash = hashOf(text);
    this.#names.delete(hash);
    // Without room for another one it is sent without a name, for ever.
    if (this.#give(hash, `${hash}-${this.#given}`) === undefined) this.#names.set(hash, '');
  }

  #give(hash: string, name: string): string | undefined {
    if (this.#given >= mostNames) return undefined;
    this.#given += 1;
    this.#names.set(hash, name);
    return name;
  }
}
