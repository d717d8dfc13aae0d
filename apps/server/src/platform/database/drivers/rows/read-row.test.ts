import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import type { BackendMessage } from 'pg-protocol/dist/messages.js';
import { Parser } from 'pg-protocol/dist/parser.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { type OpenDatabase, openDatabase } from '../../database.ts';
import { readRow, shapeOf } from './read-row.ts';
import { leaveRows, type Listening, RowMessage, RowParser } from './row-message.ts';

type Cell = string | null;

/** A row as PostgreSQL writes it. */
const written = (cells: readonly Cell[]): Buffer => {
  const parts = cells.map((cell) => {
    const bytes = Buffer.from(cell ?? '');
    const length = Buffer.alloc(4);
    length.writeInt32BE(cell === null ? -1 : bytes.length);
    return Buffer.concat([length, bytes]);
  });
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(7);
  head.write('D');
  head.writeInt32BE(6 + body.length, 1);
  head.writeInt16BE(cells.length, 5);
  return Buffer.concat([head, body]);
};

const [flag, int8, int2, int4, text, day, moment, uuid] = [16, 20, 21, 23, 25, 1082, 1184, 2950];
const id = '019a1b2c-3d4e-7f5a-8b6c-100000000000';
const rows: readonly (readonly [type: number, cell: Cell][])[] = [
  [],
  [[text, null]],
  [
    [text, ''],
    [int4, '-12'],
    [flag, 't'],
    [flag, 'f'],
    [uuid, id],
    [day, '2026-11-30'],
  ],
  [
    [int2, '0'],
    [int2, '-32768'],
    [int4, '2147483647'],
    [int8, '123456789012345'],
    [int8, '-12345678901234'],
    [int8, '1234567890123456'],
    [int8, '-123456789012345'],
    [int8, '9223372036854775807'],
    [moment, '2026-11-30 21:30:05.12+00'],
    [moment, '2026-11-30 21:30:05+05:30'],
    [moment, 'infinity'],
    [moment, null],
    [text, 'behind it'],
  ],
  // What stands before and behind a letter of several bytes is found by its bytes.
  [
    [text, 'Zoë'],
    [uuid, id],
    [text, '김하늘 😀'],
    [int4, '7'],
    [text, null],
    [text, 'Köln'],
    [day, '1960-02-29'],
    [text, 'plain, to its end'],
  ],
  // The last letter of one byte, the first of two, and one that a byte alone would stand for.
  [
    [text, '\u007f'],
    [text, '\u0080'],
    [text, 'ÿ'],
  ],
];

describe('a row', () => {
  it.each(rows.map((row) => [row]))('is read as the driver reads it: %j', (row) => {
    const cells = row.map(([, cell]) => cell);
    const types = new pg.TypeOverrides();
    // As the product has it (`openPool`).
    types.setTypeParser(int8, Number);
    const columns = row.map(([type], at) => ({
      name: `c${at}`,
      type,
      parse: types.getTypeParser(type) as unknown as (value: string) => unknown,
    }));
    const heard: BackendMessage[] = [];
    const read: Record<string, unknown>[] = [];
    const hear = (message: BackendMessage) => {
      heard.push(message);
      if (message instanceof RowMessage) read.push(readRow(shapeOf(columns), message));
    };
    new RowParser().parse(written(cells), hear);
    new Parser().parse(written(cells), (message) => heard.push(message));
    const [ours, theirs] = heard as (BackendMessage & { fields: Cell[] })[];
    expect([ours?.name, ours?.length, ours?.fields]).toEqual([theirs?.name, theirs?.length, theirs?.fields]);
    expect(theirs?.fields).toEqual(cells);
    expect(read).toEqual([
      Object.fromEntries(
        columns.map(({ name, parse }, at) => {
          const cell = cells[at] ?? null;
          return [name, cell === null ? null : parse(cell)];
        }),
      ),
    ]);
  });

  it('has a value for each of its columns, as often as it comes', () => {
    const shape = shapeOf([
      { name: 'a', type: text },
      { name: 'b', type: text },
    ]);
    const read: Record<string, unknown>[] = [];
    const parser = new RowParser();
    for (const cells of [
      ['é', 'b'],
      [null, 'ü'],
      ['c', null],
    ])
      parser.parse(written(cells), (row) => read.push(readRow(shape, row as RowMessage)));
    expect(read).toEqual([
      { a: 'é', b: 'b' },
      { a: null, b: 'ü' },
      { a: 'c', b: null },
    ]);
  });
});

