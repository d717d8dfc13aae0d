import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { subjects } from './subjects.ts';
import { writeDataMap } from './platform/subject/data-map.ts';

const file = path.join(import.meta.dirname, '../../../docs/data-map.md');

it('is the page in docs; `npm run data-map` writes it anew', () => {
  expect(readFileSync(file, 'utf8')).toBe(writeDataMap(subjects));
});
