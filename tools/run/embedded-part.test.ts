import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { embeddedLongPart, embeddedOnly, embeddedPart, postgresOnly } from './embedded-part.ts';

const names = readdirSync(path.join(import.meta.dirname, '../../apps/server/src'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => path.basename(file));

const listed = [...Object.keys({ ...embeddedPart, ...embeddedLongPart }), ...embeddedOnly, ...postgresOnly];
it.each(listed)('%s is one file', (name) => {
  expect(names.filter((file) => file === name)).toHaveLength(1);
});

it('what is run on the embedded database only is run there', () => {
  expect(embeddedOnly.filter((name) => !(name in embeddedPart))).toEqual([]);
});
