import type { QueryResult } from 'pg';
import { expect, it } from 'vitest';
import { type Shapes, toDriver } from './known-statement.ts';
import { shapeOf } from './rows/read-row.ts';
import { RowMessage } from './rows/row-message.ts';

/** A row of one column with this letter in it. */
const row = (letter: string): RowMessage =>
  new RowMessage(Buffer.from(`\0\u0001\0\0\0\u0001${letter}`, 'latin1'), 0, 11);

/** What the driver calls of a query whose answer comes. */
interface Heard {
  handleDataRow(row: RowMessage): void;
  handleCommandComplete(message: { readonly text: string }): void;
  handleReadyForQuery(): void;
}

const parse = (letter: string): string => {
  if (letter === 'x') throw new Error('no such letter');
  return letter;
};
const shapes: Shapes = new Map([['known', { ...shapeOf([{ name: 'a', type: 25, parse }]), fields: [] }]]);

/** Answers a known statement with these rows. */
const answer = (letters: readonly string[]): { error: Error | null; result: QueryResult | undefined } => {
  let settled: { error: Error | null; result: QueryResult | undefined } | undefined;
  const query = toDriver({ text: 'select a', values: [] }, 'known', shapes, (error, result) => {
    settled = { error, result };
  }) as unknown as Heard;
  for (const letter of letters) query.handleDataRow(row(letter));
  expect(settled).toBeUndefined();
  query.handleCommandComplete({ text: `SELECT ${letters.length}` });
  query.handleReadyForQuery();
  if (!settled) throw new Error('it was not answered');
  return settled;
};

it('a known statement is answered with its rows', () => {
  const { error, result } = answer(['a', 'b']);
  expect([error, result?.rows, result?.rowCount, result?.command]).toEqual([
    null,
    [{ a: 'a' }, { a: 'b' }],
    2,
    'SELECT',
  ]);
});

it('one of its rows that can not be read fails it once all of it was heard, and nothing else', () => {
  const { error, result } = answer(['a', 'x', 'b']);
  expect([error?.message, result]).toEqual(['no such letter', undefined]);
});
