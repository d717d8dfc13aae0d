import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeDataMap } from './platform/subject/data-map.ts';
import { subjects } from './subjects.ts';

/** `npm run data-map`: writes `docs/data-map.md` from what the subjects say they keep of a person. */
writeFileSync(path.join(import.meta.dirname, '../../../docs/data-map.md'), writeDataMap(subjects));
