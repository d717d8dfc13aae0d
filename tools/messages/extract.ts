import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byId, readSourceMessages, root } from './locale/source-messages.ts';

/** Writes the English texts of the code to `locales/en.json`, sorted by id, each with its description. */
const entries = Object.entries(readSourceMessages())
  .sort(byId)
  .map(([id, { defaultMessage, description }]) => [id, { defaultMessage, description }]);

mkdirSync(join(root, 'locales'), { recursive: true });
writeFileSync(join(root, 'locales/en.json'), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
console.log(`locales/en.json: ${entries.length} texts`);
