import { expect, it } from 'vitest';
import { sendRaw } from './embedded-answer.ts';
import { shapeOf } from './rows/read-row.ts';

/** A row of one column with this letter in it. */
const row = (letter: string): string => `D\0\0\0\u000b\0\u0001\0\0\0\u0001${letter}`;

/** A database that says this. */
const saying = (said: string): Parameters<typeof sendRaw>[0] => ({
  execProtocolRawStream: (_message, options) => {
    options?.onRawData(Buffer.from(said, 'latin1'));
    return Promise.resolve();
  },
});

it('a row that can not be read fails the statement, and what comes behind it is heard', async () => {
  const shape = shapeOf([
    {
      name: 'a',
      type: 25,
      parse: (letter) => {
        if (letter === 'x') throw new Error('no such letter');
        return letter;
      },
    },
  ]);
  const said = `${row('a')}${row('x')}${row('b')}C\0\0\0\rSELECT 3\0Z\0\0\0\u0005T`;
  const { error, rows, tag, status } = await sendRaw(saying(said), new Uint8Array(), shape);
  expect(error?.message).toBe('no such letter');
  expect([rows, tag, status]).toEqual([[{ a: 'a' }, { a: 'b' }], 'SELECT 3', 'T']);
});