it('of two columns of one name the last one counts, as for the driver, also where it is null', () => {
  const columns = [int4, int4].map((type) => ({ name: 'a', type, parse: Number }));
  const read: unknown[] = [];
  new RowParser().parse(written(['1', null]), (row) =>
    read.push(readRow(shapeOf(columns), row as RowMessage)),
  );
  expect(read).toEqual([{ a: null }]);
});

it.each([[['a']], [['a', 'b', 'c']]])(
  'a row of other columns than were described is not read: %j',
  (cells) => {
    const shape = shapeOf(['x', 'y'].map((name) => ({ name, type: text })));
    const read = () => new RowParser().parse(written(cells), (row) => readRow(shape, row as RowMessage));
    expect(read).toThrow('other columns');
  },
);

it('a connection hears rows and everything else, in whatever pieces they come', () => {
  const connection = new EventEmitter() as EventEmitter & Listening;
  leaveRows(connection);
  const heard: unknown[] = [];
  for (const name of ['dataRow', 'commandComplete', 'errorMessage', 'readyForQuery'])
    connection.on(name, (message: { fields?: Cell[] }) => heard.push([name, message.fields]));
  const stream = new PassThrough();
  connection.attachListeners(stream);
  const said = Buffer.concat([
    written([id, 'Zoë', null]),
    written(['x'.repeat(300), 'ü', 'y']),
    Buffer.from('C\0\0\0\rSELECT 2\0', 'latin1'),
    Buffer.from('E\0\0\0\u000fSERROR\0C1\0\0', 'latin1'),
    Buffer.from('Z\0\0\0\u0005I', 'latin1'),
  ]);
  for (let at = 0; at < said.length; at += 7) stream.emit('data', said.subarray(at, at + 7));
  expect(heard).toEqual([
    ['dataRow', [id, 'Zoë', null]],
    ['dataRow', ['x'.repeat(300), 'ü', 'y']],
    ['commandComplete', undefined],
    ['errorMessage', undefined],
    ['readyForQuery', undefined],
  ]);
});

describe('what the database answers', () => {
  let database: TestDatabase;
  let open: OpenDatabase;
  beforeAll(async () => {
    database = await makeTestDatabase();
    open = await openDatabase({ databaseUrl: database.databaseUrl, dataFolder: database.dataFolder });
  });
  afterAll(async () => {
    await open.db.destroy();
    await database.remove();
  });

  it('has one value of two of one name, the first time and later', async () => {
    for (let times = 0; times < 3; times += 1)
      expect((await sql`select 1 as a, null::int as a`.execute(open.db)).rows).toEqual([{ a: null }]);
  });

  it('is the same the first time, while it is described, and whenever it is known', async () => {
    const ask = async () => {
      const { rows: found } = await sql`
        select ${id}::uuid as id, n, n > 1 as flag, (n * 1000000000000)::int8 as much, 'Köln ' || n as city, null::text as nothing,
          array['a', 'b c', 'ü'] as list, '2026-11-30'::date as day, '2026-11-30 10:00:00.5+00'::timestamptz as moment,
          1.5::numeric as sum, 0.25::float8 as part, '{"a":["ü"]}'::jsonb as data, '\\x00ff'::bytea as bytes
        from generate_series(1, 2) n`.execute(open.db);
      return found;
    };
    const row = (n: number) => ({
      id,
      n,
      flag: n > 1,
      much: n * 1_000_000_000_000,
      city: `Köln ${n}`,
      nothing: null,
      list: ['a', 'b c', 'ü'],
      day: '2026-11-30',
      moment: new Date('2026-11-30T10:00:00.5Z'),
      sum: '1.5',
      part: 0.25,
      data: { a: ['ü'] },
    });
    for (let times = 0; times < 3; times += 1) {
      const found = await ask();
      expect(found).toEqual([1, 2].map((n) => ({ ...row(n), bytes: expect.anything() })));
      for (const { bytes } of found as { bytes: Uint8Array }[]) expect([...bytes]).toEqual([0, 255]);
    }
  });
});
