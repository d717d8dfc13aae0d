import type { PGlite } from '@electric-sql/pglite';
import type { BackendMessage, ParameterDescriptionMessage } from 'pg-protocol/dist/messages.js';
import { readRow, type RowShape, shapeOf } from './rows/read-row.ts';
import { type RowMessage, RowParser } from './rows/row-message.ts';

/** A column as the database describes it. */
export interface DescribedColumn {
  readonly name: string;
  /** PostgreSQL's number for its type. */
  readonly dataTypeID: number;
}

/** What the embedded database has said to one piece that was sent. */
export interface EmbeddedAnswer {
  /** The types of the statement's values, where it was to be described. */
  readonly valueTypes: readonly number[];
  /** Undefined where nothing was described, or where it answers no rows. */
  readonly columns: readonly DescribedColumn[] | undefined;
  readonly rows: readonly Record<string, unknown>[];
  /** `SELECT 3`; empty where nothing was done. */
  readonly tag: string;
  /** `I` outside of a transaction, `T` in one, `E` in one that has failed; undefined where it did not come so far. */
  readonly status: string | undefined;
  readonly error: Error | undefined;
}

/**
 * Sends messages to the embedded database and reads its answer with the reader of PostgreSQL's driver: its own took half of the
 * time that a page of search needs, most of it for the texts of rows.
 * @param shape of the rows that it answers; without it they are empty
 */
export const sendRaw = async (
  pglite: Pick<PGlite, 'execProtocolRawStream'>,
  message: Uint8Array,
  shape: RowShape = shapeOf([]),
): Promise<EmbeddedAnswer> => {
  // Copied, since the database goes on writing where it has put them.
  const parts: Buffer[] = [];
  await pglite.execProtocolRawStream(message, { onRawData: (data) => parts.push(Buffer.from(data)) });
  const rows: Record<string, unknown>[] = [];
  const answer: { -readonly [K in keyof EmbeddedAnswer]: EmbeddedAnswer[K] } = {
    valueTypes: [],
    columns: undefined,
    rows,
    tag: '',
    status: undefined,
    error: undefined,
  };
  let failure: unknown;
  /** What comes behind a row that can not be read is heard all the same: it says how the session stands. */
  const readInto = (row: RowMessage): void => {
    try {
      rows.push(readRow(shape, row));
    } catch (error) {
      failure ??= error;
    }
  };
  const take = (said: BackendMessage): void => {
    if (said.name === 'dataRow') readInto(said as RowMessage);
    else if (said.name === 'rowDescription')
      answer.columns = (said as BackendMessage & { fields: readonly DescribedColumn[] }).fields;
    else if (said.name === 'parameterDescription')
      answer.valueTypes = (said as ParameterDescriptionMessage).dataTypeIDs;
    else if (said.name === 'commandComplete') answer.tag = (said as BackendMessage & { text: string }).text;
    else if (said.name === 'readyForQuery')
      answer.status = (said as BackendMessage & { status: string }).status;
    else if (said.name === 'error') answer.error ??= said as BackendMessage & Error;
  };
  const parser = new RowParser();
  for (const part of parts) parser.parse(part, take);
  answer.error ??= failure as Error | undefined;
  return answer;
};
